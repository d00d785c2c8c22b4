import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command, say } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { ensureBuild } = await import('./lib/build.mjs');

await command(async () => {
  await ensureDependencies();
  await ensureBuild();
  say('Built: build/server and build/host.');
});
