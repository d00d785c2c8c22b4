import { parseArgs } from 'node:util';
import { requireNode } from '../lib/node-version.mjs';

requireNode();
const { runCommand, printLine, CommandError } = await import('../lib/command.mjs');
const { ensureDependencies } = await import('../lib/install.mjs');

const USAGE = `SITE_PORTAL_TOKEN=… npm run exb:publish-maps -- --portal https://… --server https://… [--options exb.json --apply]
Registers web maps, web scenes and the services of their layers as items of a portal. Without --apply it reports what it
would do, and changes nothing.
  --portal    address of the portal, such as https://maps.example/portal or https://www.arcgis.com
  --server    address of the SITE server of the layers; may be in the options file
  --options   JSON file for the items' ids, which exb:experiences reads
  --apply     adds and updates the items`;
const OUTCOMES = {
  add: ['would be added', 'added'],
  update: ['would be updated', 'updated'],
  same: ['is up to date', 'is up to date'],
  kept: ['would not be updated: it was changed in the portal', 'not updated: it was changed in the portal']
};

function parseArguments() {
  try {
    return parseArgs({
      options: {
        portal: { type: 'string' },
        server: { type: 'string' },
        options: { type: 'string' },
        apply: { type: 'boolean', default: false }
      }
    }).values;
  } catch (cause) {
    throw new CommandError(`${cause.message}\n${USAGE}`);
  }
}

await runCommand(async () => {
  const values = parseArguments();
  if (!values.portal) throw new CommandError(USAGE);
  if (values.apply && !values.options)
    throw new CommandError('--apply needs --options <file>, to write the ids of the items.');
  await ensureDependencies();
  const { parseHttpsAddress, readOptions } = await import('./options.mjs');
  const { openPortal } = await import('./portal.mjs');
  const { planItems } = await import('./portal-items.mjs');
  const { formatJsonFile } = await import('./suite-files.mjs');
  const { writeFileSync } = await import('node:fs');
  const portalUrl = parseHttpsAddress(values.portal, 'The address of the portal (--portal)', true);
  const fileOptions = values.options ? readOptions(values.options) : {};
  const server = parseHttpsAddress(
    values.server ?? fileOptions.server,
    'The address of the SITE server (--server)'
  );
  const token = process.env.SITE_PORTAL_TOKEN;
  if (!token)
    throw new CommandError(
      'Set SITE_PORTAL_TOKEN to a token of an account that may create content in the portal.'
    );
  const portal = await openPortal(portalUrl, token);
  const plan = await planItems(portal, server);
  // Items of another portal are not used.
  const items = fileOptions.portalUrl === portalUrl ? { ...fileOptions.items } : {};
  const saveOptions = () =>
    writeFileSync(
      values.options,
      formatJsonFile({
        ...fileOptions,
        server,
        portalUrl,
        username: fileOptions.username ?? portal.username,
        items
      })
    );
  for (const { id, title, type, done, theirs, parameters } of plan) {
    if (values.apply) {
      items[id] = theirs?.id ?? (await portal.addItem(parameters));
      if (done === 'update') await portal.updateItem(theirs, parameters);
      // Saved after each item, so that a lost connection loses nothing.
      saveOptions();
    }
    printLine(`${type} "${title}" (${id}) ${OUTCOMES[done][values.apply ? 1 : 0]}`);
  }
  const countItems = (done) => plan.filter((item) => item.done === done).length;
  const sums = `${countItems('add')} to add, ${countItems('update')} to update, ${countItems('same') + countItems('kept')} unchanged`;
  printLine(
    `${sums}, as ${portal.username}. ${values.apply ? `Ids are in ${values.options}.` : 'Nothing was changed. Run it with --apply.'}`
  );
  if (values.apply && countItems('add') > 0)
    printLine('New items are private. Share them in the portal with their readers.');
});
