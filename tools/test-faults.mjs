import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { parseArgs } = await import('node:util');
const { runCommand, formatElapsedSeconds, printLine, runStep } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { buildServer } = await import('../scripts/lib/build-server.mjs');
const { printOutcome } = await import('../scripts/lib/outcomes.mjs');
const { parseCount } = await import('./lib/parse-count.mjs');

/*
 * Tests the data after faults: the server killed repeatedly while it writes, connections cut, a full disk, a
 * wrong clock, the routing process killed, a full restore. Takes most of an hour; `--kills 10` kills ten times
 * each and takes minutes.
 */

const KILLS = { embedded: 200, postgres: 50 };
const CUTS = 10;
/** Findings printed per fault. */
const SHOWN = 5;

await runCommand(async () => {
  const { values } = parseArgs({ options: { kills: { type: 'string' } } });
  const wanted = {
    embedded: parseCount('--kills', values.kills, { otherwise: KILLS.embedded, least: 1 }),
    postgres: parseCount('--kills', values.kills, { otherwise: KILLS.postgres, least: 1 })
  };
  await ensureDependencies();
  await runStep('Building the server', buildServer);
  const { createDemoFolder } = await import('../tests/support/demo-server.mjs');
  const faults = await import('./faults/faults.mjs');
  const { restoreFromArchive } = await import('./faults/archive.mjs');
  const { Ledger, signIn } = await import('./faults/ledger.mjs');
  const { startServer } = await import('./faults/server.mjs');

  let [tried, passed] = [0, 0];
  /** @type {import('./faults/faults.mjs').RunFault} */
  const runFault = async (name, fault) => {
    tried += 1;
    const found = await fault().catch((error) => [
      error instanceof Error ? (error.stack ?? error.message) : String(error)
    ]);
    if (found.length === 0) passed += 1;
    printLine(
      `${found.length === 0 ? '·' : '✗'} ${name}${found.length === 0 ? '' : `: ${found.length} problems`} (${formatElapsedSeconds()} s)`
    );
    for (const what of found.slice(0, SHOWN)) printLine(`    ${what}`);
  };

  const { mkdtempSync, rmSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const scratch = mkdtempSync(join(tmpdir(), 'site-faults-'));
  /** @param {string} name */
  const toFolder = (name) => join(scratch, name);
  const postgres = await faults.startOwnPostgres();
  try {
    await runStep('Preparing demonstration data', () => createDemoFolder(toFolder('embedded')));
    const embedded = { SITE_DATA: toFolder('embedded') };
    const first = await startServer(embedded);
    const token = await signIn(first.url);
    await first.stop();
    const ledger = new Ledger(token);

    await faults.killRepeatedly(runFault, 'embedded', wanted.embedded, embedded, ledger);
    for (const [name, shift] of faults.CLOCKS)
      await runFault(`a clock ${name}`, () => faults.shiftClock(embedded, ledger, shift));
    await runFault('the routing process killed', () => faults.killRouting(embedded, ledger));
    await runFault('full restore into an empty folder', () =>
      faults.restoreBackup(embedded, { SITE_DATA: toFolder('restored') }, ledger)
    );
    const noDisk = faults.explainMissingDisk();
    if (noDisk === null)
      await runFault('a full disk', () => faults.runOnFullDisk(toFolder('restored'), {}, token));
    else printLine(`· Skipped: a full disk. ${noDisk}.`);
    if (postgres.missing === null) {
      const onPostgres = {
        SITE_DATA: toFolder('postgres'),
        DATABASE_URL: await postgres.createDatabase('site')
      };
      await runFault('full restore into an empty PostgreSQL', () =>
        faults.restoreBackup({ SITE_DATA: toFolder('restored') }, onPostgres, ledger)
      );
      await faults.killRepeatedly(runFault, 'PostgreSQL', wanted.postgres, onPostgres, ledger);
      await runFault(`connections to the database cut ${CUTS} times`, () =>
        faults.cutConnections(onPostgres, ledger, CUTS)
      );
      await runFault('PostgreSQL lost with its disk, restored from its archive', () =>
        restoreFromArchive(printLine)
      );
    } else printLine(`· Skipped: all faults on PostgreSQL. ${postgres.missing}.`);
    printLine(`${ledger.acknowledged} writes were acknowledged.`);
  } finally {
    postgres.stop?.();
    rmSync(scratch, { recursive: true, force: true });
  }
  printOutcome(`${tried} tried, ${passed} held`, passed < tried);
  process.exit(tried === passed ? 0 : 1);
});
