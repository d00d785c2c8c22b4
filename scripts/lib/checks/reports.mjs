import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../paths.mjs';
import { resultsFolder } from './run-job.mjs';

/**
 * @typedef {object} JestReport part of Jest's report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 */
/**
 * @typedef {object} PlaywrightSuite part of a suite in Playwright's report
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ file: string, title: string, tests: { status: string }[] }[]} [specs]
 */
/** @typedef {{ passed: number, failed: number, failures: string[], retried: string[] }} Counts */

/**
 * Reads a report of this run; null when the runner did not write it.
 * @param {string} file
 */
function readReport(file) {
  const path = join(resultsFolder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/**
 * @param {string} file
 * @returns {Counts}
 */
const countMissingReport = (file) => ({
  passed: 0,
  failed: 1,
  failures: [`${file} was not written`],
  retried: []
});

/**
 * Counts a report of Jest; failures are "file › test" or the file that did not run.
 * @param {JestReport} report
 * @returns {Counts}
 */
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

/**
 * Returns the counts of a report of this run.
 * @param {string} file
 */
export function countJest(file) {
  const report = readReport(file);
  return report ? countJestReport(report) : countMissingReport(file);
}

/**
 * Lists the titles of the tests of a Playwright report with the outcome `wanted`, as "file › test".
 * @param {PlaywrightSuite[] | undefined} suites
 * @param {string} wanted
 * @returns {string[]}
 */
const listTitles = (suites = [], wanted) =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file} › ${title}`),
    ...listTitles(inner, wanted)
  ]);

/**
 * Returns the same counts of Playwright's report; a skipped test counts as failed.
 * @param {string} file
 * @returns {Counts}
 */
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
