import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command, elapsed, say } = await import('./lib/say.mjs');
const { runChecks } = await import('./lib/checks.mjs');

await command(async () => {
  const { passed, failed, failures } = await runChecks();
  for (const line of failures) say(`✗ ${line}`);
  say(`${failed === 0 ? 'All is well' : 'Not all is well'} after ${elapsed()} s.`);
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
