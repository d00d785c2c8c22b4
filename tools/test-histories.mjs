import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { CommandError, runCommand, formatElapsedSeconds, printLine, runStep } =
  await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { buildServer } = await import('../scripts/lib/build-server.mjs');
const { printOutcome } = await import('../scripts/lib/outcomes.mjs');
const { parseCount } = await import('./lib/parse-count.mjs');

const CLIENTS = 8;
/** Calls of a history, and histories on each store, with a disturbance and without. */
const DISTURBED = { calls: 500, histories: 100 };
const PLAIN = { calls: 50, histories: 5_000 };
/** Processes that share a PostgreSQL. */
const PROCESSES = 2;
/** Time from the begin of a history to its disturbance, ms. */
const BEFORE_MS = 150;
const STORES = ['embedded', 'postgres'];
/** Findings printed per history. */
const SHOWN = 5;

/** @typedef {import('./histories/disturb.mjs').DisturbedServers} Servers */

/**
 * Makes one history and returns its problems, a line each.
 * @param {Servers} servers
 * @param {{ token: string, prefix: string, calls: number, disturb: (() => Promise<void>) | null }} options
 */
async function runHistory(servers, { token, prefix, calls, disturb }) {
  const { checkHistory, FAULTS } = await import('./histories/check-history.mjs');
  const { runClients } = await import('./histories/clients.mjs');
  const { Records } = await import('./histories/send-request.mjs');
  const records = new Records(servers.listUrls, token);
  const now = () => performance.now();
  const running = runClients({
    ...{ clients: CLIENTS, calls, prefix, random: Math.random, now },
    send: records.send
  });
  const [made] = await Promise.all([running, disturb && pause(BEFORE_MS).then(disturb)]);
  const last = await records.list(`${prefix}-`);
  await records.remove(last);
  const found = checkHistory({ calls: made, last });
  return [
    ...found.map(({ fault, record, about }) => `${record}: ${FAULTS[fault]} (${about})`),
    ...records.oddAnswers
  ];
}

/**
 * Returns whether a store is to be checked: both unless one is named.
 * @param {string | undefined} name
 */
function chooseStores(name) {
  if (name !== undefined && !STORES.includes(name))
    throw new CommandError(`--store must be ${STORES.join(' or ')}, not '${name}'.`);
  return (/** @type {string} */ store) => name === undefined || name === store;
}

/** Checks histories of concurrent clients on both stores, with processes killed, paused and shifted in time. */
await runCommand(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({ options: { disturbed: text, plain: text, store: text } });
  const isChosen = chooseStores(values.store);
  const counts = {
    disturbed: parseCount('--disturbed', values.disturbed, { otherwise: DISTURBED.histories }),
    plain: parseCount('--plain', values.plain, { otherwise: PLAIN.histories })
  };
  await ensureDependencies();
  await runStep('Building the server', buildServer);
  const { createDemoFolder } = await import('../tests/support/demo-server.mjs');
  const { runBuilt } = await import('./faults/server.mjs');
  const { startOwnPostgres } = await import('./faults/faults.mjs');
  const { signIn } = await import('./faults/ledger.mjs');
  const { DisturbedServers } = await import('./histories/disturb.mjs');
  let [tried, held] = [0, 0];

  /** @param {string} store @param {Servers} servers */
  const runOnStore = async (store, servers) => {
    await servers.start();
    const token = await signIn(servers.listUrls()[0] ?? '');
    /** @param {string} name @param {number} calls @param {(() => Promise<void>) | null} disturb */
    const runOne = async (name, calls, disturb) => {
      tried += 1;
      const found = await runHistory(servers, { token, prefix: `h${tried}`, calls, disturb });
      if (found.length === 0) held += 1;
      else printLine(`✗ ${store}, ${name}, history ${tried}: ${found.length} problems`);
      for (const line of found.slice(0, SHOWN)) printLine(`    ${line}`);
    };
    const ways = Object.entries(servers.listDisturbances());
    for (let n = 0; n < counts.disturbed; n += 1) {
      const [name, disturb] = ways[n % ways.length] ?? ['', null];
      await runOne(name, DISTURBED.calls, disturb);
    }
    printLine(`· ${store}: ${counts.disturbed} disturbed histories (${formatElapsedSeconds()} s)`);
    for (let n = 0; n < counts.plain; n += 1) await runOne('undisturbed', PLAIN.calls, null);
    printLine(`· ${store}: ${counts.plain} undisturbed histories (${formatElapsedSeconds()} s)`);
    await servers.stop();
  };

  const scratch = mkdtempSync(join(tmpdir(), 'site-histories-'));
  const postgres = await startOwnPostgres();
  try {
    if (isChosen('embedded')) {
      const embedded = { SITE_DATA: join(scratch, 'embedded') };
      await runStep('Preparing demonstration data', () => createDemoFolder(embedded.SITE_DATA));
      await runOnStore('embedded', new DisturbedServers(embedded, 1));
    }
    if (isChosen('postgres') && postgres.missing === null) {
      const shared = {
        SITE_DATA: join(scratch, 'postgres'),
        DATABASE_URL: await postgres.createDatabase('site')
      };
      await runStep('Preparing the database', () => runBuilt('seed', [], shared));
      await runOnStore('PostgreSQL', new DisturbedServers(shared, PROCESSES));
    } else if (isChosen('postgres')) printLine(`· Skipped: histories on PostgreSQL. ${postgres.missing}.`);
  } finally {
    postgres.stop?.();
    rmSync(scratch, { recursive: true, force: true });
  }
  printOutcome(`${tried} histories, ${held} held`, held < tried);
  process.exit(held === tried ? 0 : 1);
});
