import { execFileSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { CommandError, runCommand, printLine, runStep } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { NPM, runProgram } = await import('../scripts/lib/run-program.mjs');
const { endWithOutcomes, runJest } = await import('./lib/jest-run.mjs');

/** Lines of Node that SITE supports: the oldest release of package.json, and every line that is maintained. */
const VERSIONS = ['20.19', '22', '24', '26'];
/** Where the behaviour of Node matters most: starting and stopping, files, threads, compression, the domain. */
const SUITES = [
  'server/src/(app|entries|store|backup|import|identity)/',
  'shared/domain/src/',
  'tools/(release|supply-chain)/'
];

/**
 * Returns the program of a version of Node, which npm downloads into its own cache the first time: a folder in
 * node_modules would go when the next version installs the dependencies.
 * @param {string} version
 */
function fetchNode(version) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const pinned = `node-${platform}-${process.arch}@${version}`;
  const options = ['exec', '--yes', `--package=${pinned}`, '--', 'node', '--print', 'process.execPath'];
  try {
    return execFileSync(NPM, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch {
    throw new CommandError(`Node ${version} could not be downloaded: npm ${options.join(' ')} failed.`);
  }
}

/**
 * Installs, builds and runs the suites with one version of Node.
 * @param {string} version
 */
async function runOnNode(version) {
  const node = await runStep(`Fetching Node ${version}`, () => fetchNode(version));
  const exact = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const built = await runStep(`Installing and building with ${exact}`, () =>
    runProgram(node, ['scripts/build.mjs'], { allowFailure: true, quiet: true, env })
  );
  if (built !== 0) return { passed: 0, failures: [`${exact}: the build failed`] };
  const outcome = await runStep(`Tests with ${exact} (minutes)`, () =>
    runJest(exact, ['--maxWorkers=2', '--testPathPatterns', ...SUITES], { node, env, quiet: true })
  );
  printLine(`  ${exact}: ${outcome.passed} passed, ${outcome.failures.length} failed`);
  return outcome;
}

/** Runs the suites that depend most on Node with every supported line of it; `--version` selects one. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { version: { type: 'string', multiple: true } } });
  await ensureDependencies();
  const outcomes = [];
  for (const version of values.version ?? VERSIONS) outcomes.push(await runOnNode(version));
  endWithOutcomes(outcomes);
});
