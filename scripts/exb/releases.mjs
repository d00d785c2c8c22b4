import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { runProgram } from '../lib/run-program.mjs';
import { CommandError, printLine, runStep } from '../lib/command.mjs';

/** Cache outside the sources, deleted with node_modules: an SDK has hundreds of megabytes. */
const cache = join(root, 'node_modules/.cache/site-exb');
const settings = join(root, 'scripts/exb/releases');
const toBinPath = (path) => join(root, 'node_modules', path);

/**
 * Packages that the compiler of a client needs in each release, fetched on demand: no lock can contain two
 * majors of the SDK. 1.20 is between the two.
 */
const RELEASES = [
  {
    name: '1.19',
    packages: [
      '@arcgis/core@4.34.8',
      'typescript@5.8.3',
      '@types/node@24.19.2',
      '@types/react@19.1.17',
      '@types/react-dom@19.1.11'
    ],
    hasOwnSdk: true
  },
  {
    name: '1.21',
    packages: ['typescript@5.9.3', '@types/node@25.9.9', '@types/react@19.2.6', '@types/react-dom@19.2.3'],
    hasOwnSdk: false
  }
];

/** Fetches the packages of a release, unless they are there already. */
async function fetchPackages({ name, packages }) {
  const folder = join(cache, name);
  const marker = join(folder, 'fetched.json');
  const wanted = JSON.stringify(packages);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  mkdirSync(folder, { recursive: true });
  // An interrupted installation starts again.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runStep(`Fetching the packages of ${name} (once, about a minute)`, () =>
    runProgram(npm, ['install', ...options, ...packages], { quiet: true })
  );
  writeFileSync(marker, wanted);
}

/** Checks the suite's types under a release; its errors are printed. */
async function checkTypes(release) {
  const tsc = join(cache, release, 'node_modules/typescript/bin/tsc');
  return (
    (await runProgram(process.execPath, [tsc, '-p', join(settings, release)], { allowFailure: true })) === 0
  );
}

const runTests = async (release) =>
  (await runProgram(
    process.execPath,
    [toBinPath('jest/bin/jest.js'), '-c', join(settings, release, 'jest.config.mjs')],
    { allowFailure: true }
  )) === 0;

/**
 * Checks widgets, shared and themes against the declarations of each release of Experience Builder, and runs
 * the map tests with the SDK of a release that differs from this repository's.
 * @param requested releases; all when empty.
 * @returns whether all checks passed.
 * @throws CommandError for an unknown release.
 */
export async function checkReleases(requested) {
  const names = RELEASES.map(({ name }) => name);
  const unknown = requested.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new CommandError(`Unknown release ${unknown}. Use ${names.join(' or ')}.`);
  await runStep('Writing the declarations of the jimu modules', () =>
    runProgram(process.execPath, [
      toBinPath('typescript/bin/tsc'),
      '-p',
      join(settings, 'tsconfig.jimu.json')
    ])
  );
  const outcomes = [];
  for (const release of RELEASES.filter(({ name }) => requested.length === 0 || requested.includes(name))) {
    const { name, hasOwnSdk } = release;
    await fetchPackages(release);
    printLine(`· Checking types under ${name}`);
    outcomes.push([`types under ${name}`, await checkTypes(name)]);
    if (!hasOwnSdk) continue;
    printLine(`· Testing maps with the SDK of ${name}`);
    outcomes.push([`tests of maps with the SDK of ${name}`, await runTests(name)]);
  }
  for (const [name, isWell] of outcomes) printLine(`${isWell ? '✓' : '✗'} ${name}`);
  return outcomes.every(([, isWell]) => isWell);
}
