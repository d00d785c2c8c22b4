import satisfies from 'spdx-satisfies';
import { listLockedPackages, listOriginFaults } from './lock-file.mjs';
import { LICENCE_EXCEPTIONS, listAcceptedLicences, UNUSED_INSTALL_SCRIPTS } from './policy.mjs';

/** @typedef {import('./lock-file.mjs').LockFile} LockFile */
/** @typedef {import('./lock-file.mjs').LockedPackage} LockedPackage */

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

/** Packages installed for one workspace whose code is part of a page. */
const OF_PAGES = /^(?:host|shared|themes|widgets)\b.*\/node_modules\//;

/**
 * Returns the packages that a page would load in two versions, a line each: one for a workspace, one for the others.
 * @param {readonly LockedPackage[]} locked
 */
function listSecondVersions(locked) {
  const common = new Map(locked.map(({ path, version }) => [path, version]));
  return locked.flatMap(({ path, name }) => {
    const other = common.get(`node_modules/${name}`);
    return OF_PAGES.test(path) && other !== undefined
      ? [`${path}: pages load it beside version ${other}; install one version that suits both`]
      : [];
  });
}

/**
 * Returns the faults of a lock file against the policy, a line each: origins, licences, second versions in pages,
 * installation scripts nobody has looked at, and exceptions that no package needs.
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
    ...listOriginFaults(lock),
    ...locked.flatMap((one) => findLicenceFault(one) ?? []),
    ...listSecondVersions(locked),
    ...scripts.map(({ path }) => `${path}: has an installation script that the policy does not list`),
    ...unneeded.map((name) => `${name}: an exception, but no such package is installed`)
  ];
}
