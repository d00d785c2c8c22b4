import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCommand, printLine } = await import('./lib/command.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { ensureBuild } = await import('./lib/build.mjs');

await runCommand(async () => {
  await ensureDependencies();
  await ensureBuild();
  printLine('Built: build/server and build/host.');
});
