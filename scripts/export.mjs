import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCommand } = await import('./lib/command.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { runForeground } = await import('./lib/run-program.mjs');

await runCommand(async () => {
  await ensureDependencies();
  const { buildServer } = await import('./lib/build-server.mjs');
  await buildServer();
  process.exit(await runForeground(['build/server/export.js', ...process.argv.slice(2)]));
});
