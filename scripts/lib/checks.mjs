import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuild } from './build.mjs';
import { ensureDependencies } from './install.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { say, step } from './say.mjs';

const results = join(root, 'test-results');
const bin = (path) => join(root, 'node_modules', path);

/** Checks that read the source: each counts as one test. */
const staticChecks = [
  ['Lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']],
  ['Formatting', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  ['Types', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json']],
  ['Dead code', [bin('knip/bin/knip.js'), '--no-progress']]
];

const jestArgs = [
  bin('jest/bin/jest.js'),
  '--coverage',
  '--json',
  '--outputFile=test-results/jest.json',
  '--maxWorkers=2',
  // A busy machine is no failure: a page of forms types for seconds there.
  '--testTimeout=60000'
];
const playwrightArgs = [bin('@playwright/test/cli.js'), 'test'];

async function suite(name, args, count) {
  say(`\n· ${name}`);
  const code = await run(process.execPath, args, { allowFailure: true });
  const outcome = count();
  // A runner that failed without a failed test (it could not start) is a failure too.
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function countJest() {
  const report = readReport('jest.json');
  if (!report) return { passed: 0, failed: 1 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function countPlaywright() {
  const report = readReport('playwright.json');
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch (error) {
    say(`${name}: ${error.message}`);
    return null;
  }
}

/** Installs what is missing, builds, and runs every check and suite, whatever fails on the way. */
export async function runChecks() {
  await ensureDependencies();
  await ensureBrowser();
  await ensureBuild();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const { preparedFolder } = await import('../../tests/support/demo-server.mjs');
  await step('Preparing demonstration data for the tests', preparedFolder);
  const outcomes = [];
  for (const [name, args] of staticChecks) {
    say(`· ${name}`);
    const code = await run(process.execPath, args, { allowFailure: true });
    outcomes.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  }
  outcomes.push({
    name: 'Unit and contract tests',
    ...(await suite('Unit and contract tests', jestArgs, countJest))
  });
  outcomes.push({
    name: 'Browser tests',
    ...(await suite('Browser tests', playwrightArgs, countPlaywright))
  });
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const summary = {
    passed: total('passed'),
    failed: total('failed'),
    failures: outcomes
      .filter(({ failed }) => failed > 0)
      .map(({ name, failed }) => `${name}: ${failed} failed`)
  };
  writeFileSync(join(results, 'summary.txt'), `${summary.passed} passed, ${summary.failed} failed\n`);
  return summary;
}
