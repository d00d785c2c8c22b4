import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { CommandError, runCommand, formatElapsedSeconds, printLine, runStep } =
  await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { buildServer } = await import('../scripts/lib/build-server.mjs');
const { root } = await import('../scripts/lib/paths.mjs');
const { printOutcome } = await import('../scripts/lib/outcomes.mjs');
const { runProgram } = await import('../scripts/lib/run-program.mjs');
const { countJestReport } = await import('../scripts/lib/checks/reports.mjs');
const { startTestPostgres } = await import('../scripts/lib/test-postgres.mjs');

/** Values of SITE_TEST_DRIVER with their display names. */
const DRIVERS = { pglite: 'PGlite', postgres: 'PostgreSQL' };
/** @typedef {keyof typeof DRIVERS} Driver */
const OPENS_DATABASE = /\bopenTest(App|Store|Postgres)\(/;
const CONTRACT = 'tests/contract';

/**
 * Lists the paths of the suites: all of the server and the demonstration data, and the contract tests that open
 * a database.
 */
function listSuites() {
  const contracts = readdirSync(join(root, CONTRACT))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${CONTRACT}/${name}`)
    .filter((path) => OPENS_DATABASE.test(readFileSync(join(root, path), 'utf8')));
  return ['server/src', 'demo/src', ...contracts];
}

/**
 * Runs every suite on one driver.
 * @param {Driver} driver
 * @param {string} databaseUrl
 */
async function runOnDriver(driver, databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'site-matrix-'));
  const report = join(folder, 'report.json');
  const jest = ['node_modules/jest/bin/jest.js', ...listSuites(), '--selectProjects', 'node'];
  const options = ['--testTimeout=300000', '--json', '--outputFile', report];
  const env = { SITE_TEST_DRIVER: driver, SITE_TEST_DATABASE_URL: databaseUrl, SITE_TEST_BUILT: '1' };
  try {
    const code = await runProgram(process.execPath, [...jest, ...options], { allowFailure: true, env });
    const { passed, failures } = countJestReport(JSON.parse(readFileSync(report, 'utf8')));
    if (code !== 0 && failures.length === 0) failures.push(`Jest ended with code ${code}`);
    return { passed, failures: failures.map((failure) => `${DRIVERS[driver]}: ${failure}`) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs every server suite on PGlite and on PostgreSQL, before a release. */
await runCommand(async () => {
  await ensureDependencies();
  const postgres = await startTestPostgres();
  if (postgres === null)
    throw new CommandError('The matrix needs PostgreSQL with PostGIS. Install it and try again.');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      postgres.stop();
      process.exit(1);
    });
  const outcomes = [];
  try {
    await runStep('Building the server', buildServer);
    for (const driver of /** @type {Driver[]} */ (Object.keys(DRIVERS))) {
      printLine(`· Every server suite on ${DRIVERS[driver]} (minutes)`);
      outcomes.push(await runOnDriver(driver, postgres.url));
    }
  } finally {
    postgres.stop();
  }
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  for (const failure of failures) printLine(`✗ ${failure}`);
  printLine(`After ${formatElapsedSeconds()} s.`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  printOutcome(`${passed} passed, ${failures.length} failed`, failures.length > 0);
  process.exit(failures.length === 0 ? 0 : 1);
});
