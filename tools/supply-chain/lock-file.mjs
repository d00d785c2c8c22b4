import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { root } from '../../scripts/lib/paths.mjs';
import { LICENCE_EXCEPTIONS, listAcceptedLicences, UNUSED_INSTALL_SCRIPTS } from './policy.mjs';

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
 * @param {string} licence
 * @param {readonly string[]} accepted
 */
function isAccepted(licence, accepted) {
  try {
    return satisfies(licence, [...accepted]);
  } catch {
    // Not an expression of SPDX: "SEE LICENSE IN …" or a misspelling, which needs an exception.
    return false;
  }
}

/**
 * Returns the fault of the licence of a package, or null.
 * @param {LockedPackage} locked
 */
function findLicenceFault(locked) {
  const { path, name, licence } = locked;
  const exception = LICENCE_EXCEPTIONS[name];
  if (exception?.licence === licence) return null;
  if (licence !== null && isAccepted(licence, listAcceptedLicences(locked))) return null;
  return `${path}: licence ${licence ?? 'not stated'} is not accepted${locked.isTool ? ' for tools' : ''}`;
}

/**
 * Returns the faults of a lock file against the policy, a line each: origins, licences, installation scripts
 * nobody has looked at, and exceptions that no package needs.
 * @param {LockFile} lock
 * @returns {string[]}
 */
export function listLockFaults(lock) {
  const locked = listLockedPackages(lock);
  const names = new Set(locked.map(({ name }) => name));
  const scripts = locked.filter(
    ({ name, hasInstallScript }) => hasInstallScript && !(name in UNUSED_INSTALL_SCRIPTS)
  );
  const unneeded = Object.keys({ ...LICENCE_EXCEPTIONS, ...UNUSED_INSTALL_SCRIPTS }).filter(
    (name) => !names.has(name)
  );
  return [
    ...locked.flatMap((one) => findOriginFault(one) ?? []),
    ...locked.flatMap((one) => findLicenceFault(one) ?? []),
    ...scripts.map(({ path }) => `${path}: has an installation script that the policy does not list`),
    ...unneeded.map((name) => `${name}: an exception, but no such package is installed`)
  ];
}
