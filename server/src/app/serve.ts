import type { FastifyInstance } from 'fastify';
import { refreshDemonstrationDates } from '../common/demonstration-dates';
import { openRouting } from '../engines/routing/open-routing';
import type { RoutingEngine } from '../engines/routing/routing-engine';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../identity/accounts';
import { findProductionProblem } from '../identity/open-identities';
import { SettingsError } from '../common/settings';
import type { Settings } from '../common/settings';
import { START_WAIT_MS, openStore } from '../store/open-store';
import { StoreUnavailableError } from '../store/store';
import type { Store } from '../store/store';
import { forgetOldRows } from '../import/history/import-history';
import { RETENTION_JOB } from '../personal/erasure-trail';
import { formatRetention, runRetention } from '../personal/retention';
import { VALUE_RULES } from '../layers/value-rules';
import { applyValueRules, formatViolation, findValidRowsSql } from '../store/value-checks';
import { buildApp } from './app';
import { readVersion } from '../store/version';
import { runDaily } from './daily-job';
import { scheduleBackups } from '../backup/backup-schedule';
import { makeScheduledBackup } from '../backup/scheduled-backup';

/** A server that cannot start or serve; the message is one line that explains what to do. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

/** Time limit of one database statement of a request, in ms. */
const STATEMENT_LIMIT_MS = 20_000;

export interface RunningServer {
  readonly url: string;
  /** Notes to print at the start: demonstration accounts, drive times that are off. */
  readonly notes: readonly string[];
  /** Ends open requests, the routing engine and the store, in this order. */
  stop(): Promise<void>;
}

interface ServerResources {
  readonly store: Store;
  readonly routing: RoutingEngine;
}

/**
 * Opens store and routing engine in parallel, since each takes seconds; closes the other one when one fails.
 */
async function openResources(settings: Settings, warn: (line: string) => void): Promise<ServerResources> {
  const [store, routing] = await Promise.allSettled([
    openStore({ ...settings, startWaitMs: START_WAIT_MS, log: warn }),
    openRouting({ ...settings, logger: { warn } })
  ]);
  if (store.status === 'fulfilled' && routing.status === 'fulfilled')
    return { store: store.value, routing: routing.value };
  if (store.status === 'fulfilled') await store.value.close();
  if (routing.status === 'fulfilled') await routing.value.close();
  throw store.status === 'rejected' ? store.reason : (routing as PromiseRejectedResult).reason;
}

async function requirePrepared(store: Store, { dataDir, databaseUrl }: Settings): Promise<void> {
  const rows = await store.query(`SELECT 1 FROM setting WHERE key = 'prepared'`);
  if (rows.length > 0) return;
  const place = databaseUrl === null ? `The data folder ${dataDir}` : 'The database at DATABASE_URL';
  throw new StoreUnavailableError(`${place} is not prepared. Run npm start, which prepares it.`);
}

async function listenOnPort(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} is in use by another program. Stop it, or set PORT to another port.`
      );
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this account. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST '${host}' is not an address of this machine.`);
    throw error;
  }
}

async function listDemonstrationNotes(store: Store, settings: Settings): Promise<string[]> {
  if (settings.firebase) return [];
  const rows = await store.query('SELECT 1 FROM account WHERE email = ANY($1) AND NOT disabled', [
    DEMO_EMAILS
  ]);
  return rows.length === 0
    ? []
    : [`Demonstration accounts: ${DEMO_EMAILS.join(', ')} – password ${DEMO_PASSWORD}`];
}

/** Returns the address to open in a browser: the public one, else the port on this machine's own name. */
function findBrowserAddress(app: FastifyInstance, { publicUrl, host }: Settings, listening: string): string {
  if (publicUrl) return publicUrl;
  const address = app.server.address();
  return host === 'localhost' && address !== null && typeof address === 'object'
    ? `http://localhost:${address.port}`
    : listening;
}

/** Deletes expired personal values and rows stored for undoing old imports once a day, and logs the counts. */
const scheduleRetention = (store: Store, { log }: FastifyInstance): (() => Promise<void>) =>
  runDaily(
    async () => {
      await forgetOldRows(store.query, new Date());
      const report = await runRetention(store, { by: RETENTION_JOB });
      if (report.counts.length > 0) for (const line of formatRetention(report, false)) log.info(line);
    },
    (error) => log.error(error, 'The retention of personal data failed. It is retried in a day.')
  );

/** Makes encrypted backups where the settings have a folder for them, and logs each. */
function startBackups(store: Store, settings: Settings, { log }: FastifyInstance): () => Promise<void> {
  const { backupDir, backupRecipient, backupHours } = settings;
  if (backupDir === null || backupRecipient === null) return () => Promise.resolve();
  const make = async (at: Date) => {
    const { file, head } = await makeScheduledBackup(store, { ...settings, backupDir, backupRecipient }, at);
    log.info({ file, tables: Object.keys(head.tables).length }, 'backup made and read back');
  };
  return scheduleBackups({ backupDir, backupHours }, make, (error) =>
    log.error({ err: error }, 'backup failed')
  );
}

/**
 * Starts the server on a prepared data folder or database.
 * @throws StartError, SettingsError, StoreLockedError or StoreUnavailableError, each with one clear line.
 */
export async function startServer(settings: Settings, warn: (line: string) => void): Promise<RunningServer> {
  const refused = findProductionProblem(settings);
  if (refused) throw new SettingsError(refused);
  const { store, routing } = await openResources(settings, warn);
  let app: FastifyInstance | null = null;
  let endRetention: () => Promise<void> = () => Promise.resolve();
  let endBackups: () => Promise<void> = () => Promise.resolve();
  const stop = async () => {
    // Closing the store ends a running backup, whose next run removes what it left.
    const backedUp = endBackups();
    await app?.close();
    await endRetention();
    await routing.close();
    await store.close();
    await backedUp;
  };
  try {
    await requirePrepared(store, settings);
    const odd = await applyValueRules(store, VALUE_RULES);
    for (const value of odd) warn(`${formatViolation(value)} It is shown unchanged; correct it.`);
    await refreshDemonstrationDates(store, new Date(), findValidRowsSql(VALUE_RULES, odd));
    store.limitStatements(STATEMENT_LIMIT_MS);
    app = await buildApp({ settings, store, routing });
    const listening = await listenOnPort(app, settings);
    app.log.info({ version: readVersion(settings.root) }, 'started');
    endRetention = scheduleRetention(store, app);
    endBackups = startBackups(store, settings, app);
    const problem = routing.getProblem();
    const notes = await listDemonstrationNotes(store, settings);
    return {
      url: findBrowserAddress(app, settings, listening),
      notes: problem === null ? notes : [...notes, problem],
      stop
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
