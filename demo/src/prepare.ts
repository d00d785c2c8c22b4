import { getRainyFactors } from '@site/domain';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { buildRoutingTiles } from '@site/server/src/engines/routing/build-tiles';
import { RoutingError } from '@site/server/src/engines/routing/routing-engine';
import { buildRainyTiles } from '@site/server/src/engines/routing/rainy-tiles';
import {
  hasRoadTiles,
  readCurrentTiles,
  toVersionFolder
} from '@site/server/src/engines/routing/tiles-folder';
import { toRasterFolder } from '@site/server/src/engines/raster/raster-folder';
import { getPreparedMarker } from '@site/server/src/store/prepared-marker';
import { getCurrentParameters, seedParameters } from '@site/server/src/common/parameters';
import { seedAccounts } from '@site/server/src/identity/accounts';
import { START_WAIT_MS, openStore } from '@site/server/src/store/open-store';
import { readScreenedLand } from './rasters/screened-land';
import { writeDemonstrationRasters } from './rasters/write-rasters';
import { isDemonstration, seedDemonstration } from './seed';
import type { Settings } from '@site/server/src/common/settings';
import type { Store } from '@site/server/src/store/store';

export interface PrepareOptions {
  readonly today: Date;
  readonly scale: number;
  readonly log: (line: string) => void;
}

/** Key of the setting that marks a store as ready to be served. */
const PREPARED = 'prepared';

const isPrepared = async (store: Store): Promise<boolean> =>
  (await store.query('SELECT 1 FROM setting WHERE key = $1', [PREPARED])).length > 0;

const needsTiles = ({ dataDir, routingUrl }: Settings): boolean =>
  routingUrl === null && !hasRoadTiles(dataDir);

const needsRasters = ({ dataDir }: Settings): boolean => !existsSync(toRasterFolder(dataDir));

/**
 * Writes demonstration rasters when the records are demonstration data, otherwise creates an empty folder for
 * GeoTIFFs.
 */
async function prepareRasters(
  store: Store,
  { dataDir }: Settings,
  { today, log }: PrepareOptions
): Promise<void> {
  if (await isDemonstration(store))
    await writeDemonstrationRasters(dataDir, { land: await readScreenedLand(store.query), today, log });
  else mkdirSync(toRasterFolder(dataDir), { recursive: true });
}

/** Builds the road tiles, or logs why they are missing: the rest of the product works without drive times. */
async function prepareTiles(store: Store, { dataDir }: Settings, log: PrepareOptions['log']): Promise<void> {
  try {
    const { edges, ms } = await buildRoutingTiles(store, dataDir, () => undefined);
    log(`road tiles: ${edges} edges, ${Math.round(ms)} ms`);
    // Otherwise the server builds them while its first request for the rainy season waits.
    const { parameters } = await getCurrentParameters(store);
    const dry = toVersionFolder(dataDir, readCurrentTiles(dataDir)!.version);
    await buildRainyTiles(process.cwd(), dry, getRainyFactors(parameters));
  } catch (error) {
    if (!(error instanceof RoutingError)) throw error;
    log(`Drive times are off: ${error.message}`);
  }
}

async function seedStore(store: Store, settings: Settings, options: PrepareOptions): Promise<void> {
  await seedParameters(store);
  if (settings.production && !settings.allowEmbeddedIdentity) {
    options.log('production: no demonstration accounts and no demonstration data');
  } else {
    await seedAccounts(store);
    const [source] = await store.query('SELECT 1 FROM dataset_source LIMIT 1');
    if (source === undefined) await seedDemonstration(store, options);
    else options.log('the database contains data: no demonstration data added');
  }
  await store.query(
    `INSERT INTO setting (key, value) VALUES ($1, $2::text::jsonb) ON CONFLICT (key) DO NOTHING`,
    [PREPARED, JSON.stringify(options.today.toISOString())]
  );
}

/**
 * Prepares a data folder or a database for a server: tables, parameters, accounts, demonstration data, road
 * tiles, rasters.
 * Existing data stays unchanged; returns false when nothing had to be done.
 * @throws StoreLockedError while a server holds the data folder, StoreUnavailableError when it cannot be
 *   opened.
 */
export async function prepareData(settings: Settings, options: PrepareOptions): Promise<boolean> {
  const { dataDir, databaseUrl } = settings;
  const embedded = databaseUrl === null;
  const hasMissingFiles = () => needsTiles(settings) || needsRasters(settings);
  if (embedded && existsSync(getPreparedMarker(dataDir)) && !hasMissingFiles()) return false;
  mkdirSync(dataDir, { recursive: true });
  const store = await openStore({ ...settings, startWaitMs: START_WAIT_MS, log: options.log });
  try {
    const ready = await isPrepared(store);
    if (ready && !hasMissingFiles()) return false;
    if (!ready) await seedStore(store, settings, options);
    if (needsTiles(settings)) await prepareTiles(store, settings, options.log);
    if (needsRasters(settings)) await prepareRasters(store, settings, options);
    if (embedded) writeFileSync(getPreparedMarker(dataDir), '');
    return true;
  } finally {
    await store.close();
  }
}
