import { parseArgs } from 'node:util';
import { requireNode } from '../lib/node-version.mjs';

requireNode();
const { runCommand, printLine, CommandError } = await import('../lib/command.mjs');
const { ensureDependencies } = await import('../lib/install.mjs');

const USAGE = `npm run exb:experiences -- <server folder> --server https://… --username NAME [--options exb.json] [--client <folder>] [--exb 1.19|1.20|1.21] [--dry-run]
Writes every experience as an app of Experience Builder Developer Edition into its folder "server".
  --server    address of the SITE server for widgets and layers; may be in the options file
  --username  portal user who edits the apps: the builder lists only the apps of the signed-in user; may be in the
              options file
  --options   JSON file with server, portalUrl, username, clientId, items (exb:publish-maps writes them), pages
  --client    the folder "client" of the same installation; by default beside the server folder
  --exb       version to write for; by default the client's
  --dry-run   reports what would be written, and writes nothing`;
const LINES = ['1.19', '1.20', '1.21'];
const OUTCOMES = {
  new: 'new',
  changed: 'updated',
  same: 'unchanged',
  kept: 'not updated: it was changed in the builder'
};

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        server: { type: 'string' },
        username: { type: 'string' },
        options: { type: 'string' },
        client: { type: 'string' },
        exb: { type: 'string' },
        'dry-run': { type: 'boolean', default: false }
      }
    });
  } catch (cause) {
    throw new CommandError(`${cause.message}\n${USAGE}`);
  }
}

await runCommand(async () => {
  const { values, positionals } = parseArguments();
  if (positionals.length !== 1) throw new CommandError(USAGE);
  if (values.exb && !LINES.includes(values.exb))
    throw new CommandError(`--exb ${values.exb} is not supported. Use one of ${LINES.join(', ')}.`);
  await ensureDependencies();
  const { existsSync } = await import('node:fs');
  const { join, resolve } = await import('node:path');
  const { parseHttpsAddress, readOptions } = await import('./options.mjs');
  const { isInstalledIn } = await import('./install-suite.mjs');
  const { writeApps } = await import('./write-apps.mjs');
  if (values.options && !existsSync(values.options))
    throw new CommandError(`The file ${values.options} does not exist.`);
  const fileOptions = values.options ? readOptions(values.options) : {};
  const server = parseHttpsAddress(
    values.server ?? fileOptions.server,
    'The address of the SITE server (--server)'
  );
  const username = values.username ?? fileOptions.username ?? '';
  if (username.trim() === '')
    throw new CommandError(
      'Name the user who edits the apps: --username, as in the portal. The builder lists only the apps of the signed-in user.'
    );
  const options = {
    username,
    clientId: fileOptions.clientId,
    items: fileOptions.items ?? {},
    pages: fileOptions.pages ?? {},
    missing: new Set(),
    server,
    portalUrl: fileOptions.portalUrl
      ? parseHttpsAddress(fileOptions.portalUrl, 'portalUrl')
      : `${server}/arcgis`
  };
  const folder = resolve(positionals[0]);
  const client = resolve(values.client ?? join(folder, '../client'));
  const { exbVersion, apps } = writeApps({
    server: folder,
    client,
    options,
    exb: values.exb,
    dryRun: values['dry-run']
  });
  for (const { experience, folder: where, done } of apps)
    printLine(`${experience} → ${where}: ${OUTCOMES[done]}`);
  printLine(
    `${apps.length} experiences for ${exbVersion}, listed for ${username}${values['dry-run'] ? '; nothing was written' : ''}.`
  );
  const missing = [...options.missing].sort();
  if (missing.length > 0)
    printLine(
      `Links to ${missing.join(', ')} are unchanged. Give their addresses in "pages" of the options file.`
    );
  if (!isInstalledIn(client))
    printLine(`Their widgets are not in ${client} yet: npm run exb:install -- ${JSON.stringify(client)}`);
});
