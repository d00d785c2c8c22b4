import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { explainMissingPostgres, startCluster } from '../../scripts/lib/postgres-cluster.mjs';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { AP, Ledger, createBulkPictures } from './ledger.mjs';
import { runBuilt, startServer } from './server.mjs';

/*
 * The faults, each a function that returns the problems found afterwards, or throws. `runFault` runs and counts
 * them.
 */

/** @typedef {Record<string, string>} Env settings of a server */
/** @typedef {import('./server.mjs').FaultServer} FaultServer */
/** @typedef {{ missing: null, createDatabase(name: string): Promise<string>, stop(): void }} OwnPostgres */
/** @typedef {(name: string, fault: () => Promise<string[]>) => Promise<void>} RunFault */

const HOST = '127.0.0.1';
/**
 * Returns the delay of a kill after the first writes, ms, different in each round.
 * @param {number} round
 */
const computeKillDelayMs = (round) => 40 + ((round * 97) % 400);
const HOUR_MS = 3_600_000;

/**
 * Runs a server while `work` runs.
 * @template T
 * @param {Env} env
 * @param {(server: FaultServer) => Promise<T>} work
 * @param {number} clockMs
 */
async function runWithServer(env, work, clockMs = 0) {
  const server = await startServer(env, clockMs);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/**
 * Kills the server during writes, repeatedly; each restart is one try.
 * @param {RunFault} tally
 * @param {string} name
 * @param {number} count
 * @param {Env} env
 * @param {Ledger} ledger
 */
export async function killRepeatedly(tally, name, count, env, ledger) {
  for (let round = 1; round <= count; round += 1)
    await tally(`${name}: kill -9, ${round} of ${count}`, async () => {
      const server = await startServer(env);
      const before = ledger.acknowledged;
      let stopWriting = () => {};
      /** @type {Promise<void>} */
      const until = new Promise((resolve) => (stopWriting = resolve));
      const writing = ledger.writeUntil(server.url, until);
      while (ledger.acknowledged === before && ledger.faults.length === 0) await pause(2);
      await pause(computeKillDelayMs(round));
      await server.kill();
      stopWriting();
      await writing;
      return runWithServer(env, ({ url }) => ledger.listDifferences(url));
    });
}

/**
 * Writes on a server with a wrong clock, then on one with the right clock.
 * @param {Env} env
 * @param {Ledger} ledger
 * @param {number} shiftMs
 */
export async function shiftClock(env, ledger, shiftMs) {
  const during = await runWithServer(
    env,
    async ({ url }) => {
      await ledger.writeUntil(url, pause(1_500));
      return ledger.listDifferences(url);
    },
    shiftMs
  );
  const after = await runWithServer(env, async ({ url }) => {
    await ledger.writeUntil(url, pause(500));
    return ledger.listDifferences(url);
  });
  return [...during, ...after];
}
/** @type {[string, number][]} */
export const CLOCKS = [
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS]
];

/** @param {number} pid */
const listChildren = (pid) =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((match) =>
      match && Number(match[2]) === pid ? [{ pid: Number(match[1]), args: match[3] ?? '' }] : []
    );

/**
 * Kills the process that computes drive times during a request; the next request must return the earlier
 * answer.
 * @param {Env} env
 * @param {Ledger} ledger
 */
export const killRouting = (env, ledger) =>
  runWithServer(env, async ({ url, pid }) => {
    /** @param {number} minutes */
    const requestDriveTimes = async (minutes) => {
      const answer = await fetch(`${url}/api/service-area-summary`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: ledger.token },
        body: JSON.stringify({ latitude: 5.03, longitude: 7.93, minutes })
      });
      return { status: answer.status, body: await answer.json() };
    };
    const before = await requestDriveTimes(30);
    if (before.status !== 200)
      return [`drive times were unavailable before the fault: ${JSON.stringify(before.body)}`];
    const worker = listChildren(pid).find(({ args }) => args.includes('routing-worker'));
    if (!worker) return ['no routing process was found'];
    const during = requestDriveTimes(47);
    process.kill(worker.pid, 'SIGKILL');
    const { status } = await during;
    const found = [200, 503].includes(status) ? [] : [`a request during the kill returned ${status}`];
    for (let round = 0; round < 40; round += 1) {
      const after = await requestDriveTimes(31);
      if (after.status === 200) return [...found, ...(await ledger.listDifferences(url))];
      await pause(500);
    }
    return [...found, 'drive times did not recover'];
  });

/**
 * Backs up the data and restores it to an empty place, which is checked against the ledger too.
 * @param {Env} from
 * @param {Env} to
 * @param {Ledger} ledger
 */
