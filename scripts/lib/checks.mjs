import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestBrowser } from './browser.mjs';
import { ensureBuild } from './build.mjs';
import { listJobs } from './checks/jobs.mjs';
import { interruptJobs, resultsFolder, runJob } from './checks/run-job.mjs';
import { lockTestRun } from './checks/run-lock.mjs';
import { findFreePorts } from './free-port.mjs';
import { ensureDependencies } from './install.mjs';
import { root } from './paths.mjs';
import { formatElapsedSeconds, printLine, runStep } from './command.mjs';
import { PORTS_PER_RUN, servedFolder } from '../../tests/support/served-folder.mjs';
import { printOutcome } from './outcomes.mjs';
import { startTestPostgres } from './test-postgres.mjs';

/**
 * Number of concurrent jobs. A third would use idle time, but make the browser miss its deadlines on two cores.
 */
const WORKERS = 2;
const FIRST_PORT = 4390;
/** Maximum number of failed tests listed at the end, per job. */
const NAMED_FAILURES = 20;
/** Interval at which the running jobs are listed while nothing ends, ms. */
const PROGRESS_MS = 30_000;

/** Runs a job, prints one line when it ends and the end of its output when it failed. */
async function runCheck(job, inProgress) {
  inProgress.add(job.name);
  const { code, seconds, cpuSeconds, tail } = await runJob(job);
  inProgress.delete(job.name);
  const counts = job.count(code);
  // A runner that failed without a failed test counts as a failure too: coverage, a crash, an error in the
  // source.
  if (code !== 0 && counts.failed === 0) {
    counts.failed = 1;
    counts.failures = [...counts.failures, `ended with code ${code}; see its output above`];
  }
  if (counts.failed > 0) printLine(`\n${tail}\n`);
  const cpu = cpuSeconds === null ? '' : `, ${cpuSeconds.toFixed(0)} s of processor time`;
  const outcome = counts.failed === 0 ? 'passed' : 'FAILED';
  printLine(`· ${job.name}: ${outcome} after ${seconds.toFixed(0)} s${cpu}`);
  return { name: job.name, seconds, cpuSeconds, ...counts };
}

/** Stops every job and the database when this process is terminated, and reports its progress. */
function stopOnSignal(queue, cleanUp, outcomes, total) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  let isStopping = false;
  const stopRun = async (signal) => {
    if (isStopping) return;
    isStopping = true;
    // An interrupted job would otherwise make room for the next one.
    queue.clear();
    const hadEnded = outcomes.length;
    printLine(`\nStopping (${signal}) …`);
    await interruptJobs();
    cleanUp();
    printLine(`Stopped after ${formatElapsedSeconds()} s: ${hadEnded} of ${total} checks had finished.`);
    process.exit(130);
  };
  const listeners = signals.map((signal) => [signal, () => void stopRun(signal)]);
  for (const [signal, listener] of listeners) process.on(signal, listener);
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
}

/**
 * Runs jobs, two at once and the longest first.
 * @param cleanUp called at the end, also when this process is terminated.
 * @returns `{ passed, failed, failures, retried }` of all of them; `failures` are lines for people.
 */
export async function runJobs(jobs, cleanUp) {
  // Packages are imported here: on a fresh clone none is installed when this file is loaded.
  const { default: PQueue } = await import('p-queue');
  const queue = new PQueue({ concurrency: WORKERS, autoStart: false });
  const outcomes = [];
  const inProgress = new Set();
  const removeListeners = stopOnSignal(queue, cleanUp, outcomes, jobs.length);
  const ticker = setInterval(
    () => printLine(`  ${formatElapsedSeconds()} s: ${[...inProgress].join(', ')}`),
    PROGRESS_MS
  );
  try {
    const all = jobs.map((job) =>
      queue.add(async () => outcomes.push(await runCheck(job, inProgress)), { priority: job.seconds })
    );
    // Started after all jobs are queued, otherwise the first two would run before longer ones.
    queue.start();
    await Promise.all(all);
  } finally {
    clearInterval(ticker);
    removeListeners();
    cleanUp();
  }
  writeFileSync(join(resultsFolder, 'jobs.json'), JSON.stringify(outcomes));
  const sumCounts = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return {
    passed: sumCounts('passed'),
    failed: sumCounts('failed'),
    failures: outcomes
      .filter(({ failed }) => failed > 0)
      .flatMap(({ name, failed, failures }) => [
        `${name}: ${failed} failed`,
        ...failures.slice(0, NAMED_FAILURES)
      ]),
    retried: outcomes.flatMap(({ retried }) => retried)
  };
}

/** Prints the failed and retried tests, the counts as the last line, and ends this process. */
export function reportSummary({ passed, failed, failures, retried }) {
  for (const title of retried) printLine(`! passed on retry: ${title}`);
  for (const line of failures) printLine(`✗ ${line}`);
  printLine(`${failed === 0 ? 'All is well' : 'Not all is well'} after ${formatElapsedSeconds()} s.`);
  printOutcome(`${passed} passed, ${failed} failed`, failed > 0);
  process.exit(failed === 0 ? 0 : 1);
}

/** Installs missing dependencies, builds, and runs every check, even after a failure. @throws {CommandError} */
export async function runChecks() {
  const unlock = lockTestRun();
  try {
    await ensureDependencies();
    await ensureTestBrowser();
    await ensureBuild();
    rmSync(resultsFolder, { recursive: true, force: true });
    mkdirSync(resultsFolder, { recursive: true });
    const { ensurePreparedFolder } = await import('../../tests/support/demo-server.mjs');
    await runStep('Preparing demonstration data', ensurePreparedFolder);
    const isShared = process.env.CI === 'true';
    if (!isShared)
      printLine('· Skipped: npm run typecheck:exb and npm run test:exb (npm test runs them when CI=true)');
    const postgres = await startTestPostgres();
    const first = Number(process.env.SITE_TEST_PORT ?? (await findFreePorts(2 * PORTS_PER_RUN, FIRST_PORT)));
    const ports = [first, first + PORTS_PER_RUN];
    const jobs = listJobs({ databaseUrl: postgres?.url ?? null, ports, isShared });
    const summary = await runJobs(jobs, () => {
      postgres?.stop();
      // A killed server leaves its data folder behind.
      for (const port of ports) rmSync(join(root, servedFolder(port)), { recursive: true, force: true });
      unlock();
    });
    writeFileSync(join(resultsFolder, 'summary.txt'), `${summary.passed} passed, ${summary.failed} failed\n`);
    return summary;
  } finally {
    unlock();
  }
}
