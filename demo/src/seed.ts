import { generateBasics } from './country';
import { formatDay, getLagosDay } from './kit/days';
import { insertRows } from './kit/seed-table';
import { countryTable, lgaTable, neighbourShapes, stateTable } from './layers/boundaries';
import { listPlaces, placeTable } from './layers/places';
import { roadEdgeTable, roadNodeTable } from './layers/roads';
import { DATED_TABLES, resetCounters, writeLand, writeRecords, writeSites, writeTrade } from './write-layers';
import { createWorld } from './world/world';
import { recheckAllPlots } from '@site/server/src/figures/plots/recheck-plots';
import {
  DEMONSTRATION_DAY,
  storeDatedRows,
  storeDemonstrationDay
} from '@site/server/src/common/demonstration-dates';
import type { Query, Store } from '@site/server/src/store/store';
import type { WriteTable } from './write-layers';

export interface SeedOptions {
  /** Day that the dates of the data are relative to. */
  readonly today: Date;
  /** Multiplies mills, purchases, clusters and local roads; 1 is the country of `npm start`. */
  readonly scale: number;
  /** Receives progress, one line at a time. */
  readonly log: (line: string) => void;
}

/** The country is the union of its states; outlines that were cut at the edge of the window are repaired. */
const JOIN_STATES = `
  INSERT INTO country_outline (name, geom) SELECT 'Nigeria', ST_Multi(ST_Union(geom)) FROM state_boundary;
  UPDATE country_outline SET geom = ST_Multi(ST_CollectionExtract(ST_MakeValid(geom), 3)) WHERE NOT ST_IsValid(geom)`;

const createWriter =
  (query: Query, log: SeedOptions['log']): WriteTable =>
  async (table, rows) => {
    const start = performance.now();
    await insertRows(query, table, rows);
    await query(
      `INSERT INTO dataset_source (dataset, attribution, demonstration, rows) VALUES ($1, $2, true, $3)
       ON CONFLICT (dataset) DO UPDATE SET attribution = $2, demonstration = true, rows = $3, imported_at = now()`,
      [table.name, table.attribution, rows.length]
    );
    log(`${table.name}: ${rows.length} rows, ${Math.round(performance.now() - start)} ms`);
  };

/**
 * Fills an empty store with the demonstration country, in one transaction. The same `today` and `scale`
 * generate the same rows on every machine.
 */
export async function seedDemonstration(store: Store, { today, scale, log }: SeedOptions): Promise<void> {
  const day = getLagosDay(today);
  const start = performance.now();
  const world = createWorld({ scale });
  log(`country drawn, ${Math.round(performance.now() - start)} ms`);
  await store.transaction(async (query) => {
    const write = createWriter(query, log);
    const basics = generateBasics(world, day);
    await write(countryTable, neighbourShapes);
    await write(stateTable, world.states);
    await query(JOIN_STATES);
    await write(lgaTable, world.lgas);
    await write(placeTable, listPlaces(world, basics.communities));
    await write(roadNodeTable, world.roads.nodes);
    await write(roadEdgeTable, world.roads.edges);
    const plots = await writeLand(write, world, basics, day);
    await writeTrade(write, basics, plots, day);
    await writeRecords(write, world, basics, day);
    await writeSites(write, world, basics);
    const checking = performance.now();
    await recheckAllPlots(query);
    log(`plots checked, ${Math.round(performance.now() - checking)} ms`);
    await resetCounters(query);
    await storeDemonstrationDay(query, formatDay(day));
    await storeDatedRows(query, DATED_TABLES);
  });
}

/** Returns whether the store was filled by {@link seedDemonstration}. */
export const isDemonstration = async (store: Store): Promise<boolean> =>
  (await store.query('SELECT 1 FROM setting WHERE key = $1', [DEMONSTRATION_DAY])).length > 0;
