import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCommand, printLine, CommandError, runStep } = await import('./lib/command.mjs');
const { root } = await import('./lib/paths.mjs');
const { isConfiguration, listChangedFiles, selectBrowserTests } = await import('./lib/checks/affected.mjs');
const { listChangedJobs } = await import('./lib/checks/jobs.mjs');
const { lockTestRun } = await import('./lib/checks/run-lock.mjs');
const { resultsFolder } = await import('./lib/checks/run-job.mjs');
const { reportSummary, runJobs } = await import('./lib/checks.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { ensureBuild } = await import('./lib/build.mjs');
const { ensureTestBrowser } = await import('./lib/browser.mjs');
const { findFreePorts } = await import('./lib/free-port.mjs');
const { PORTS_PER_RUN } = await import('../tests/support/served-folder.mjs');

/** Runs the checks that a change can affect: the uncommitted change, or all since a revision (`--base REV`). */
await runCommand(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' } } });
  const changed = listChangedFiles(values.base);
  if (changed.length === 0) {
    printLine(`Nothing differs from ${values.base}, so there is nothing to check.`);
    return;
  }
  const configuration = changed.find(isConfiguration);
  if (configuration) throw new CommandError(`${configuration} can affect every check. Run npm test.`);
  const unlock = lockTestRun();
  await ensureDependencies();
  const covers = JSON.parse(readFileSync(join(root, 'tests/e2e/covers.json'), 'utf8'));
  const browserTests = selectBrowserTests(changed, covers);
  printLine(`· ${changed.length} changed files; browser tests: ${browserTests.join(', ') || 'none'}`);
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  let port = 0;
  if (browserTests.length > 0) {
    await ensureTestBrowser();
    await ensureBuild();
    const { ensurePreparedFolder } = await import('../tests/support/demo-server.mjs');
    await runStep('Preparing demonstration data', ensurePreparedFolder);
    port = await findFreePorts(PORTS_PER_RUN, 4390);
  }
  const files = changed.filter((path) => existsSync(join(root, path)));
  reportSummary(await runJobs(listChangedJobs({ files, browserTests, port }), unlock));
});
