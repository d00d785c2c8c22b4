import { requireNode } from '../lib/node-version.mjs';

requireNode();
const { runCommand, printLine, CommandError } = await import('../lib/command.mjs');
const { ensureDependencies } = await import('../lib/install.mjs');

const USAGE = `npm run exb:install -- <client folder>
Installs or updates widgets and themes in the folder "client" of Experience Builder Developer Edition (1.19 to 1.21).`;
/** Maximum number of paths listed; for more only their number is printed. */
const LISTED_PATHS = 12;

const printPaths = (title, paths) => {
  if (paths.length === 0) return;
  printLine(`${title}: ${paths.length}`);
  for (const path of paths.slice(0, LISTED_PATHS)) printLine(`  ${path}`);
  if (paths.length > LISTED_PATHS) printLine(`  and ${paths.length - LISTED_PATHS} more`);
};

await runCommand(async () => {
  const [client, ...rest] = process.argv.slice(2);
  if (!client || rest.length > 0 || client.startsWith('-')) throw new CommandError(USAGE);
  await ensureDependencies();
  const { installSuite } = await import('./install-suite.mjs');
  const { resolve } = await import('node:path');
  const done = installSuite(resolve(client));
  printLine(`Developer Edition ${done.version}. ${done.support}`);
  printPaths('Added', done.added);
  printPaths('Changed', done.changed);
  printPaths('Removed', done.removed);
  if (done.included) printLine("Added the folder to the client's tsconfig.json.");
  const isSame = done.added.length + done.changed.length + done.removed.length === 0;
  printLine(
    `${done.widgets} widgets and ${done.themes} themes in ${done.target}${isSame ? ' (unchanged)' : ''}.`
  );
  if (!isSame)
    printLine(
      'Next: run npm ci in that folder, then restart the client, so that its build finds the new files.'
    );
});
