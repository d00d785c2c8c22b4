import { computeFreshSums, readStoredSums } from '@site/server/src/figures/test-stored-sums';
import { RasterFolder } from '@site/server/src/engines/raster/raster-folder';
import { screenStoredPlots } from '@site/server/src/figures/plots/screen-stored-plots';
import { openTestStore } from '@site/server/src/store/test-store';
import { refreshDemonstrationDates } from '@site/server/src/common/demonstration-dates';
import { VALUE_RULES } from '@site/server/src/layers/value-rules';
import { applyValueRules } from '@site/server/src/store/value-checks';
import { PLANTED_FAULTS } from './layers/planted-plots';
import { readScreenedLand } from './rasters/screened-land';
import { writeDemonstrationRasters } from './rasters/write-rasters';
import { seedDemonstration } from './seed';
import { DATED_TABLES } from './write-layers';
import type { TestStore } from '@site/server/src/store/test-store';

const TODAY = new Date('2026-11-21T09:00:00Z');
let store: TestStore;

const queryOne = async <T extends object>(sql: string): Promise<T> => (await store.query<T>(sql))[0]!;

/** Lists the tables (not views) with a column of that name and type, and of that geometry type. */
const listTablesWith = async (column: string, type: string, kind?: string): Promise<string[]> => {
  const rows = await store.query<{ name: string }>(
    `SELECT c.table_name AS name FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
       LEFT JOIN geometry_columns g ON g.f_table_name = c.table_name AND g.f_geometry_column = c.column_name
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name = $1 AND c.data_type = $2
       AND ($3::text IS NULL OR g.type = $3) ORDER BY 1`,
    [column, type, kind ?? null]
  );
  return rows.map(({ name }) => name);
};

beforeAll(async () => {
  store = await openTestStore();
  await seedDemonstration(store, { today: TODAY, scale: 0.5, log: () => undefined });
});
afterAll(() => store.close());

