import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();

/** Age after which an unfinished folder counts as abandoned. */
const MAKING_LIMIT_MS = 300_000;

/**
 * Returns a hash of the day and of the sources of the demonstration data; a new hash re-creates the prepared
 * folder.
 */
function dataFingerprint() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const folder of [
    'demo/src',
    'server/src/store/migrations',
    'server/src/engines/routing',
    'shared/domain/src'
  ])
    for (const name of readdirSync(join(root, folder), { recursive: true }).sort())
      if (/\.(ts|json|sql)$/.test(name) && !name.includes('.test.'))
        hash.update(readFileSync(join(root, folder, name)));
  return hash.digest('hex').slice(0, 16);
}

function waitForExit(child) {
  return new Promise((resolve) => child.on('close', (code) => resolve(code)));
}

async function seedFolder(making) {
  mkdirSync(making, { recursive: true });
  const env = { ...process.env, SITE_DATA: making, DATABASE_URL: '' };
  const seed = spawn(process.execPath, ['build/server/seed.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit']
  });
  seed.stdout.resume();
  const code = await waitForExit(seed);
  if (code !== 0) throw new Error(`The demonstration data could not be prepared (code ${code}).`);
}

/**
 * Returns a prepared folder of demonstration data, created once and cached beside the dependencies; no server
 * opens it directly. Test processes that call this at the same time wait for the one that creates it.
 */
export async function ensurePreparedFolder() {
  const cache = join(root, 'node_modules/.cache/site');
  const folder = join(cache, `demo-${dataFingerprint()}`);
  const making = `${folder}.making`;
  mkdirSync(cache, { recursive: true });
  while (!existsSync(folder)) {
    const maker = existsSync(making) ? statSync(making).mtimeMs : 0;
    if (Date.now() - maker < MAKING_LIMIT_MS) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    for (const old of readdirSync(cache))
      if (old.startsWith('demo-')) rmSync(join(cache, old), { recursive: true });
    mkdirSync(making);
    await seedFolder(join(making, 'data'));
    renameSync(join(making, 'data'), folder);
    rmSync(making, { recursive: true });
  }
  return folder;
}

/** Returns the caller's own data folder with fresh demonstration data, in a new temporary folder by default. */
export async function createDemoFolder(folder = join(mkdtempSync(join(tmpdir(), 'site-test-')), 'data')) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(await ensurePreparedFolder(), folder, { recursive: true });
  return folder;
}

/**
 * Creates a partner's key for a map with two areas a day in one state, with the administrator's command, and
 * writes it to `embed-key.txt` in the data folder.
 */
export async function addEmbedKey(dataDir, origin) {
  const given = ['--origin', origin, '--map', 'serviceArea', '--state', 'Akwa Ibom', '--areas', '2'];
  const child = spawn(process.execPath, ['build/server/embeds.js', 'add', 'Partner', ...given], {
    cwd: root,
    env: { ...process.env, ...TEST_ENV, SITE_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  const code = await waitForExit(child);
  const key = /has the key (\S+)\.$/m.exec(printed)?.[1];
  if (code !== 0 || !key) throw new Error(`The key could not be created (code ${code}): ${printed}`);
  writeFileSync(join(dataDir, 'embed-key.txt'), key);
}

async function waitUntilReady(url, child, output) {
  for (let tries = 0; tries < 1_800; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}: ${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready after 180 s: ${output()}`);
}

/** Tests and benchmarks send more requests than the limits of guests allow. */
const TEST_ENV = { NODE_ENV: '', DATABASE_URL: '', SITE_GUEST_CALLS: '0', SITE_GUEST_AREAS: '0' };

/** Starts the built server on `dataDir`; `stop` ends it and resolves when the process has exited. */
export async function startServer({ port, dataDir, env = {} }) {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env: { ...process.env, ...TEST_ENV, PORT: String(port), SITE_DATA: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  });
  let tail = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (tail = (tail + chunk).slice(-4000)));
  const closed = waitForExit(child);
  await waitUntilReady(url, child, () => tail);
  return {
    url,
    dataDir,
    pid: child.pid,
    output: () => tail,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await closed;
    }
  };
}
