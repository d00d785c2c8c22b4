import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { parseArgs } = await import('node:util');
const { runCommand, formatElapsedSeconds, printLine, runStep } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { buildServer } = await import('../scripts/lib/build-server.mjs');
const { printOutcome } = await import('../scripts/lib/outcomes.mjs');
const { parseCount } = await import('./lib/parse-count.mjs');
const { MILLION } = await import('./faults/restore-million.mjs');

/*
 * Tests the data after faults: the server killed repeatedly while it writes, connections cut, a full disk, a
 * wrong clock, the routing process killed, a full restore, hostile geometries, failing statements, millions of rows.
 * Takes two hours; `--kills 10` kills ten times each and takes an hour. `--embedded` runs only what the embedded
 * database must survive, `--restore` only the restores of a million rows (`--rows 50000` of fewer).
 */

const KILLS = { embedded: 200, postgres: 50 };
const CUTS = 10;
/** Findings printed per fault. */
const SHOWN = 5;

/**
 * @typedef {object} Run
 * @property {import('./faults/faults.mjs').RunFault} runFault
 * @property {(name: string) => string} toFolder
 * @property {Awaited<ReturnType<typeof import('./faults/faults.mjs').startOwnPostgres>>} postgres
 */

/**
 * Kills, cuts connections, shifts clocks, fills disks.
 * @param {Run} run
 * @param {{ embedded: number, postgres: number }} kills
 */
async function runFaults({ runFault, toFolder, postgres }, kills) {
  const { createDemoFolder } = await import('../tests/support/demo-server.mjs');
  const faults = await import('./faults/faults.mjs');
  const { Ledger, signIn } = await import('./faults/ledger.mjs');
  const { startServer } = await import('./faults/server.mjs');
  await runStep('Preparing demonstration data', () => createDemoFolder(toFolder('embedded')));
  const embedded = { SITE_DATA: toFolder('embedded') };
  const first = await startServer(embedded);
  const token = await signIn(first.url);
  await first.stop();
  const ledger = new Ledger(token);

  await faults.killRepeatedly(runFault, 'embedded', kills.embedded, embedded, ledger);
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
    await faults.killRepeatedly(runFault, 'PostgreSQL', kills.postgres, onPostgres, ledger);
    await runFault(`connections to the database cut ${CUTS} times`, () =>
      faults.cutConnections(onPostgres, ledger, CUTS)
    );
  } else printLine(`· Skipped: all faults on PostgreSQL. ${postgres.missing}.`);
  printLine(`${ledger.acknowledged} writes were acknowledged.`);
}

/**
 * Sends the embedded database geometries and statements that it must refuse, and fills it.
 * @param {Run} run
 */
async function runEmbedded({ runFault, toFolder }) {
  const { createDemoFolder } = await import('../tests/support/demo-server.mjs');
  const { bundleFaultCode } = await import('./bench/server-code.mjs');
  const embedded = await import('./faults/embedded.mjs');
  const folder = toFolder('hostile');
  await runStep('Preparing demonstration data', () => createDemoFolder(folder));
  const code = await bundleFaultCode();
  await runFault('hostile geometries through every call', () =>
    embedded.sendHostileGeometries(folder, code, printLine)
  );
  await runFault('failing statements', () => embedded.sendFailingStatements(folder, code, printLine));
  await runFault('millions of rows in one table', () => embedded.fillLargeTable(folder, code, printLine));
}

/**
 * Restores very many rows on both databases.
 * @param {Run} run
 * @param {number} rows
 */
async function runRestores({ runFault, toFolder, postgres }, rows) {
  const { restoreFromArchive } = await import('./faults/archive.mjs');
  const { restoreMillion } = await import('./faults/restore-million.mjs');
  await runFault(`a backup of ${rows} rows, restored into an empty folder`, () =>
    restoreMillion(toFolder('million'), toFolder('million-restored'), rows, printLine)
  );
  if (postgres.missing === null)
    await runFault(`PostgreSQL lost with its disk and ${rows} rows, restored from its archive`, () =>
      restoreFromArchive(rows, printLine)
    );
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string' },
      rows: { type: 'string' },
      embedded: { type: 'boolean', default: false },
      restore: { type: 'boolean', default: false }
    }
  });
  const kills = {
    embedded: parseCount('--kills', values.kills, { otherwise: KILLS.embedded, least: 1 }),
    postgres: parseCount('--kills', values.kills, { otherwise: KILLS.postgres, least: 1 })
  };
  const rows = parseCount('--rows', values.rows, { otherwise: MILLION, least: 2 });
  await ensureDependencies();
  await runStep('Building the server', buildServer);
  const { startOwnPostgres } = await import('./faults/faults.mjs');

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
  const postgres = await startOwnPostgres();
  const run = { runFault, postgres, toFolder: (/** @type {string} */ name) => join(scratch, name) };
  const isPart = values.embedded || values.restore;
  try {
    if (!isPart) await runFaults(run, kills);
    if (!isPart || values.embedded) await runEmbedded(run);
    if (!isPart || values.restore) await runRestores(run, rows);
  } finally {
    postgres.stop?.();
    rmSync(scratch, { recursive: true, force: true });
  }
  printOutcome(`${tried} tried, ${passed} held`, passed < tried);
  process.exit(tried === passed ? 0 : 1);
});
