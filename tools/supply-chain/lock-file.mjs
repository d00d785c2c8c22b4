import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * An entry of `packages` in package-lock.json.
 * @typedef {{ name?: string, version?: string, resolved?: string, integrity?: string, license?: string,
 *   link?: boolean, dev?: boolean, hasInstallScript?: boolean }} LockEntry
 */
/** @typedef {{ packages: Record<string, LockEntry> }} LockFile */
/**
 * A package of others. `isTool`: nothing of a running SITE needs it. `licence` is null where it states none.
 * @typedef {{ path: string, name: string, version: string, integrity: string | undefined,
 *   resolved: string | undefined, licence: string | null, isTool: boolean, hasInstallScript: boolean }} LockedPackage
 */

const REGISTRY = 'https://registry.npmjs.org/';

/** @returns {LockFile} package-lock.json */
export const readLockFile = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/**
 * Lists the packages of others in a lock file, each folder once.
 * @param {LockFile} lock
 * @returns {LockedPackage[]}
 */
export const listLockedPackages = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      integrity: entry.integrity,
      resolved: entry.resolved,
      licence: entry.license ?? null,
      isTool: entry.dev === true,
      hasInstallScript: entry.hasInstallScript === true
    }));

/**
 * Returns the fault of the origin of a package, or null: npm checks the contents only against a hash in the lock
 * file, and asks the registry only when no other address is given.
 * @param {LockedPackage} locked
 */
function findOriginFault({ path, version, integrity, resolved }) {
  if (!/^\d+\.\d+\.\d+(?:[-+].+)?$/.test(version)) return `${path}: "${version}" is not a version`;
  if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) return `${path}: no SHA-512 of its contents`;
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) return `${path}: comes from ${resolved}`;
  return null;
}

/**
 * Returns the faults of the origins of all packages, a line each. Needs no package itself, so that a lock file changed
 * by hand is refused before anything is installed from it.
 * @param {LockFile} lock
 * @returns {string[]}
 */
export const listOriginFaults = (lock) =>
  listLockedPackages(lock).flatMap((locked) => findOriginFault(locked) ?? []);
