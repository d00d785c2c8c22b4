import { join } from 'node:path';
import { END_TO_END_TESTS } from '../../../jest.config.mjs';
import { root } from '../paths.mjs';
import { countJest, countPlaywright } from './reports.mjs';

const toBinPath = (path) => join(root, 'node_modules', path);

/** Counts a check that only passes or fails as one test. */
const countExit = (code) => ({ passed: code === 0 ? 1 : 0, failed: 0, failures: [], retried: [] });

const lintJob = (files) => ({
  name: 'Lint',
  seconds: 45,
  args: [toBinPath('eslint/bin/eslint.js'), ...files, '--max-warnings', '0'],
  count: countExit
});
const formatJob = (files) => ({
  name: 'Formatting',
  seconds: 2,
  args: [toBinPath('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files],
  count: countExit
});
/** Types of all workspaces, and the rules of `.oxlintrc.json` that need types. */
const typesJob = { name: 'Types', seconds: 60, args: [toBinPath('oxlint/bin/oxlint')], count: countExit };
const deadCodeJob = {
  name: 'Dead code',
  seconds: 25,
  args: [join(root, 'tools/knip.mjs')],
  count: countExit
};

/** Asks npm when each release was published. */
const packagesJob = {
  name: 'Packages of others',
  seconds: 10,
  args: [join(root, 'tools/check-packages.mjs')],
  count: countExit
};

/** Fetches the compilers and the SDK of each release, which are not part of the normal installation. */
const releasesJob = {
  name: 'Types of Experience Builder 1.19 and 1.21',
  seconds: 110,
  args: [join(root, 'scripts/typecheck-exb.mjs')],
  count: countExit
};

/**
 * Each test file creates its modules again: with Node's default limit for new objects a tenth of the time is
 * spent on collecting them.
 */
const NEW_OBJECTS = '--max-semi-space-size=64';

/** Returns a Jest job. With a memory limit Jest keeps one worker process, and replaces it when it has grown. */
const jestJob = (id, name, seconds, options, env = {}) => ({
  name,
  seconds,
  args: [
    NEW_OBJECTS,
    toBinPath('jest/bin/jest.js'),
    '--maxWorkers=1',
    '--workerIdleMemoryLimit=2GB',
    '--json',
    `--outputFile=test-results/${id}.json`,
    ...options
  ],
  // The build runs before all jobs; two jobs that build at once would overwrite each other's output.
  env: { SITE_TEST_BUILT: '1', SITE_TEST_TIMES: id, ...env },
  count: () => countJest(`${id}.json`)
});

/** Paths with a job of their own. The option replaces the ignored paths of the configuration. */
const ELSEWHERE = ['/node_modules/', '/shared/domain/', '/tests/contract/domain-', END_TO_END_TESTS];

const jestJobs = (databaseUrl) => [
  jestJob(
    'jest-server',
    'Server and contract tests',
    330,
    ['--selectProjects=node', `--testPathIgnorePatterns=${ELSEWHERE.join('|')}`],
    databaseUrl === null ? {} : { SITE_TEST_DATABASE_URL: databaseUrl }
  ),
  jestJob('jest-widgets', 'Widget and host tests', 260, ['--selectProjects=browser']),
  jestJob('jest-domain', 'Domain tests', 40, ['--config=jest.domain.config.mjs', '--coverage'])
];

/** Installs a client of Experience Builder, which is not part of the normal run either. */
const clientJob = jestJob('jest-exb', 'Suite in a client of Experience Builder', 90, [
  '--config=jest.exb.config.mjs'
]);

/**
 * Returns a job of browser tests, on two ports of its own; `options` name a project of playwright.config.ts or
 * files.
 */
const browserJob = (id, name, seconds, port, options) => ({
  name,
  seconds,
  args: [toBinPath('@playwright/test/cli.js'), 'test', ...options],
  env: { SITE_TEST_PORT: String(port), SITE_TEST_RUN: id },
  count: () => countPlaywright(`${id}.json`)
});

/**
 * Returns the jobs of `npm test`. A job is `{ name, seconds, args, env, count }`: its expected seconds on one core (the
 * queue starts the longest first), the arguments of Node, and `count(code)`, which returns the counts of its report.
 * @param options `databaseUrl` of a PostgreSQL for the server suites or null; `ports`, the first port of each of the two
 *   browser runs; `isShared`, true where changes of many people come together (CI).
 */
export const listJobs = ({ databaseUrl, ports, isShared }) => [
  lintJob(['.']),
  typesJob,
  formatJob(['.']),
  deadCodeJob,
  ...(isShared ? [releasesJob, clientJob, packagesJob] : []),
  ...jestJobs(databaseUrl),
  browserJob('undrawn', 'Browser tests', 320, ports[0], ['--project=undrawn']),
  browserJob('drawn', 'Browser tests of what the map draws', 200, ports[1], ['--project=drawn'])
];

const IS_CODE = /\.(tsx?|mjs)$/;

/**
 * Returns the jobs of `npm run test:changed`.
 * @param options `files`, the changed files that exist; `browserTests`, names of browser test files; `port` for them.
 */
export function listChangedJobs({ files, browserTests, port }) {
  const code = files.filter((file) => IS_CODE.test(file));
  const specs = browserTests.map((name) => `/${name}.spec.ts`);
  return [
    formatJob(files),
    ...(code.length > 0
      ? [
          { ...lintJob(code), seconds: 10 },
          typesJob,
          deadCodeJob,
          jestJob('jest-changed', 'Related tests', 60, ['--passWithNoTests', '--findRelatedTests', ...code])
        ]
      : []),
    ...(specs.length > 0 ? [browserJob('browser', 'Browser tests', 90, port, specs)] : [])
  ];
}
