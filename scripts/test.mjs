import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCommand } = await import('./lib/command.mjs');
const { reportSummary, runChecks } = await import('./lib/checks.mjs');

await runCommand(async () => reportSummary(await runChecks()));
