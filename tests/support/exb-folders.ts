import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/* Folders with the layout of Experience Builder Developer Edition, for the commands that write into it. */

export const writeJson = (path: string, value: unknown): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value, null, 2));
};

export const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(path, 'utf8')) as Value;

/** Lists all files below a folder; empty when the folder does not exist. */
export const listFiles = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? listFiles(join(folder, entry.name)) : [join(folder, entry.name)]
      );

/** Runs a command of scripts/exb as a person does: its exit code and all it says. */
export const runExb = (command: string, ...args: readonly string[]) => runExbWith([], command, ...args);

/** The same with flags of Node. */
export function runExbWith(flags: readonly string[], command: string, ...args: readonly string[]) {
  const script = [...flags, `scripts/exb/${command}.mjs`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const folders: string[] = [];

/** Creates a temporary folder, which `removeFolders` deletes. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'exb-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Names of Esri's own widgets, themes and shared entries. */
const ESRI_NAMES = readJson<{ widgets: string[]; themes: string[] }>('scripts/exb/esri-names.json');

/** Files of an unpacked and built client that the commands do not change, named and placed as in Developer Edition 1.19.0. */
function writeEsriFiles(client: string, version: string): void {
  const scripts = {
    start: 'webpack',
    'build:dev': 'webpack',
    'build:prod': 'webpack',
    test: 'jest --runInBand'
  };
  const name = readJson<{ name: string }>(join(client, 'package.json')).name;
  writeJson(join(client, 'package.json'), { name, version, license: 'SEE LICENSE', private: true, scripts });
  writeJson(
    join(client, 'dist/widgets/widgets-info-existed.json'),
    ESRI_NAMES.widgets.map((widget) => ({ name: widget, uri: `widgets/common/${widget}/` }))
  );
  writeJson(join(client, 'dist/version.json'), { exbVersion: version, exbBuildNum: '1201' });
  for (const theme of ESRI_NAMES.themes)
    writeJson(join(client, 'dist/themes', theme, 'manifest.json'), { name: theme, type: 'theme', version });
  writeJson(join(client, 'your-extensions/widgets/simple/manifest.json'), { name: 'simple', type: 'widget' });
  writeJson(join(client, 'your-extensions/themes/demo-theme/manifest.json'), {
    name: 'demo-theme',
    type: 'theme'
  });
  writeFileSync(join(client, 'jest.config.js'), 'module.exports = {}\n');
  mkdirSync(join(client, 'webpack'));
  writeFileSync(
    join(client, 'webpack/widget-webpack-override.js'),
    'module.exports = (configs) => configs\n'
  );
}

/**
 * Makes a client folder as Developer Edition unpacks and builds it.
 * @param version such as 1.21.0. @param name what its package.json says it is.
 * @returns its path.
 */
export function createClientFolder(
  version: string,
  name = 'exb-client',
  folder = createTemporaryFolder()
): string {
  writeJson(join(folder, 'package.json'), { name, version });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    `{
  // As Esri writes it.
  "compilerOptions": { "paths": { "widgets/*": ["./your-extensions/widgets/*"] } },
  "include": [
    "./your-extensions",
    "./types"
  ]
}
`
  );
  writeJson(join(folder, 'your-extensions/manifest.json'), {
    name: 'your-extensions',
    type: 'exb-web-extension-repo'
  });
  writeEsriFiles(folder, version);
  return folder;
}
