import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../../scripts/lib/run-program.mjs';

/** Test suites of attacks: access rights, and how invalid files and broken folders are handled. */
export const RIGHTS = [
  'server/src/app/access-matrix.test.ts',
  'server/src/app/guest-limits.test.ts',
  'server/src/arcgis/feature-server/access-matrix.test.ts',
  'server/src/http/routes/guest-figures.test.ts',
  'server/src/import/sources/sources.test.ts',
  'server/src/store/folder-lock.test.ts'
];

/**
 * @typedef {object} SuiteResult part of a suite in Jest's report
 * @property {string} name
 * @property {string} status
 * @property {string} message
 * @property {{ status: string, fullName: string }[]} assertionResults
 */

/**
 * Runs suites; returns the number of tests and the names of the failed ones.
 * @param {string[]} paths
 */
export async function runSuites(paths) {
  const folder = mkdtempSync(join(tmpdir(), 'site-attack-'));
  const report = join(folder, 'report.json');
  const jest = [
    'node_modules/jest/bin/jest.js',
    ...paths,
    '--testTimeout=60000',
    '--json',
    '--outputFile',
    report
  ];
  await runProgram(process.execPath, [...jest, '--selectProjects', 'node', '--silent'], {
    allowFailure: true
  });
  if (!existsSync(report)) return { tried: paths.length, failures: ['Jest wrote no report'] };
  /** @type {{ numTotalTests: number, testResults: SuiteResult[] }} */
  const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${name}: ${message.split('\n')[0]}`]
      : assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName)
  );
  return { tried: numTotalTests, failures };
}
