import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command } = await import('./lib/say.mjs');
const { checkReleases } = await import('./exb/releases.mjs');

await command(async () => process.exit((await checkReleases(process.argv.slice(2))) ? 0 : 1));
