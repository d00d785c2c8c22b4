import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { CommandError, runCommand, printLine, runStep } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { buildServer } = await import('../scripts/lib/build-server.mjs');
const { root } = await import('../scripts/lib/paths.mjs');
const { endWithOutcomes, runJest } = await import('./lib/jest-run.mjs');
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
      outcomes.push(
        await runJest(DRIVERS[driver], listSuites(), {
          env: { SITE_TEST_DRIVER: driver, SITE_TEST_DATABASE_URL: postgres.url }
        })
      );
    }
  } finally {
    postgres.stop();
  }
  endWithOutcomes(outcomes);
});
