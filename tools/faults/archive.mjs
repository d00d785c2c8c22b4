import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { readPostgresOutput, startCluster } from '../../scripts/lib/postgres-cluster.mjs';
import { root as repository } from '../../scripts/lib/paths.mjs';
import { bundleFaultCode } from '../bench/server-code.mjs';
import { addRows } from './fill-rows.mjs';
import { Ledger, signIn } from './ledger.mjs';
import { MAX_RESTORE_SECONDS, splitRows } from './restore-million.mjs';
import { runBuilt, startServer } from './server.mjs';

/*
 * Loses a PostgreSQL with its disk, and restores it from a copy and the archive of its log, as
 * docs/deployment.md describes.
 */

const HOST = '127.0.0.1';
/**
 * Creates folders that the account of PostgreSQL may write.
 * @param {string} root
 * @param {string[]} names
 */
function createFolders(root, names) {
  for (const name of names) mkdirSync(join(root, name), { mode: 0o700 });
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', root]);
  return names.map((name) => join(root, name));
}

/**
 * Runs a statement and returns its only value.
 * @param {string} databaseUrl
 * @param {string} sql
 * @returns {Promise<string | null>}
 */
async function readValue(databaseUrl, sql) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0] ?? null;
}

/**
 * Ends the current file of the log, and resolves when the archive has it.
 * @param {string} databaseUrl
 */
async function archiveLog(databaseUrl) {
  const file = await readValue(databaseUrl, 'SELECT pg_walfile_name(pg_switch_wal())');
  for (;;) {
    const last = await readValue(databaseUrl, 'SELECT last_archived_wal FROM pg_stat_archiver');
    if (last !== null && file !== null && last >= file) return;
    await pause(100);
  }
}

/**
 * Starts a cluster from a copy of its files, which replays the archive first.
 * @param {{ copy: string, archive: string, port: number, sockets: string }} place
 */
async function startRestored({ copy, archive, port, sockets }) {
  appendFileSync(join(copy, 'postgresql.conf'), `\nrestore_command = 'cp ${archive}/%f %p'\n`);
  writeFileSync(join(copy, 'recovery.signal'), '');
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', join(copy, 'recovery.signal')]);
  const options = `-p ${port} -k ${sockets} -c listen_addresses=${HOST}`;
  const start = [
    '-D',
    copy,
    '-w',
    '-t',
    String(MAX_RESTORE_SECONDS),
    '-l',
    join(sockets, 'log'),
    '-o',
    options,
    'start'
  ];
  await readPostgresOutput('pg_ctl', start);
  // It answers before the whole log is replayed, and refuses writes until then: the server waits for it.
  return () => readPostgresOutput('pg_ctl', ['-D', copy, '-w', '-m', 'immediate', 'stop']);
}

/**
 * Adds rows to a database that is not served.
 * @param {{ SITE_DATA: string, DATABASE_URL: string }} env
 * @param {number} count
 */
async function fillDatabase({ SITE_DATA: dataDir, DATABASE_URL: databaseUrl }, count) {
  const code = await bundleFaultCode();
  const store = await code.openStore({ dataDir, databaseUrl, root: repository });
  try {
    await addRows(store, splitRows(count), code);
  } finally {
    await store.close();
  }
}

/**
 * Returns the problems found after the loss and the restore.
 * @param {number} count of rows in the archive
 * @param {(line: string) => void} say
 */
export async function restoreFromArchive(count, say) {
  const root = mkdtempSync(join(tmpdir(), 'site-archive-'));
  const [archive, copy, sockets] = /** @type {[string, string, string]} */ (
    createFolders(root, ['archive', 'copy', 'sockets'])
  );
  const port = await findFreePort(HOST);
  const archiving = `-c archive_mode=on -c archive_timeout=60 -c "archive_command=cp %p ${archive}/%f"`;
  const cluster = startCluster(port, HOST, archiving);
  let stopRestored = async () => '';
  try {
    const maintenance = `postgres://bench@${HOST}:${port}/postgres`;
    await readValue(maintenance, 'CREATE DATABASE site');
    const databaseUrl = `postgres://bench@${HOST}:${port}/site`;
    const env = { SITE_DATA: join(root, 'data'), DATABASE_URL: databaseUrl };
    await runBuilt('seed', [], env);
    const connection = ['-h', HOST, '-p', String(port), '-U', 'bench'];
    await readPostgresOutput('pg_basebackup', [...connection, '-D', copy, '-X', 'none', '-c', 'fast']);
    // The copy is older than these rows, so that all of them come from the archive.
    await fillDatabase(env, count);
    const server = await startServer(env);
    const ledger = new Ledger(await signIn(server.url));
    await ledger.writeUntil(server.url, pause(5_000));
    await archiveLog(databaseUrl);
    await server.kill();
    cluster.stop();
    const lost = performance.now();
    stopRestored = await startRestored({ copy, archive, port, sockets });
    const restored = await startServer(env);
    const seconds = (performance.now() - lost) / 1000;
    say(
      `· answered again ${seconds.toFixed(1)} s after the loss; ${ledger.acknowledged} writes were acknowledged`
    );
    const found = await ledger.listDifferences(restored.url);
    await ledger.writeUntil(restored.url, pause(500));
    found.push(...(await ledger.listDifferences(restored.url)));
    await restored.stop();
    return seconds <= MAX_RESTORE_SECONDS
      ? found
      : [...found, `restoring took ${seconds} s, not ${MAX_RESTORE_SECONDS}`];
  } finally {
    cluster.stop();
    await stopRestored();
    rmSync(root, { recursive: true, force: true });
  }
}
