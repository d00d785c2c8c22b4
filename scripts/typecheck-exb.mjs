import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCommand } = await import('./lib/command.mjs');
const { checkReleases } = await import('./exb/releases.mjs');

await runCommand(async () => process.exit((await checkReleases(process.argv.slice(2))) ? 0 : 1));
