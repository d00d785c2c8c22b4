import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command } = await import('./lib/say.mjs');
const { reportSummary, runChecks } = await import('./lib/checks.mjs');

await command(async () => reportSummary(await runChecks()));
