import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command, say } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
const { ensureBuild } = await import('./lib/build.mjs');

await command(async () => {
  await ensureDependencies();
  await ensureBrowser();
  await ensureBuild();
  const { bench } = await import('./bench/all.mjs');
  const { printRow } = await import('./bench/figures.mjs');
  // Rows are printed as they are measured, so that a later failure does not lose them.
  const rows = await bench(process.argv.slice(2), (row) => say(printRow(row)));
  say('');
  const missed = rows.filter(({ value, limit, atLeast }) => (atLeast ? value < limit : value > limit));
  say(
    missed.length === 0
      ? 'Every row is within its limit.'
      : `${missed.length} of ${rows.length} rows miss their limit.`
  );
  process.exit(missed.length === 0 ? 0 : 1);
});
