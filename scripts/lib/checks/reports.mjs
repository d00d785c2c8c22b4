import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../paths.mjs';
import { resultsFolder } from './run-job.mjs';

/** Reads a report of this run; null when the runner did not write it. */
function readReport(file) {
  const path = join(resultsFolder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

const countMissingReport = (file) => ({
  passed: 0,
  failed: 1,
  failures: [`${file} was not written`],
  retried: []
});

/** Counts a report of Jest: `{ passed, failed, failures, retried }`, failures as "file › test" or the file that did not run. */
export function countJestReport({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const path = relative(root, name);
    return failed.length === 0 && status === 'failed'
      ? [path]
      : failed.map(({ fullName }) => `${path} › ${fullName}`);
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures,
    retried: []
  };
}

/** Returns the counts of a report of this run. */
export function countJest(file) {
  const report = readReport(file);
  return report ? countJestReport(report) : countMissingReport(file);
}

/** Lists the titles of the tests of a Playwright report with the outcome `wanted`, as "file › test". */
const listTitles = (suites = [], wanted) =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file} › ${title}`),
    ...listTitles(inner, wanted)
  ]);

/** Returns the same counts of Playwright's report; a skipped test counts as failed. */
export function countPlaywright(file) {
  const report = readReport(file);
  if (!report) return countMissingReport(file);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + skipped,
    failures: [...listTitles(report.suites, 'unexpected'), ...listTitles(report.suites, 'skipped')],
    retried: listTitles(report.suites, 'flaky')
  };
}

/** Reads the lines that tests/support/cpu-meter.mjs wrote in this run: `{ file, seconds, cpuSeconds }` per test file. */
export function readFileTimes() {
  if (!existsSync(resultsFolder)) return [];
  return readdirSync(resultsFolder)
    .filter((name) => name.endsWith('.times'))
    .flatMap((name) => readFileSync(join(resultsFolder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
