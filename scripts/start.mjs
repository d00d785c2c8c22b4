import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command, say } = await import('./lib/say.mjs');
const { prepare } = await import('./lib/prepare.mjs');
const { runForeground } = await import('./lib/run.mjs');

await command(async () => {
  if (process.argv.includes('--help')) {
    const { ensureDependencies } = await import('./lib/install.mjs');
    await ensureDependencies();
    const { buildServer } = await import('./lib/build-server.mjs');
    await buildServer();
    process.exit(await runForeground(['build/server/main.js', '--help']));
  }
  await prepare();
  say('· Starting the server …');
  process.exit(await runForeground(['build/server/main.js']));
});
