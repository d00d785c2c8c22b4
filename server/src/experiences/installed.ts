import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNewer } from './versions';

/** The properties of an installed widget that a config is checked against. */
export interface InstalledWidget {
  readonly version: string;
  /** Whether other widgets may use it as their map. */
  readonly makesMap: boolean;
}

/** The widgets and themes that an app config may name. */
export interface InstalledParts {
  /** By address with a trailing slash: 'widgets/service-area/'. */
  readonly widgets: ReadonlyMap<string, InstalledWidget>;
  /** Addresses with a trailing slash: 'themes/site/'. */
  readonly themes: ReadonlySet<string>;
  /** The newest version of Experience Builder whose configs are supported: '1.21.0'. */
  readonly exbVersion: string;
}

interface PartManifest {
  readonly type?: string;
  readonly version?: string;
  readonly exbVersion?: string;
  readonly properties?: { readonly canCreateMapView?: boolean };
}

/** The host draws this theme without a file. */
const OWN_THEME = 'themes/default/';

/** Returns the manifests under a folder by address; a folder without a manifest groups others. */
function readManifests(dir: string, uri: string): (readonly [uri: string, manifest: PartManifest])[] {
  if (!existsSync(dir)) return [];
  const folders = readdirSync(dir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^(\.|node_modules$|shared-code$)/.test(entry.name)
  );
  return folders.flatMap(({ name }) => {
    const [inner, address] = [join(dir, name), `${uri}${name}/`];
    const file = join(inner, 'manifest.json');
    if (!existsSync(file)) return readManifests(inner, address);
    return [[address, JSON.parse(readFileSync(file, 'utf8')) as PartManifest] as const];
  });
}

/**
 * Reads the installed widgets and themes: the repository's own, and the host's replacements of Esri's.
 * @throws SyntaxError for a manifest that is not JSON.
 */
export function readInstalled(root: string): InstalledParts {
  const manifests = ['host/ootb', 'widgets'].flatMap((dir) => readManifests(join(root, dir), 'widgets/'));
  const widgets = manifests.map(([uri, { version = '0.0.0', properties }]) => {
    const makesMap = properties?.canCreateMapView === true;
    return [uri, { version, makesMap }] as const;
  });
  const newest = manifests.reduce(
    (known, [, { exbVersion }]) => (isNewer(exbVersion, known) ? (exbVersion as string) : known),
    '1.0.0'
  );
  const themes = readManifests(join(root, 'themes'), 'themes/').map(([uri]) => uri);
  return { widgets: new Map(widgets), themes: new Set([OWN_THEME, ...themes]), exbVersion: newest };
}
