import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runProgram } from './run-program.mjs';
import { runStep } from './command.mjs';

const marker = join(root, 'node_modules/.site-installed');

function listManifests() {
  const workspaces = [
    ...readdirSync(join(root, 'shared')).map((name) => join('shared', name)),
    'host',
    'server',
    'demo',
    'tools'
  ];
  return ['package.json', 'package-lock.json', ...workspaces.map((folder) => join(folder, 'package.json'))];
}

/** Returns the part of a manifest that decides what npm installs; the lock file decides as a whole. */
function readInstalledPart(path) {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('package.json')) return text;
  const { scripts: _, ...installed } = JSON.parse(text);
  return JSON.stringify(installed);
}

function computeFingerprint() {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const file of listManifests()) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(readInstalledPart(path));
  }
  return hash.digest('hex');
}

/** Installs the packages of package-lock.json when they are missing or the lock has changed. */
export async function ensureDependencies() {
  const wanted = computeFingerprint();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  await runStep('Installing dependencies (about two minutes the first time)', () =>
    runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], {
      quiet: true
    })
  );
  writeFileSync(marker, wanted);
}