export async function restoreBackup(from, to, ledger) {
  const file = join(mkdtempSync(join(tmpdir(), 'site-faults-')), 'backup.gz');
  try {
    await runBuilt('backup', [file], from);
    await runBuilt('restore', [file], to);
    return await runWithServer(to, async ({ url }) => {
      const found = await ledger.listDifferences(url);
      await ledger.writeUntil(url, pause(500));
      return [...found, ...(await ledger.listDifferences(url))];
    });
  } finally {
    rmSync(join(file, '..'), { recursive: true });
  }
}

/**
 * Cuts every connection to the database while records are written.
 * @param {Env} env
 * @param {Ledger} ledger
 * @param {number} times
 */
export const cutConnections = (env, ledger, times) =>
  runWithServer(env, async ({ url }) => {
    const writing = ledger.writeUntil(url, pause(times * 400 + 500), { goOn: true });
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    for (let cut = 0; cut < times; cut += 1) {
      await pause(400);
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
      );
    }
    await client.end();
    await writing;
    return ledger.listDifferences(url);
  });

/** Returns why a small disk cannot be created here, or null. */
export const explainMissingDisk = () =>
  process.platform === 'linux' && process.getuid?.() === 0 ? null : 'A small disk needs root on Linux';

/** @param {string} folder */
const measureFolderSize = (folder) =>
  Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) * 1024;

/**
 * Fills the remaining space of a disk.
 * @param {string} path
 */
function fillDisk(path) {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
}

/** @param {string} url */
const fetchReadyStatus = async (url) => (await fetch(`${url}/readyz`)).status;

/**
 * @param {string} url
 * @param {number} wanted status of /readyz
 */
async function waitUntilReady(url, wanted) {
  for (let round = 0; round < 60; round += 1) {
    if ((await fetchReadyStatus(url)) === wanted) return true;
    await pause(500);
  }
  return false;
}

/**
 * Writes until the disk is full, checks the reports and makes room again; acknowledged writes must still be
 * there.
 * @param {string} dataDir
 * @param {Env} env
 * @param {string} token
 */
export async function runOnFullDisk(dataDir, env, token) {
  const disk = mkdtempSync(join(tmpdir(), 'site-disk-'));
  execFileSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${measureFolderSize(dataDir) + 64 * 1024 * 1024}`,
    'tmpfs',
    disk
  ]);
  try {
    const small = join(disk, 'data');
    mkdirSync(small);
    execFileSync('cp', ['-a', `${dataDir}/.`, small]);
    const ledger = new Ledger(token);
    const own = { ...env, SITE_DATA: small };
    const found = await runWithServer(own, async ({ url }) => {
      /** @type {string[]} */
      const problems = [];
      fillDisk(join(disk, 'filler'));
      /** @type {import('./ledger.mjs').Answer | null} */
      let refusal = null;
      for (let written = 0; written < 400 && refusal === null; written += 1) {
        const answer = await ledger.writeOne(url, AP, createBulkPictures(200));
        if (answer.status === 0 || answer.status >= 300) refusal = answer;
      }
      if (refusal === null) return ['the disk was full, but no write was refused'];
      if (
        ![503, 507].includes(refusal.status) ||
        !/"message":"[A-Z]/.test(refusal.text) ||
        /\bat \S+ \(/.test(refusal.text)
      )
        problems.push(`a write to a full disk returned ${refusal.status}: ${refusal.text.slice(0, 300)}`);
      if (!(await waitUntilReady(url, 503))) problems.push('/readyz returned 200 on a full disk');
      rmSync(join(disk, 'filler'));
      if (!(await waitUntilReady(url, 200))) problems.push('/readyz did not recover after space was freed');
      return [...problems, ...ledger.faults.splice(0)];
    });
    return [...found, ...(await runWithServer(own, ({ url }) => ledger.listDifferences(url, [AP])))];
  } finally {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  }
}

/**
 * Starts a private PostgreSQL with an empty database; `missing` is the reason when it is not available.
 * @returns {Promise<{ missing: string, stop?: undefined } | OwnPostgres>}
 */
export async function startOwnPostgres() {
  const missing = explainMissingPostgres();
  if (missing !== null) return { missing };
  const port = await findFreePort(HOST);
  const cluster = startCluster(port, HOST);
  /** @param {string} name */
  const createDatabase = async (name) => {
    const client = new pg.Client({ connectionString: `postgres://bench@${HOST}:${port}/postgres` });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return `postgres://bench@${HOST}:${port}/${name}`;
  };
  return { missing: null, createDatabase, stop: () => cluster.stop() };
}
