import { statSync } from 'node:fs';
import { cpus } from 'node:os';
import { createDemoFolder } from '../../tests/support/demo-server.mjs';
import { bundleFaultCode } from '../bench/server-code.mjs';
import { addRows } from './fill-rows.mjs';
import { runBuilt, startServer } from './server.mjs';
import { root } from '../../scripts/lib/paths.mjs';

/** Longest time from the start of a restore until the product answers again, s. */
export const MAX_RESTORE_SECONDS = 600;

/** Rows that are restored besides the demonstration. */
export const MILLION = 1_000_000;

/**
 * Returns the numbers of mills and purchases of so many rows.
 * @param {number} rows
 */
export const splitRows = (rows) => ({ mills: Math.ceil(rows / 2), purchases: Math.floor(rows / 2) });

/**
 * Opens a data folder and counts its rows, after `work`.
 * @param {string} dataDir
 * @param {import('../bench/server-code.mjs').FaultCode} code
 * @param {(store: import('../../server/src/store/store').Store) => Promise<void>} work
 */
async function countAfter(dataDir, code, work = async () => undefined) {
  const store = await code.openStore({ dataDir, databaseUrl: null, root });
  try {
    await work(store);
    const rows = await code.countRows(store.query, await code.listDataTables(store.query));
    const sums = await store.query('SELECT sum(transactions) AS n, count(*) AS mills FROM mill_figures');
    return JSON.stringify({ rows, sums });
  } finally {
    await store.close();
  }
}

/**
 * Backs up very many rows of the embedded database and restores them; returns the problems found.
 * @param {string} from folder that is filled
 * @param {string} to folder that is restored
 * @param {number} count of rows
 * @param {(line: string) => void} say
 */
export async function restoreMillion(from, to, count, say) {
  const code = await bundleFaultCode();
  await createDemoFolder(from);
  const before = await countAfter(from, code, (store) => addRows(store, splitRows(count), code));
  const file = `${from}.gz`;
  await runBuilt('backup', [file], { SITE_DATA: from });
  const began = performance.now();
  await runBuilt('restore', [file], { SITE_DATA: to });
  const server = await startServer({ SITE_DATA: to });
  const seconds = (performance.now() - began) / 1000;
  await server.stop();
  const megabytes = Math.round(statSync(file).size / 1e6);
  say(
    `· restored a backup of ${megabytes} MB and answered after ${seconds.toFixed(0)} s, on ${cpus().length} × ${cpus()[0]?.model.trim()}`
  );
  return [
    ...(seconds <= MAX_RESTORE_SECONDS ? [] : [`restoring took ${seconds} s, not ${MAX_RESTORE_SECONDS}`]),
    ...((await countAfter(to, code)) === before ? [] : ['the restored folder has other rows or sums'])
  ];
}
