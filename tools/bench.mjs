import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { runCommand, printLine } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { ensureBrowser } = await import('../scripts/lib/browser.mjs');
const { ensureBuild } = await import('../scripts/lib/build.mjs');

await runCommand(async () => {
  await ensureDependencies();
  await ensureBrowser();
  await ensureBuild();
  const { runBenchmarks } = await import('./bench/run-benchmarks.mjs');
  const { formatRow } = await import('./bench/statistics.mjs');
  // Rows are printed as they are measured, so that a later failure does not lose them.
  const rows = await runBenchmarks(process.argv.slice(2), (row) => printLine(formatRow(row)));
  printLine('');
  const missed = rows.filter(({ value, limit, atLeast }) => (atLeast ? value < limit : value > limit));
  printLine(
    missed.length === 0
      ? 'Every row is within its limit.'
      : `${missed.length} of ${rows.length} rows miss their limit.`
  );
  process.exit(missed.length === 0 ? 0 : 1);
});
