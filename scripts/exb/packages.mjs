import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { CommandError } from '../lib/command.mjs';
import { formatJsonFile } from './suite-files.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
/** Fields of a lock that only apply to its own project. */
const HERE_ONLY = ['dev', 'devOptional', 'peer', 'extraneous'];

/** Returns the place of a package in the lock for a package at `from`: the nearest `node_modules` upwards. */
function findInLock(lock, from, name) {
  const place = `${from}/node_modules/${name}`;
  if (place in lock) return place;
  const up = from.lastIndexOf('/node_modules/');
  if (up > 0) return findInLock(lock, from.slice(0, up), name);
  return `node_modules/${name}` in lock ? `node_modules/${name}` : undefined;
}

/** Peers that the client has. A second React would break hooks, also in the client's tests. */
const OF_CLIENT = ['react', 'react-dom'];
/** Keeps npm from installing the client's peers, which the lock omits. */
const NPMRC = `# ${OF_CLIENT.join(' and ')} are those of the client.
legacy-peer-deps=true
`;

/** Returns the packages that a package needs: its dependencies and its required peers. */
function listRequirements({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {}
}) {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional && !OF_CLIENT.includes(name)
  );
  const sure = [...Object.keys(dependencies), ...peers].filter((name) => !(name in optionalDependencies));
  return [
    ...sure.map((name) => [name, true]),
    ...Object.keys(optionalDependencies).map((name) => [name, false])
  ];
}

/**
 * Returns `package.json` and `package-lock.json` of the web extension repo: the libraries that its files
 * import, in the versions of this repository's lock, and their dependencies.
 * @param libraries names of packages.
 * @returns {Map<string, Buffer>} these two and `.npmrc`.
 * @throws CommandError when no workspace in `shared/` names one, or the lock lacks one.
 */
export function buildPackageFiles(libraries) {
  const { version, license } = readJson('package.json');
  const { description } = readJson('manifest.json');
  const lock = readJson('package-lock.json').packages;
  const workspaces = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
  const dependencies = {};
  const packages = {};
  // Maps the place in the copy to the place in this repository's lock, where workspaces have some packages of
  // their own.
  const sources = new Map();
  const waiting = [];
  for (const name of [...libraries].sort()) {
    const owner = workspaces.find(
      (folder) => name in (readJson(`${folder}/package.json`).dependencies ?? {})
    );
    if (!owner)
      throw new CommandError(`Widgets import ${name}, which no package.json in shared/ lists. Add it there.`);
    dependencies[name] = readJson(`${owner}/package.json`).dependencies[name];
    waiting.push([owner, name, true]);
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [from, name, isSure] = next;
    const place = findInLock(lock, from, name);
    if (!place && !isSure) continue;
    if (!place)
      throw new CommandError(
        `package-lock.json has no ${name} for ${from}. Run npm install and commit the lock.`
      );
    const target = place.replace(/^shared\/[^/]+\//, '');
    if (sources.get(target) === place) continue;
    if (sources.has(target))
      throw new CommandError(
        `${place} and ${sources.get(target)} are both needed. Give the workspaces one version of ${name}.`
      );
    sources.set(target, place);
    packages[target] = Object.fromEntries(
      Object.entries(lock[place]).filter(([field]) => !HERE_ONLY.includes(field))
    );
    for (const [need, isNeeded] of listRequirements(lock[place])) waiting.push([place, need, isNeeded]);
  }
  const own = { name: 'site-extensions', version, license, dependencies };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return new Map([
    ['.npmrc', Buffer.from(NPMRC)],
    ['package.json', formatJsonFile({ ...own, private: true, description })],
    [
      'package-lock.json',
      formatJsonFile({
        name: own.name,
        version,
        lockfileVersion: 3,
        requires: true,
        packages: { '': own, ...sorted }
      })
    ]
  ]);
}
