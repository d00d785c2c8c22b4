import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuild } from './build.mjs';
import { freePortsInARow } from './free-port.mjs';
import { ensureDependencies } from './install.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { say, step } from './say.mjs';
import { PORTS_OF_A_WORKER } from '../../tests/support/served-folder.mjs';
import { startTestPostgres } from './test-postgres.mjs';

const results = join(root, 'test-results');
/** Failed tests that are named at the end, of each suite. */
const MOST_NAMES = 20;
const bin = (path) => join(root, 'node_modules', path);

/** Checks that read the source: each counts as one test. */
const staticChecks = [
  // It holds the types of the whole house: at Node's own limit of memory it does little else than look for some.
  ['Lint', ['--max-old-space-size=8192', bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']],
  ['Formatting', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  ['Types', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.json']],
  ['Dead code', [join(root, 'scripts/knip.mjs')]]
];
/** Fetches what the releases' compilers need, which is not for everybody's installation: where many changes come together. */
const releasesCheck = ['Experience Builder 1.19 and 1.21', [join(root, 'scripts/typecheck-exb.mjs')]];

const jestArgs = [
  bin('jest/bin/jest.js'),
  '--coverage',
  '--json',
  '--outputFile=test-results/jest.json',
  // One more than the two processors that are usual: a third of a suite's time is spent waiting.
  '--maxWorkers=3'
];
/** Suites that every statement and both drivers stand in: run once more on PostgreSQL, two servers on one database. */
const postgresSuites =
  'server/src/(http|arcgis/feature-server|figures|ground|records|backup|import)/|server/src/app/(app|daily-job|restore|stored-values)|server/src/store/(open-store|two-processes)';
const postgresArgs = [
  bin('jest/bin/jest.js'),
  '--json',
  '--outputFile=test-results/jest-postgres.json',
  // Beside the checks of the source, which keep one processor busy: it takes the other, and says its result only.
  '--maxWorkers=1',
  '--testTimeout=300000',
  '--reporters=summary',
  '--selectProjects=node',
  // Who may ask what, and what is made of nonsense, no driver decides.
  '--testPathIgnorePatterns=where-fuzz|access-matrix|guest-figures',
  `--testPathPatterns=${postgresSuites}`
];
/** What draws the map has both processors to itself; of the others two run at once. Projects of playwright.config.ts. */
const browserRuns = [
  { name: 'Browser tests of what the map draws', project: 'drawn', workers: 1 },
  { name: 'Browser tests', project: 'undrawn', workers: 2 }
];

const mostWorkers = Math.max(...browserRuns.map(({ workers }) => workers));

async function suite(name, args, count, options = {}) {
  say(`\n· ${name}`);
  const code = await run(process.execPath, args, { allowFailure: true, ...options });
  const outcome = count();
  // A runner that failed without a failed test is a failure too.
  if (code === 0 || outcome.failed > 0) return outcome;
  const names = [`no test failed, but it ended with code ${code}: what it printed last says why (coverage?)`];
  return { ...outcome, failed: 1, names };
}

/** What Jest wrote: how many passed and failed, and which failed (`names`: file and test, or the file that did not run). */
function countJest(file = 'jest.json') {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const path = relative(root, name);
    return failed.length === 0 && status === 'failed'
      ? [path]
      : failed.map(({ fullName }) => `${path} › ${fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    names
  };
}

/** The same of what Playwright wrote. */
function countPlaywright(run) {
  const report = readReport(`${run}.json`);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  for (const title of titlesOf(report.suites, 'flaky')) say(`! passed only when tried again: ${title}`);
  const names = [...titlesOf(report.suites, 'unexpected'), ...titlesOf(report.suites, 'skipped')];
  return { passed: expected + flaky, failed: unexpected + skipped, names };
}

/** Tests that ended with a status, in all suites of a report of Playwright: file and test. */
const titlesOf = (suites = [], wanted) =>
  suites.flatMap(({ suites: inner, specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file} › ${title}`),
    ...titlesOf(inner, wanted)
  ]);

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch (error) {
    say(`${name}: ${error.message}`);
    return null;
  }
}

/** The suites once more on PostgreSQL, where it is installed. */
async function suitesOnPostgres() {
  const postgres = await startTestPostgres();
  if (postgres === null) return [];
  try {
    const env = { SITE_TEST_DATABASE_URL: postgres.url, SITE_TEST_BUILT: '1' };
    return [
      await namedSuite(
        'Store and contract suites on PostgreSQL',
        postgresArgs,
        () => countJest('jest-postgres.json'),
        { env }
      )
    ];
  } finally {
    postgres.stop();
  }
}

/** The browser tests, one run after the other; each worker has a server, and a port beside it for a partner's page. */
async function browserTests() {
  const port = process.env.SITE_TEST_PORT ?? (await freePortsInARow(PORTS_OF_A_WORKER * mostWorkers, 4390));
  const outcomes = [];
  for (const { name, project, workers } of browserRuns) {
    const args = [bin('@playwright/test/cli.js'), 'test', `--project=${project}`];
    const env = { SITE_TEST_PORT: String(port), SITE_TEST_WORKERS: String(workers), SITE_TEST_RUN: project };
    outcomes.push(await namedSuite(name, args, () => countPlaywright(project), { env }));
  }
  return outcomes;
}

async function checkSource() {
  const outcomes = [];
  const isShared = process.env.CI === 'true';
  if (!isShared) say('· Left out: npm run typecheck:exb (part of npm test where CI=true)');
  for (const [name, args] of isShared ? [...staticChecks, releasesCheck] : staticChecks) {
    say(`· ${name}`);
    const code = await run(process.execPath, args, { allowFailure: true });
    outcomes.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  }
  return outcomes;
}

const namedSuite = async (name, ...rest) => ({ name, ...(await suite(name, ...rest)) });

/** Installs what is missing, builds, and runs every check and suite, whatever fails on the way. */
export async function runChecks() {
  await ensureDependencies();
  await ensureBrowser();
  await ensureBuild();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const { preparedFolder } = await import('../../tests/support/demo-server.mjs');
  const [sourceOutcomes, postgresOutcomes] = await Promise.all([
    checkSource(),
    step('Preparing demonstration data for the tests', preparedFolder).then(suitesOnPostgres)
  ]);
  const unitOutcome = await namedSuite('Unit and contract tests', jestArgs, () => countJest());
  const browserOutcomes = await browserTests();
  const outcomes = [...sourceOutcomes, unitOutcome, ...postgresOutcomes, ...browserOutcomes];
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const summary = {
    passed: total('passed'),
    failed: total('failed'),
    // Which they are stands at the end too: of a long output often the end alone is kept.
    failures: outcomes
      .filter(({ failed }) => failed > 0)
      .flatMap(({ name, failed, names = [] }) => [`${name}: ${failed} failed`, ...names.slice(0, MOST_NAMES)])
  };
  writeFileSync(join(results, 'summary.txt'), `${summary.passed} passed, ${summary.failed} failed\n`);
  return summary;
}
