import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toRasterFolder } from '@site/server/src/engines/raster/raster-folder';
import { SettingsError } from '@site/server/src/common/settings';
import type { Settings } from '@site/server/src/common/settings';
import { DEMO_EMAILS } from '@site/server/src/identity/accounts';
import { lockFolder } from '@site/server/src/store/folder-lock';
import { openStore } from '@site/server/src/store/open-store';
import { QueryError, StoreUnavailableError } from '@site/server/src/store/store';
import { getPreparedMarker } from '@site/server/src/store/prepared-marker';

/** Amount of data in a folder that people entered. */
interface EnteredData {
  readonly records: number;
  readonly accounts: number;
  readonly imports: number;
  readonly parameters: number;
}

/** The trail contains every record that a person created, changed or deleted, of every type. */
const ENTERED_DATA_SQL = `
  SELECT (SELECT count(DISTINCT (record_type, record_id)) FROM record_audit) AS records,
         (SELECT count(*) FROM account WHERE email <> ALL ($1)) AS accounts,
         (SELECT count(*) FROM dataset_import WHERE dataset <> 'demonstration') AS imports,
         (SELECT count(*) FROM parameter_set WHERE version > 1) AS parameters`;

/**
 * Returns the amount of data entered by people; null without a database, or the reason why it cannot be read,
 * since unknown does not mean empty.
 */
async function countEnteredData(settings: Settings): Promise<EnteredData | string | null> {
  if (!existsSync(join(settings.dataDir, 'store'))) return null;
  try {
    const store = await openStore(settings);
    try {
      return (await store.query<EnteredData>(ENTERED_DATA_SQL, [DEMO_EMAILS]))[0]!;
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreUnavailableError || error instanceof QueryError) return error.message;
    throw error;
  }
}

const formatCount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Returns the list of the data to delete, as lines for a terminal. */
function describeDeletion({ dataDir }: Settings, people: EnteredData | string | null): string[] {
  const rasters = existsSync(toRasterFolder(dataDir)) ? readdirSync(toRasterFolder(dataDir)).length : 0;
  const records =
    people === null
      ? ['  no database yet']
      : typeof people === 'string'
        ? [`  a database that cannot be read, so its content is unknown: ${people}`]
        : [
            `  ${formatCount(people.records, 'record', 'records')} entered or edited by people`,
            `  ${formatCount(people.accounts, 'account', 'accounts')} besides the demonstration accounts`,
            `  ${formatCount(people.imports, 'import', 'imports')} of real data`,
            `  ${formatCount(people.parameters, 'change', 'changes')} of the business parameters`
          ];
  return [
    `A reset permanently deletes everything in the data folder ${dataDir}:`,
    ...records,
    `  ${formatCount(rasters, 'raster', 'rasters')}, all demonstration data, road tiles, unsent mail`
  ];
}

const KEEP =
  'Take a backup first (npm run backup -- FILE.gz), or use another folder: SITE_DATA=FOLDER npm start.';

export interface ResetOptions {
  /** Confirmed in advance. */
  readonly yes: boolean;
  /** Requests confirmation at a terminal; null without one. */
  readonly ask: (() => Promise<boolean>) | null;
  readonly say: (line: string) => void;
}

/** @throws SettingsError that lists what would be lost, unless its deletion is confirmed. */
async function requireConsent(settings: Settings, { yes, ask, say }: ResetOptions): Promise<void> {
  const people = await countEnteredData(settings);
  describeDeletion(settings, people).forEach(say);
  if (yes) return;
  const isWork =
    typeof people === 'string' || (people !== null && Object.values(people).some((count) => count > 0));
  if (isWork)
    throw new SettingsError(
      `Nothing was deleted: people have worked here. ${KEEP} To delete everything, add --yes.`
    );
  if (ask === null)
    throw new SettingsError(
      'Nothing was deleted: there is no terminal to confirm at. To delete everything, add --yes.'
    );
  if (!(await ask())) throw new SettingsError('Nothing was deleted.');
}

/**
 * Deletes the content of a data folder: records, accounts, parameters, road tiles, rasters, mail. Lists the
 * data first; requests confirmation when all of it is demonstration data, and refuses when people entered some
 * of it.
 * @throws StoreLockedError while a server holds the folder; SettingsError when the records are in an external
 *   database, and when the deletion is not confirmed.
 */
export async function resetData(settings: Settings, options: ResetOptions): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl !== null)
    throw new SettingsError(
      'npm run reset is for the embedded database only. DATABASE_URL is set, and that database was not changed: set it to another database for other data.'
    );
  const parts = ['store', 'routing', 'rasters', 'outbox'].map((name) => join(dataDir, name));
  if (!parts.some((part) => existsSync(part))) return;
  await requireConsent(settings, options);
  const lock = await lockFolder(dataDir);
  try {
    for (const part of [getPreparedMarker(dataDir), ...parts]) rmSync(part, { recursive: true, force: true });
  } finally {
    await lock.release();
  }
}