describe('the seeded store', () => {
  it('has valid shapes that fill the country', async () => {
    const tables = await listTablesWith('geom', 'USER-DEFINED');
    // The demonstration has no layers that administrators make from files.
    for (const table of tables.filter((name) => name !== 'own_layer_row'))
      expect([
        table,
        await queryOne(
          `SELECT count(*) FILTER (WHERE NOT ST_IsValid(geom)) AS invalid, count(*) > 0 AS filled FROM ${table}`
        )
      ]).toEqual([table, { invalid: 0, filled: true }]);
    const { difference } = await queryOne<{ difference: number }>(
      `SELECT abs((SELECT sum(ST_Area(geom)) FROM lga) - (SELECT ST_Area(geom) FROM country_outline WHERE name = 'Nigeria')) AS difference`
    );
    expect(difference).toBeLessThan(1e-6);
  });

  it('has only values that the domain and the pages of the layers allow', async () => {
    expect(await applyValueRules(store, VALUE_RULES)).toEqual([]);
  });

  it('has plots of which the stored checks find every planted fault 20 times, and no other', async () => {
    const { clean } = await queryOne<{ clean: number }>(
      `SELECT count(*) AS clean FROM plot WHERE fault_codes = '{}' AND outline IS NOT NULL AND lga_code IS NOT NULL`
    );
    const found = await store.query<{ code: string; plots: number }>(
      'SELECT code, count(*) AS plots FROM plot, unnest(fault_codes) AS code GROUP BY code ORDER BY code'
    );
    expect(found).toEqual([...PLANTED_FAULTS].sort().map((code) => ({ code, plots: 20 })));
    expect(clean).toBe(1_000 - 20 * PLANTED_FAULTS.length);
  });

  it('has rasters with which exactly the 25 plots on cleared land are a conflict, and all others clear', async () => {
    await writeDemonstrationRasters(store.dataDir, {
      ...{ land: await readScreenedLand(store.query), today: TODAY, log: () => undefined }
    });
    const { screenings: screened } = await screenStoredPlots(store, {
      ...{ selection: {}, rasters: new RasterFolder(store.dataDir), today: '2026-11-21' }
    });
    const conflicts = screened.filter(({ verdict }) => verdict === 'conflict');
    const onClearedLand = await store.query<{ id: string }>(
      `SELECT id FROM plot WHERE EXISTS (SELECT 1 FROM deforestation AS area
         WHERE area.cleared_year > 2020 AND ST_Covers(area.geom, plot.geom)) ORDER BY object_id`
    );
    expect(conflicts.map(({ plotId }) => plotId)).toEqual(onClearedLand.map(({ id }) => id));
    expect(conflicts).toHaveLength(25);
    for (const { findings } of conflicts)
      expect(findings.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['lossAfterCutOff', 'deforestationAfterCutOff'])
      );
    // Plots with exchanged coordinates are elsewhere: outside the rasters, or in a reserve.
    const swapped = await store.query<{ id: string }>(
      `SELECT id FROM plot WHERE fault_codes = '{axesSwapped}'`
    );
    const inPlace = screened.filter(({ plotId }) => swapped.every(({ id }) => id !== plotId));
    expect(inPlace.filter(({ verdict }) => verdict === 'clear')).toHaveLength(inPlace.length - 25);
    expect(inPlace).toHaveLength(1_000 - 20);
  });

  it('has each cluster’s true area, and its location inside', async () => {
    const { worst, outside } = await queryOne<{ worst: number; outside: number }>(
      `SELECT max(abs(area_ha / (ST_Area(geom::geography) / 10000) - 1)) AS worst,
         count(*) FILTER (WHERE NOT ST_Covers(geom, location)) AS outside FROM oil_palm_cluster`
    );
    expect(worst).toBeLessThan(0.001);
    expect(outside).toBe(0);
  });

  it('has every layer within the country', async () => {
    await store.execute(`CREATE TEMP TABLE land AS
      SELECT ST_Subdivide(ST_Buffer(geom, 0.005)) AS geom FROM country_outline WHERE name = 'Nigeria'`);
    for (const table of await listTablesWith('geom', 'USER-DEFINED')) {
      // The neighbours are outside, and a road may cross a bay.
      if (['country_outline', 'road_edge'].includes(table)) continue;
      const { outside } = await queryOne<{ outside: number }>(
        `SELECT count(*) AS outside FROM ${table} AS row WHERE row.geom IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM land WHERE ST_Intersects(land.geom, ST_PointOnSurface(row.geom)))`
      );
      expect([table, outside]).toEqual([table, 0]);
    }
  });

  it('has the true area of each area feature', async () => {
    for (const table of await listTablesWith('hectare', 'double precision')) {
      if ((await listTablesWith('geom', 'USER-DEFINED', 'MULTIPOLYGON')).includes(table)) {
        const { worst } = await queryOne<{ worst: number }>(
          `SELECT max(abs(ST_Area(geom::geography) / 10000 - hectare) / greatest(1, hectare)) AS worst FROM ${table}`
        );
        expect([table, worst < 0.01]).toEqual([table, true]);
      }
    }
  });

  it('has a community for every supplied purchase, and a purchase for every allotment', async () => {
    expect(
      await queryOne(`SELECT (SELECT count(*) FROM raw_material_source) > 0.98 * (SELECT count(*) FROM purchase) AS most,
        (SELECT count(*) FROM allocated_purchase a LEFT JOIN raw_material_source s ON s.id = a.purchase_id
          WHERE s.id IS NULL OR a.price_per_ton <> round((s.price_per_ton / 1000)::numeric, 1)::float8 || 'k') AS lost`)
    ).toEqual({ most: true, lost: 0 });
  });

  it('has purchases for the first applications', async () => {
    expect(
      await queryOne(`SELECT count(*) AS without FROM (SELECT id FROM biochar_application ORDER BY object_id LIMIT 10) AS first
        WHERE NOT EXISTS (SELECT FROM allocated_purchase WHERE application_id = first.id)`)
    ).toEqual({ without: 0 });
  });

  it('has the true length of each road', async () => {
    const { worst } = await queryOne<{ worst: number }>(
      `SELECT max(abs(length_km / (ST_Length(geom::geography) / 1000) - 1)) AS worst FROM road_edge WHERE length_km > 0.5`
    );
    expect(worst).toBeLessThan(0.01);
  });

  it('has each mill in the LGA it names', async () => {
    expect(
      await queryOne(`SELECT count(*) AS wrong FROM mill JOIN lga ON lga.code = mill.lga_code
        WHERE mill.geom IS NOT NULL AND NOT ST_Covers(lga.geom, mill.geom)`)
    ).toEqual({ wrong: 0 });
  });

  it('has a source for every dataset, marked as demonstration', async () => {
    const sources = await store.query<{ dataset: string; demonstration: boolean; attribution: string }>(
      'SELECT dataset, demonstration, attribution FROM dataset_source'
    );
    expect(sources.map(({ dataset }) => dataset)).toEqual(
      expect.arrayContaining([
        'lga',
        'state_boundary',
        'place',
        'road_edge',
        'mill',
        'purchase',
        'oil_palm_cluster'
      ])
    );
    expect(sources.every(({ demonstration }) => demonstration)).toBe(true);
    expect(sources.find(({ dataset }) => dataset === 'place')?.attribution).toContain('GeoNames');
  });

  it('has stored sums of purchases equal to recomputed ones', async () => {
    expect(await readStoredSums(store)).toEqual(await computeFreshSums(store));
  });

  it('has free sequence values for new rows', async () => {
    await expect(store.query(`INSERT INTO agent (first_name, last_name) VALUES ('A', 'B')`)).resolves.toEqual(
      []
    );
    await store.query(`DELETE FROM agent WHERE first_name = 'A' AND last_name = 'B'`);
    const { id } = await queryOne<{ id: number }>(
      `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne) VALUES (1, '2020-01-01', 1, 1) RETURNING id`
    );
    await store.query('DELETE FROM purchase WHERE id = $1', [id]);
  });
});

