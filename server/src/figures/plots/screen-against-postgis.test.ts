import { createRandom } from '@site/domain/src/rounds/random';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RasterFolder, toRasterFolder } from '../../engines/raster/raster-folder';
import { writeGeotiff } from '../../engines/raster/write-geotiff';
import { openTestStore } from '../../store/test-store';
import type { TestStore } from '../../store/test-store';
import { screenStoredPlots } from './screen-stored-plots';

/* Compares the screening with one PostGIS statement that knows only the rules of docs/rules/plots.md. */

/** Number of plots; `npm run test:deep` screens 5,000. */
const PLOTS = Number(process.env['SCREENED_PLOTS'] ?? 300);
const SIZE = 60;
const CELL = 0.001;
const [WEST, NORTH] = [7.5, 5.5];
const TODAY = '2026-11-21';

const random = createRandom(40);
const between = (low: number, high: number): number => low + (high - low) * random();
const place = () => [between(WEST + 0.002, WEST + 0.058), between(NORTH - 0.058, NORTH - 0.002)] as const;

/** Forest and other land, and few cells without a value. */
const forest = Uint8Array.from({ length: SIZE * SIZE }, () => {
  const turn = random();
  return turn < 0.004 ? 255 : turn < 0.3 ? 1 : 0;
});
/** Losses of 2001 to 2025 in every eighth cell. */
const loss = Uint8Array.from({ length: SIZE * SIZE }, () => {
  const turn = random();
  return turn < 0.004 ? 255 : turn < 0.125 ? 1 + Math.floor(random() * 25) : 0;
});

function createStar(radius: number): string {
  const [x, y] = place();
  const corners = 5 + Math.floor(random() * 20);
  const ring = Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    const reach = radius * between(0.4, 1);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return JSON.stringify({ type: 'Polygon', coordinates: [[...ring, ring[0]]] });
}
const createStars = (count: number, radius: number): string[] =>
  Array.from({ length: count }, () => createStar(radius));

let store: TestStore;
const OUTLINE = 'ST_Multi(ST_SetSRID(ST_GeomFromGeoJSON(shape), 4326))';

async function insertLayers(): Promise<void> {
  const dates = ['2019-05-01', '2020-12-31', '2021-01-01', '2023-07-09', null];
  await store.query(
    `INSERT INTO deforestation (layer, hectare, geom, cleared_on)
     SELECT 'Cleared', 1, ${OUTLINE}, (($2::text[])[1 + place % 5])::date
       FROM unnest($1::text[]) WITH ORDINALITY AS given (shape, place)`,
    [createStars(40, 0.0015), dates]
  );
  await store.query(
    `INSERT INTO protected_area (name, designation, designation_type, status, government_type, owner, hectare, geom)
     SELECT 'Park', '', '', '', '', '', 1, ${OUTLINE} FROM unnest($1::text[]) AS given (shape)`,
    [createStars(10, 0.003)]
  );
  for (const kind of ['HCV', 'HCS'])
    await store.query(
      `INSERT INTO high_value_area (kind, name, class, state, hectare, geom)
       SELECT $2, 'Hills', '', '', 1, ${OUTLINE} FROM unnest($1::text[]) AS given (shape)`,
      [createStars(8, 0.002), kind]
    );
  for (const table of ['deforestation', 'protected_area', 'high_value_area'])
    await store.query(
      `INSERT INTO dataset_source (dataset, attribution, demonstration, rows) VALUES ($1, '', true, 1)`,
      [table]
    );
}

