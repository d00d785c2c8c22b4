import { requireNode } from '../lib/node-version.mjs';

requireNode();
const { command, say, Stop } = await import('../lib/say.mjs');
const { ensureDependencies } = await import('../lib/install.mjs');

const USAGE = `npm run exb:install -- <client folder>
Puts widgets and themes into the folder "client" of Experience Builder Developer Edition (1.19 to 1.21), or renews them.`;
/** Maximum number of paths listed; for more only their number is printed. */
const NAMED = 12;

const list = (title, paths) => {
  if (paths.length === 0) return;
  say(`${title}: ${paths.length}`);
  for (const path of paths.slice(0, NAMED)) say(`  ${path}`);
  if (paths.length > NAMED) say(`  and ${paths.length - NAMED} more`);
};

await command(async () => {
  const [client, ...rest] = process.argv.slice(2);
  if (!client || rest.length > 0 || client.startsWith('-')) throw new Stop(USAGE);
  await ensureDependencies();
  const { installSuite } = await import('./install-suite.mjs');
  const { resolve } = await import('node:path');
  const done = installSuite(resolve(client));
  say(`Developer Edition ${done.version}. ${done.told}`);
  list('Added', done.added);
  list('Changed', done.changed);
  list('Removed', done.removed);
  if (done.included) say("Added the folder to the client's tsconfig.json.");
  const isSame = done.added.length + done.changed.length + done.removed.length === 0;
  say(
    `${done.widgets} widgets and ${done.themes} themes in ${done.target}${isSame ? ', as they were' : ''}.`
  );
  if (!isSame)
    say('Next: npm ci in that folder, then start the client again (its build sees new files only then).');
});
