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

/* Folders made up as Experience Builder Developer Edition has them, for the commands that write into it. */

export const writeJson = (path: string, value: unknown): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value, null, 2));
};

export const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(path, 'utf8')) as Value;

/** Every file below a folder, none when there is no such folder. */
export const filesOf = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]
      );

/** Runs a command of scripts/exb as a person does: its exit code and all it says. */
export function runExb(command: string, ...args: readonly string[]) {
  const script = `scripts/exb/${command}.mjs`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const folders: string[] = [];

/** A new temporary folder; `removeFolders` removes it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'exb-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Makes a client folder with what the commands look at.
 * @param version such as 1.21.0. @param name what its package.json says it is.
 * @returns its path.
 */
export function clientFolder(version: string, name = 'exb-client', folder = temporaryFolder()): string {
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
  writeJson(join(folder, 'your-extensions/manifest.json'), { type: 'exb-web-extension-repo' });
  return folder;
}
