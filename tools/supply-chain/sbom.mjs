import { execFileSync } from 'node:child_process';
import { root } from '../../scripts/lib/paths.mjs';
import { listLockedPackages, readLockFile } from './lock-file.mjs';

/**
 * A component of CycloneDX 1.5, as far as it is used here.
 * @typedef {{ name: string, version: string, purl?: string, licenses?: object[] }} Component
 */
/** @typedef {{ bomFormat: string, specVersion: string, components: Component[] }} Sbom */

/**
 * Returns the software bill of materials of the lock file: npm's own, in CycloneDX, with the words of packages
 * whose licence is not an expression of SPDX, which npm leaves out. It has neither serial number nor time nor the
 * name of the folder, so that one lock file always gives the same bytes.
 * @returns {Sbom}
 */
export function createSbom() {
  const output = execFileSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }
  );
  const {
    serialNumber: _,
    metadata: { timestamp: __, component, ...metadata },
    ...bom
  } = JSON.parse(output);
  const licences = new Map(
    listLockedPackages(readLockFile()).map(({ name, version, licence }) => [`${name}@${version}`, licence])
  );
  /** @param {Component} one */
  const addLicence = (one) => {
    const licence = licences.get(`${one.name}@${one.version}`);
    return one.licenses || !licence ? one : { ...one, licenses: [{ license: { name: licence } }] };
  };
  const [name] = component['bom-ref'].split('@');
  return {
    ...bom,
    metadata: { ...metadata, component: { ...component, name } },
    components: bom.components.map(addLicence)
  };
}
