import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { ensureBuild } = await import('./lib/build.mjs');
const { runForeground } = await import('./lib/run.mjs');

await command(async () => {
  await ensureDependencies();
  await ensureBuild();
  process.exit(await runForeground(['build/server/seed.js', '--reset', ...process.argv.slice(2)]));
});
