import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCommand, printLine } = await import('./lib/command.mjs');
const { prepareServer } = await import('./lib/prepare-server.mjs');
const { runForeground } = await import('./lib/run-program.mjs');

await runCommand(async () => {
  if (process.argv.includes('--help')) {
    const { ensureDependencies } = await import('./lib/install.mjs');
    await ensureDependencies();
    const { buildServer } = await import('./lib/build-server.mjs');
    await buildServer();
    process.exit(await runForeground(['build/server/main.js', '--help']));
  }
  await prepareServer();
  printLine('· Starting the server …');
  process.exit(await runForeground(['build/server/main.js']));
});