describe('refreshDemonstrationDates', () => {
  const fetchNewestDay = async (): Promise<string> =>
    (await queryOne<{ day: string }>('SELECT max(purchased_on)::text AS day FROM purchase')).day;

  it('moves dates by the days since seeding, once', async () => {
    const before = await fetchNewestDay();
    const later = new Date(TODAY.getTime() + 10 * 86_400_000);
    expect(await refreshDemonstrationDates(store, TODAY)).toBe(0);
    expect(await refreshDemonstrationDates(store, later)).toBe(10);
    expect(await refreshDemonstrationDates(store, later)).toBe(0);
    expect(Date.parse(await fetchNewestDay()) - Date.parse(before)).toBe(10 * 86_400_000);
  });

  it('moves every date that is relative to the day of seeding', async () => {
    const columns = await store.query<{ table: string; column: string }>(
      `SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
         JOIN information_schema.tables t USING (table_schema, table_name)
         JOIN dataset_source s ON s.dataset = c.table_name
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
         AND c.data_type IN ('date', 'timestamp with time zone') ORDER BY 1, 2`
    );
    const moved = DATED_TABLES.flatMap(({ name, dates = [] }) =>
      dates.map((column) => ({ table: name, column }))
    );
    // The days of boundaries and of clearings do not depend on the day of seeding.
    const fixed = ['lga updated_at', 'deforestation cleared_on'];
    expect(columns.filter(({ table, column }) => !fixed.includes(`${table} ${column}`))).toEqual(
      moved.sort((a, b) => (`${a.table} ${a.column}` < `${b.table} ${b.column}` ? -1 : 1))
    );
  });

  it('does not move dates of records that people entered or changed', async () => {
    const fetchStartDates = (where: string) =>
      store.query(`SELECT id, start_date::text AS start FROM biochar_application WHERE ${where} ORDER BY id`);
    await store.query(
      `UPDATE biochar_application SET version = 2 WHERE id IN (SELECT id FROM biochar_application ORDER BY id LIMIT 3)`
    );
    await store.query(
      `UPDATE biochar_application SET created_by_user = 'u'
        WHERE id IN (SELECT id FROM biochar_application ORDER BY id DESC LIMIT 2)`
    );
    const touched = await fetchStartDates(`version > 1 OR created_by_user IS NOT NULL`);
    const untouched = await fetchStartDates(`version = 1 AND created_by_user IS NULL`);
    expect(touched).toHaveLength(5);
    expect(await refreshDemonstrationDates(store, new Date(TODAY.getTime() + 15 * 86_400_000))).toBe(5);
    expect(await fetchStartDates(`version > 1 OR created_by_user IS NOT NULL`)).toEqual(touched);
    const after = await fetchStartDates(`version = 1 AND created_by_user IS NULL`);
    expect(after.map(({ id }) => id)).toEqual(untouched.map(({ id }) => id));
    const gaps = after.map(
      ({ start }, at) => Date.parse(String(start)) - Date.parse(String(untouched[at]!.start))
    );
    expect(new Set(gaps)).toEqual(new Set([5 * 86_400_000]));
  });

  it('does not move dates of imported rows', async () => {
    await store.query(`UPDATE dataset_source SET demonstration = false WHERE dataset = 'purchase'`);
    const before = await fetchNewestDay();
    expect(await refreshDemonstrationDates(store, new Date(TODAY.getTime() + 25 * 86_400_000))).toBe(10);
    expect(await fetchNewestDay()).toBe(before);
  });
});