beforeAll(async () => {
  store = await openTestStore();
  await insertLayers();
  await store.query(
    `INSERT INTO plot (id, supplier, community, commodity, shape, captured_on, is_outlined, outline)
     SELECT 'plot ' || place, 'Ini', 'Etim', 'oilPalm', shape::jsonb, '2026-01-01', true, ${OUTLINE}
       FROM unnest($1::text[]) WITH ORDINALITY AS given (shape, place)`,
    [createStars(PLOTS, 0.0006)]
  );
  mkdirSync(toRasterFolder(store.dataDir), { recursive: true });
  for (const [name, cells] of [
    ['forest2020', forest],
    ['forestLossYear', loss]
  ] as const) {
    const grid = { width: SIZE, height: SIZE, west: WEST, north: NORTH, cellX: CELL, cellY: CELL };
    const bytes = await writeGeotiff({ ...grid, cells, noData: 255, copyright: 'Test' });
    writeFileSync(join(toRasterFolder(store.dataDir), `${name}.tif`), bytes);
  }
});
afterAll(() => store.close());

const INDEPENDENT_SQL = `
  WITH cell AS (
    SELECT nullif(forest, 255) AS forest, nullif(loss, 255) AS loss,
           ST_MakeEnvelope(${WEST} + x * ${CELL}, ${NORTH} - (y + 1) * ${CELL}, ${WEST} + (x + 1) * ${CELL}, ${NORTH} - y * ${CELL}, 4326) AS geom
      FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS given (forest, loss, place),
           LATERAL (SELECT (place - 1) % ${SIZE} AS x, (place - 1) / ${SIZE} AS y) AS at),
  met AS (
    SELECT plot.id, forest, loss, ST_Area(ST_Intersection(plot.outline, cell.geom)) / ST_Area(plot.outline) AS share
      FROM plot JOIN cell ON ST_Intersects(plot.outline, cell.geom)),
  raster AS (
    SELECT id, bool_or(forest IS NULL) AS no_forest, bool_or(loss IS NULL) AS no_loss,
           coalesce(sum(share) FILTER (WHERE forest = 1), 0) AS forest, coalesce(sum(share) FILTER (WHERE loss > 20), 0) AS lost
      FROM met WHERE share > 0 GROUP BY id),
  cleared AS (
    SELECT plot.id, bool_or(cleared_on > '2020-12-31' AND share >= 0.01) AS conflict,
           bool_or(cleared_on IS NULL OR cleared_on > '2020-12-31') AS review
      FROM plot JOIN deforestation AS area ON ST_Intersects(area.geom, plot.outline),
           LATERAL (SELECT ST_Area(ST_Intersection(area.geom, plot.outline)) / ST_Area(plot.outline) AS share) AS part
     WHERE share > 0 GROUP BY plot.id),
  valued AS (
    SELECT plot.id FROM plot JOIN protected_area AS area ON ST_Intersects(area.geom, plot.outline)
     UNION SELECT plot.id FROM plot JOIN high_value_area AS area ON ST_Intersects(area.geom, plot.outline))
  SELECT plot.id AS "plotId", CASE
           WHEN cleared.conflict OR (NOT no_loss AND NOT no_forest AND least(lost, forest) >= 0.01) THEN 'conflict'
           WHEN cleared.review OR valued.id IS NOT NULL OR (NOT no_loss AND lost > 0) THEN 'review'
           WHEN no_loss OR no_forest THEN 'unknown'
           ELSE 'clear' END AS verdict
    FROM plot JOIN raster USING (id) LEFT JOIN cleared USING (id) LEFT JOIN valued USING (id) ORDER BY plot.object_id`;

it(`gives ${PLOTS} plots the results of an independent PostGIS query, of each kind`, async () => {
  const rasters = new RasterFolder(store.dataDir);
  const { screenings } = await screenStoredPlots(store, { selection: {}, rasters, today: TODAY });
  const expected = await store.query<{ plotId: string; verdict: string }>(INDEPENDENT_SQL, [
    [...forest],
    [...loss]
  ]);
  expect(expected).toHaveLength(PLOTS);
  expect(screenings.map(({ plotId, verdict }) => ({ plotId, verdict }))).toEqual(expected);
  expect(new Set(expected.map(({ verdict }) => verdict)).size).toBe(4);
});
