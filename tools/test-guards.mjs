import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { CommandError, runCommand, printLine, runStep } = await import('../scripts/lib/command.mjs');
const { buildServer } = await import('../scripts/lib/build-server.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { root } = await import('../scripts/lib/paths.mjs');
const { countJestReport } = await import('../scripts/lib/checks/reports.mjs');
const { printOutcome } = await import('../scripts/lib/outcomes.mjs');
const { runProgram } = await import('../scripts/lib/run-program.mjs');
const { startTestPostgres } = await import('../scripts/lib/test-postgres.mjs');
const { GUARDS } = await import('./guards/guards.mjs');

/** @typedef {import('./guards/guards.mjs').Guard} Guard */

/** Folders that the copy shares with this one, since no guard is in them. */
const SHARED = ['node_modules', 'build'];
const LEFT_OUT = new Set([...SHARED, '.git', 'data', 'test-results']);

/** Copies this folder, so that guards are never disabled in it. */
function createCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'site-guards-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (from) => !LEFT_OUT.has(relative(root, from))
  });
  for (const folder of SHARED) symlinkSync(join(root, folder), join(copy, folder), 'junction');
  return copy;
}

/**
 * Runs tests in the copy. Returns the numbers of tests that ran and failed, the names of those, and the number of
 * suites that could not run.
 * @param {string} copy
 * @param {readonly string[]} suites
 * @param {string | undefined} title
 * @param {Record<string, string>} env
 */
async function runTests(copy, suites, title, env) {
  const report = join(copy, 'guards-report.json');
  rmSync(report, { force: true });
  const jest = [
    'node_modules/jest/bin/jest.js',
    '--rootDir',
    copy,
    '--selectProjects=node',
    '--maxWorkers=1'
  ];
  const options = ['--testTimeout=120000', '--json', '--outputFile', report, ...(title ? ['-t', title] : [])];
  await runProgram(process.execPath, [...jest, ...options, '--testPathPatterns', ...suites], {
    cwd: copy,
    env: { SITE_TEST_BUILT: '1', ...env },
    allowFailure: true,
    quiet: true
  });
  if (!existsSync(report)) throw new CommandError('Jest wrote no report.');
  /** @type {import('../scripts/lib/checks/reports.mjs').JestReport} */
  const written = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = written;
  return {
    ran: numPassedTests + numFailedTests,
    failed: numFailedTests,
    broken: numRuntimeErrorTestSuites,
    failures: countJestReport(written).failures
  };
}

/**
 * Disables one guard and returns whether a test fails. A program that no longer starts proves nothing.
 * @param {string} copy
 * @param {Guard} guard
 * @param {Record<string, string>} env
 */
async function isFound(copy, { name, file, find, replace, test, title }, env) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2)
    throw new CommandError(
      `${name}: the text to replace is not once in ${file}. Change tools/guards/guards.mjs.`
    );
  writeFileSync(
    path,
    source.replace(find, () => replace)
  );
  try {
    const { failed, broken } = await runTests(copy, [test], title, env);
    return failed > 0 && broken === 0;
  } finally {
    writeFileSync(path, source);
  }
}

/** Disables each guard of the server in turn in a copy, and checks that a test fails; `--guard` selects by name. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { guard: { type: 'string', multiple: true } } });
  const chosen = GUARDS.filter(({ name }) => values.guard?.some((part) => name.includes(part)) ?? true);
  if (chosen.length === 0) throw new CommandError('No guard has such a name. See tools/guards/guards.mjs.');
  await ensureDependencies();
  await buildServer();
  const copy = createCopy();
  const postgres = await startTestPostgres();
  /** @type {Record<string, string>} */
  const env = postgres ? { SITE_TEST_DATABASE_URL: postgres.url } : {};
  try {
    const suites = [...new Set(chosen.map(({ test }) => test))];
    const intact = await runStep('Tests with every guard', () => runTests(copy, suites, undefined, env));
    if (intact.failed + intact.broken > 0 || intact.ran === 0)
      throw new CommandError(
        `With every guard these tests fail: mend them first.\n${intact.failures.join('\n')}`
      );
    const missed = [];
    for (const guard of chosen) {
      const found = await runStep(guard.name, () => isFound(copy, guard, env));
      if (found) continue;
      missed.push(guard.name);
      printLine(`  ✗ no test fails without it: ${guard.file}`);
    }
    const { length } = chosen;
    printOutcome(
      `${length} guards, ${length - missed.length} found, ${missed.length} not`,
      missed.length > 0
    );
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    postgres?.stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
