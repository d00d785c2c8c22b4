import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { Stop, say, step } from '../lib/say.mjs';

/** Cache outside the sources, deleted with node_modules: an SDK has hundreds of megabytes. */
const cache = join(root, 'node_modules/.cache/site-exb');
const settings = join(root, 'scripts/exb/releases');
const ownBin = (path) => join(root, 'node_modules', path);

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
  await step(`Fetching what ${name} has (once, about a minute)`, () =>
    run(npm, ['install', ...options, ...packages], { quiet: true })
  );
  writeFileSync(marker, wanted);
}

/** Checks the suite's types under a release; its errors are printed. */
async function checkTypes(release) {
  const tsc = join(cache, release, 'node_modules/typescript/bin/tsc');
  return (await run(process.execPath, [tsc, '-p', join(settings, release)], { allowFailure: true })) === 0;
}

const runTests = async (release) =>
  (await run(
    process.execPath,
    [ownBin('jest/bin/jest.js'), '-c', join(settings, release, 'jest.config.mjs')],
    { allowFailure: true }
  )) === 0;

/**
 * Checks widgets, shared and themes against the declarations of each release of Experience Builder, and runs
 * the map tests with the SDK of a release that differs from this repository's.
 * @param asked releases; all when empty.
 * @returns whether all checks passed.
 * @throws Stop for an unknown release.
 */
export async function checkReleases(asked) {
  const names = RELEASES.map(({ name }) => name);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Stop(`No release ${unknown}. There are ${names.join(' and ')}.`);
  await step('Writing the declarations of the jimu modules', () =>
    run(process.execPath, [ownBin('typescript/bin/tsc'), '-p', join(settings, 'tsconfig.jimu.json')])
  );
  const outcomes = [];
  for (const release of RELEASES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    const { name, hasOwnSdk } = release;
    await fetchPackages(release);
    say(`· Types under ${name}`);
    outcomes.push([`types under ${name}`, await checkTypes(name)]);
    if (!hasOwnSdk) continue;
    say(`· Tests of maps with the SDK of ${name}`);
    outcomes.push([`tests of maps with the SDK of ${name}`, await runTests(name)]);
  }
  for (const [name, isWell] of outcomes) say(`${isWell ? '✓' : '✗'} ${name}`);
  return outcomes.every(([, isWell]) => isWell);
}
