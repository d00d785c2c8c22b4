import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJestReport } from '../../scripts/lib/checks/reports.mjs';
import { formatElapsedSeconds, printLine } from '../../scripts/lib/command.mjs';
import { printOutcome } from '../../scripts/lib/outcomes.mjs';
import { runProgram } from '../../scripts/lib/run-program.mjs';

/** @typedef {{ passed: number, failures: string[] }} JestOutcome */

/**
 * Runs suites of the Node project; `label` stands before each failure.
 * @param {string} label
 * @param {string[]} args
 * @param {{ node?: string, env: NodeJS.ProcessEnv, quiet?: boolean }} options
 * @returns {Promise<JestOutcome>}
 */
export async function runJest(label, args, { node = process.execPath, env, quiet = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'site-jest-'));
  const report = join(folder, 'report.json');
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects=node', '--testTimeout=300000'];
  try {
    const code = await runProgram(node, [...jest, '--json', '--outputFile', report, ...args], {
      ...{ allowFailure: true, quiet },
      env: { SITE_TEST_BUILT: '1', ...env }
    });
    /** @type {JestOutcome} */
    const { passed, failures } = existsSync(report)
      ? countJestReport(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failures: [] };
    if (code !== 0 && failures.length === 0) failures.push(`Jest ended with code ${code}`);
    return { passed, failures: failures.map((failure) => `${label}: ${failure}`) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prints the failures and the counts of several runs, and ends the process.
 * @param {JestOutcome[]} outcomes
 * @returns {never}
 */
export function endWithOutcomes(outcomes) {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  for (const failure of failures) printLine(`✗ ${failure}`);
  printLine(`After ${formatElapsedSeconds()} s.`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  printOutcome(`${passed} passed, ${failures.length} failed`, failures.length > 0);
  process.exit(failures.length === 0 ? 0 : 1);
}
