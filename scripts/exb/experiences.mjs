import { parseArgs } from 'node:util';
import { requireNode } from '../lib/node-version.mjs';

requireNode();
const { runCommand, printLine, CommandError } = await import('../lib/command.mjs');
const { ensureDependencies } = await import('../lib/install.mjs');

const USAGE = `npm run exb:experiences -- <server folder> --server https://… --username NAME [--options exb.json] [--client <folder>] [--exb 1.19|1.20|1.21] [--dry-run]
Writes every experience as an app of Experience Builder Developer Edition into its folder "server".
  --server    address of the SITE server that widgets and layers ask; may stand in the options file
  --username  user name in the portal of whoever edits the apps: the builder lists those of the user who is signed in;
              may be written in the options file
  --options   JSON file with server, portalUrl, username, clientId, items (exb:publish-maps writes them), pages
  --client    the folder "client" of the same installation; beside the server folder when left out
  --exb       the line to write for; the client's own when left out
  --dry-run   says what would be written, and writes nothing`;
const LINES = ['1.19', '1.20', '1.21'];
const OUTCOMES = {
  new: 'new',
  changed: 'written again',
  same: 'as it was',
  kept: 'kept: it was changed in the builder, and those changes stay'
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
    throw new CommandError(`--exb ${values.exb} is none of ${LINES.join(', ')}.`);
  await ensureDependencies();
  const { existsSync } = await import('node:fs');
  const { join, resolve } = await import('node:path');
  const { parseHttpsAddress, readOptions } = await import('./options.mjs');
  const { isInstalledIn } = await import('./install-suite.mjs');
  const { writeApps } = await import('./write-apps.mjs');
  if (values.options && !existsSync(values.options))
    throw new CommandError(`There is no file ${values.options}.`);
  const fileOptions = values.options ? readOptions(values.options) : {};
  const server = parseHttpsAddress(
    values.server ?? fileOptions.server,
    'The address of the SITE server (--server)'
  );
  const username = values.username ?? fileOptions.username ?? '';
  if (username.trim() === '')
    throw new CommandError(
      'Name the user who is to edit the apps: --username, as they sign in to the portal. The builder lists the apps of the user who is signed in only.'
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
      `Links to ${missing.join(', ')} stay as they are; "pages" of the options file may say where these stand.`
    );
  if (!isInstalledIn(client))
    printLine(`Their widgets are not in ${client} yet: npm run exb:install -- ${JSON.stringify(client)}`);
});
