import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCommand } = await import('./lib/command.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { ensureBuild } = await import('./lib/build.mjs');
const { runForeground } = await import('./lib/run-program.mjs');

await runCommand(async () => {
  await ensureDependencies();
  await ensureBuild();
  process.exit(await runForeground(['build/server/seed.js', '--reset', ...process.argv.slice(2)]));
});
