import { dayOf, dayText, lagosDay } from './kit/days';
import { insertRows, resetCounter } from './kit/table';
import { agentTable, generateAgents } from './layers/agents';
import { countryTable, lgaTable, neighbourShapes, stateTable } from './layers/boundaries';
import { clusterTable, generateClusters } from './layers/clusters';
import { generateMaize, maizeTable } from './layers/maize';
import { generateMills, millTable } from './layers/mills';
import { generateMinigrids, minigridTable } from './layers/minigrids';
import { generateProcessors, processorTable } from './layers/processors';
import { generatePurchases, purchaseTable } from './layers/purchases';
import { placeTable } from './layers/places';
import { roadEdgeTable, roadNodeTable } from './layers/roads';
import { createWorld } from './world/world';
import type { Query, Store } from '../store/store';
import type { World } from './world/world';
import type { Table } from './kit/table';

export interface SeedOptions {
  /** The day the dates of the data count back from. */
  readonly today: Date;
  /** Multiplies mills, purchases, clusters and local roads; 1 is the country of `npm start`. */
  readonly scale: number;
  /** Takes progress, a line at a time. */
  readonly log: (line: string) => void;
}

/** Setting row: the day the dates of the demonstration data count back from. */
const DAY_SETTING = 'demonstrationDay';

/** The country is its states put together; outlines that were cut at the edge of the window are mended. */
const JOIN_STATES = `
  INSERT INTO country_outline (name, geom) SELECT 'Nigeria', ST_Multi(ST_Union(geom)) FROM state_boundary;
  UPDATE country_outline SET geom = ST_Multi(ST_CollectionExtract(ST_MakeValid(geom), 3)) WHERE NOT ST_IsValid(geom)`;

type Write = <Row>(table: Table<Row>, rows: readonly Row[]) => Promise<void>;

const writer =
  (query: Query, log: SeedOptions['log']): Write =>
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

const storeDay = async (query: Query, day: number): Promise<void> => {
  await query(
    `INSERT INTO setting (key, value) VALUES ($1, $2::text::jsonb) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [DAY_SETTING, JSON.stringify(dayText(day))]
  );
};

/**
 * Fills an empty store with the demonstration country, in one transaction. The same `today` and `scale` give the same
 * rows on every machine.
 */
export async function seedDemonstration(store: Store, { today, scale, log }: SeedOptions): Promise<void> {
  const day = lagosDay(today);
  const start = performance.now();
  const world = createWorld({ scale });
  log(`country drawn, ${Math.round(performance.now() - start)} ms`);
  await store.transaction(async (query) => {
    const write = writer(query, log);
    await write(countryTable, neighbourShapes);
    await write(stateTable, world.states);
    await query(JOIN_STATES);
    await write(lgaTable, world.lgas);
    await write(placeTable, world.towns);
    await write(roadNodeTable, world.roads.nodes);
    await write(roadEdgeTable, world.roads.edges);
    await writeOilPalm(query, write, world, day);
    await write(maizeTable, generateMaize(world));
    await write(minigridTable, generateMinigrids(world));
    await write(processorTable, generateProcessors(world));
    await storeDay(query, day);
  });
}

/** Whether the store was filled by {@link seedDemonstration}. */
export const isDemonstration = async (store: Store): Promise<boolean> =>
  (await store.query('SELECT 1 FROM setting WHERE key = $1', [DAY_SETTING])).length > 0;

async function writeOilPalm(query: Query, write: Write, world: World, day: number): Promise<void> {
  const agents = generateAgents();
  const mills = generateMills(world, day);
  await write(agentTable, agents);
  await write(millTable, mills);
  await write(purchaseTable, generatePurchases(world, mills, agents, day));
  await write(clusterTable, generateClusters(world));
  for (const table of [agentTable, millTable]) await resetCounter(query, table.name);
}

/**
 * Moves the dates of demonstration purchases and discoveries up, so that they look back from `today` as they did on the
 * day of seeding. Imported rows are left alone. Gives the number of days moved, 0 when nothing had aged.
 */
export async function refreshDemonstrationDates(store: Store, today: Date): Promise<number> {
  return store.transaction(async (query) => {
    const [setting] = await query<{ value: string }>('SELECT value FROM setting WHERE key = $1 FOR UPDATE', [
      DAY_SETTING
    ]);
    const days = setting ? lagosDay(today) - dayOf(setting.value) : 0;
    if (days <= 0) return 0;
    const demonstration = new Set(
      (await query<{ dataset: string }>('SELECT dataset FROM dataset_source WHERE demonstration')).map(
        ({ dataset }) => dataset
      )
    );
    if (demonstration.has(purchaseTable.name))
      await query('UPDATE purchase SET purchased_on = purchased_on + $1::integer', [days]);
    if (demonstration.has(millTable.name))
      await query('UPDATE mill SET last_discovery_date = last_discovery_date + $1::integer', [days]);
    await storeDay(query, lagosDay(today));
    return days;
  });
}
