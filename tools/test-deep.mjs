import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { runCommand, printLine } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { runProgram } = await import('../scripts/lib/run-program.mjs');

/**
 * Runs a suite of the server with a larger number of cases, which the environment may override.
 * @param {string} title
 * @param {string} path
 * @param {string} name of the variable with the number of cases
 * @param {string} cases
 */
function runSuite(title, path, name, cases) {
  const count = process.env[name] ?? cases;
  printLine(`· ${title}: ${count} (set ${name} to change the number)`);
  const args = ['node_modules/jest/bin/jest.js', path, '--testTimeout=3600000'];
  return runProgram(process.execPath, args, { allowFailure: true, env: { [name]: count } });
}

/**
 * Runs every property of the domain with 10,000 cases (PROPERTY_RUNS for another number), then the long suites
 * of the server.
 */
await runCommand(async () => {
  await ensureDependencies();
  const runs = process.env.PROPERTY_RUNS ?? '10000';
  printLine(`· Properties of the domain, ${runs} cases each (minutes)`);
  const codes = [
    await runProgram(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--config', 'jest.domain.config.mjs', '--testTimeout=600000'],
      { allowFailure: true, env: { PROPERTY_RUNS: runs } }
    ),
    await runSuite('Server kills during writes', 'server/src/entries/kill.test.ts', 'KILL_ROUNDS', '200'),
    await runSuite('Random calls per operation', 'server/src/app/fuzz.test.ts', 'FUZZ_CASES', '1000'),
    await runSuite(
      'Damaged files per import reader',
      'server/src/import/damaged-files.test.ts',
      'DAMAGED_FILES',
      '10000'
    ),
    await runSuite(
      'Random where conditions',
      'server/src/arcgis/feature-server/where/where-fuzz.test.ts',
      'WHERE_FUZZ',
      '50000'
    ),
    await runSuite(
      'Mills that a guest tries to infer',
      'server/src/http/routes/guest-figures.test.ts',
      'GUEST_MILLS',
      '60'
    ),
    await runSuite(
      'Plots screened beside PostGIS',
      'server/src/figures/plots/screen-against-postgis.test.ts',
      'SCREENED_PLOTS',
      '5000'
    )
  ];
  process.exit(codes.find((code) => code !== 0) ?? 0);
});
