import type { PlotRecord, PlotScreeningPage, StoredScreening } from '@site/domain';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertTestRows } from '../../arcgis/feature-server/test-rows';
import { createContractRequest } from '../../app/test-contract';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { plotSample } from '../../app/test-samples';
import { toRasterFolder } from '../../engines/raster/raster-folder';
import { writeGeotiff } from '../../engines/raster/write-geotiff';

/* Tests the screening of plots. Every response is validated against the API document. */

let site: TestApp;
let ask: TestApp['request'];
let admin: string;

/** A grid of 4 by 1 cells of 0.01° from 7.7° east, 5.105° north. */
const GRID = {
  width: 4,
  height: 1,
  west: 7.7,
  north: 5.105,
  cellX: 0.01,
  cellY: 0.01,
  noData: 255,
  copyright: 'Test'
};
const writeRaster = async (name: string, cells: readonly number[]) => {
  const folder = toRasterFolder(site.store.dataDir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.tif`), await writeGeotiff({ ...GRID, cells: Uint8Array.from(cells) }));
};

beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  // Forest in the first two cells; losses of 2005 in the second and of 2025 in the first, nothing known in the last.
  await writeRaster('forest2020', [1, 0, 0, 255]);
  await writeRaster('forestLossYear', [1, 5, 0, 25]);
  ask = await createContractRequest(site);
  admin = await site.signIn('admin');
});
beforeEach(() =>
  site.store.execute(
    `TRUNCATE plot, deforestation, protected_area, high_value_area CASCADE; DELETE FROM dataset_import; DELETE FROM dataset_source`
  )
);
afterAll(() => site.close());

const send = (method: string, path: string, payload?: object) =>
  ask(path, { method, headers: { authorization: admin }, payload });
/** Enters a plot of 100 m at a column of the rasters. */
async function enterPlot(column: number, changes: object = {}): Promise<string> {
  const [west, south] = [7.703234 + column * 0.01, 5.101234];
  const ring = [
    [west, south],
    [west + 0.001, south],
    [west + 0.001, south + 0.001],
    [west, south + 0.001],
    [west, south]
  ];
  const geometry = {
    type: 'Polygon',
    coordinates: [ring.map((place) => place.map((value) => Number(value.toFixed(6))))]
  };
  const answer = await send('POST', '/api/plots', { ...plotSample, geometry, ...changes });
  return answer.json<{ data: PlotRecord }>().data.id;
}
const screenPage = async (request: object) =>
  (await send('POST', '/api/plot-screening', request)).json<{ data: PlotScreeningPage }>().data;
const screen = async (selection: object = {}) => (await screenPage(selection)).screenings;
const setImported = (table: string, at: string) =>
  site.store.query(
    `INSERT INTO dataset_source (dataset, attribution, demonstration, rows, imported_at) VALUES ($1, '', true, 1, $2)
     ON CONFLICT (dataset) DO UPDATE SET imported_at = excluded.imported_at`,
    [table, at]
  );
const importAll = async () => {
  for (const table of ['deforestation', 'protected_area', 'high_value_area'])
    await setImported(table, '2026-01-01');
};
/** Clears the western half of the plot at a column. */
const clearHalf = (column: number, columns: string, values: string) =>
  site.store.query(
    `INSERT INTO deforestation (layer, hectare, geom${columns && `, ${columns}`})
     VALUES ('Cleared', 1, ST_Multi(ST_MakeEnvelope(${7.703 + column * 0.01}, 5.1, ${7.703734 + column * 0.01}, 5.2, 4326))${values && `, ${values}`})`
  );

const VECTOR_GAPS = ['deforestation', 'protectedAreas', 'highConservationValue', 'highCarbonStock'];

it('lists gaps where a layer is not imported, and never calls such a plot clear', async () => {
  await enterPlot(2);
  const [screening] = await screen();
  expect(screening).toMatchObject({
    ...{ verdict: 'unknown', findings: [], gaps: VECTOR_GAPS, before: null },
    layers: { deforestation: null, highCarbonStock: null, loss: expect.any(String) }
  });
});

it('is clear only with all layers, and unknown where a raster has no value', async () => {
  await importAll();
  const [clear, outside] = [await enterPlot(2), await enterPlot(5)];
  expect(await screen()).toMatchObject([
    { plotId: clear, verdict: 'clear', gaps: [] },
    { plotId: outside, verdict: 'unknown', gaps: ['forest2020', 'loss'] }
  ]);
});

it.each([
  ['cleared_on', `'2021-03-01'`, 'conflict', '2021-03-01'],
  ['cleared_on', `'2020-12-31'`, 'clear', null],
  ['cleared_year', '2021', 'conflict', '2021-12-31'],
  ['cleared_year', '2020', 'clear', null],
  ['', '', 'review', null]
])('judges half a plot cleared with %s %s as %s', async (column, value, verdict, date) => {
  await importAll();
  await enterPlot(2);
  await clearHalf(2, column, value);
  const [screening] = await screen();
  expect(screening!.verdict).toBe(verdict);
  if (verdict === 'clear') expect(screening!.findings).toEqual([]);
  else
    expect(screening!.findings).toMatchObject([
      { layer: 'Deforestation encroachment', date, share: expect.closeTo(0.5, 2) }
    ]);
});

it('takes shares of forest and losses from the rasters, and names protected areas', async () => {
  await importAll();
  await enterPlot(3, { geometry: { type: 'Point', coordinates: [7.735001, 5.101234] }, statedArea: 1 });
  await enterPlot(1);
  await site.store.query(
    `INSERT INTO protected_area (name, designation, designation_type, status, government_type, owner, hectare, geom)
     VALUES ('Stubbs Creek', '', '', '', '', '', 1, ST_Multi(ST_MakeEnvelope(7.71, 5.1, 7.72, 5.2, 4326)))`
  );
  const [point, plot] = await screen();
  expect(point).toMatchObject({
    findings: [
      { kind: 'lossAfterCutOff', verdict: 'review', date: '2025', share: 1, layer: 'Forest loss by year' }
    ],
    gaps: ['forest2020']
  });
  expect(plot).toMatchObject({
    verdict: 'review',
    findings: [{ kind: 'protectedArea', name: 'Stubbs Creek', share: 1 }]
  });
});

it('finds areas of high value, and does not count one kind as imported with the other', async () => {
  await importAll();
  await enterPlot(2);
  for (const kind of ['HCV', 'HCS'])
    await site.store.query(
      `INSERT INTO high_value_area (kind, name, class, state, hectare, geom)
       VALUES ($1, $1 || ' hills', '', '', 1, ST_Multi(ST_MakeEnvelope(7.72, 5.1, 7.73, 5.2, 4326)))`,
      [kind]
    );
  const [first] = await screen();
  expect(first!.findings).toMatchObject([
    { kind: 'highConservationValue', verdict: 'review', name: 'HCV hills', share: 1 },
    { kind: 'highCarbonStock', verdict: 'review', name: 'HCS hills', share: 1 }
  ]);
  await site.store.execute(`
    UPDATE dataset_source SET demonstration = false, imported_at = '2026-03-01' WHERE dataset = 'high_value_area';
    INSERT INTO dataset_import (dataset, table_name, attribution, file_name)
    VALUES ('high-carbon-stock', 'high_value_area', '', '')`);
  for (const table of ['deforestation', 'protected_area']) await setImported(table, '2026-01-01');
  const [second] = await screen();
  expect(second).toMatchObject({
    findings: [{ kind: 'highCarbonStock' }],
    gaps: ['highConservationValue'],
    layers: { highConservationValue: null }
  });
});

it('repeats a screening only after the plot or a layer has changed, and keeps the earlier ones', async () => {
  await importAll();
  const id = await enterPlot(2);
  const [first] = await screen();
  await clearHalf(2, 'cleared_year', '2022');
  // Rows that change without an import, which no client can do, are not noticed.
  expect(await screen({ ids: [id] })).toEqual([first]);
  await setImported('deforestation', '2026-02-01');
  const [second] = await screen({ search: 'umoh' });
  const { plotId: _id, before: _before, supplier: _who, community: _where, area: _ha, ...stored } = first!;
  expect(second).toMatchObject({ verdict: 'conflict', before: stored });
  await send('PUT', `/api/plots/${id}`, {
    ...plotSample,
    geometry: { type: 'Point', coordinates: [7.725001, 5.101234] },
    statedArea: 0.2
  });
  const [third] = await screen();
  expect(third).toMatchObject({
    verdict: 'clear',
    plotVersion: 2,
    before: { verdict: 'conflict', plotVersion: 1 }
  });
  const history = (await send('GET', `/api/plots/${id}/screenings`)).json<{ data: StoredScreening[] }>().data;
  expect(history.map(({ verdict }) => verdict)).toEqual(['clear', 'conflict', 'clear']);
  expect(await screen({ ids: ['other'] })).toEqual([]);
});

it('screens a selection by parts, counts it, and names the sources of the layers', async () => {
  await setImported('protected_area', '2026-01-01');
  const ids = [await enterPlot(2), await enterPlot(2), await enterPlot(2)];
  expect(await screenPage({ limit: 0 })).toMatchObject({ screenings: [], total: 3 });
  const first = await screenPage({ limit: 2 });
  expect([first.screenings.map(({ plotId }) => plotId), first.total]).toEqual([ids.slice(0, 2), 3]);
  const second = await screenPage({ limit: 2, after: first.next });
  expect([second.screenings.map(({ plotId }) => plotId), second.next]).toEqual([ids.slice(2), null]);
  expect(second.screenings[0]).toMatchObject({ supplier: 'Ini Umoh', area: expect.any(Number) });
  const stored = await site.store.query('SELECT plot_id FROM plot_screening ORDER BY id');
  expect(stored).toHaveLength(3);
  expect(first.sources).toEqual(
    expect.arrayContaining([
      { title: 'Forest loss by year', attribution: 'Test', importedOn: null, years: [2001, 2025] },
      { title: 'Protected areas', attribution: '', importedOn: '2026-01-01', years: null },
      { title: 'Deforestation encroachment', attribution: null, importedOn: null, years: null }
    ])
  );
});

it('gives a plot that encloses nothing no verdict', async () => {
  await importAll();
  await enterPlot(2, {
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [7.7, 5.1],
          [7.7001, 5.1]
        ]
      ]
    }
  });
  expect(await screen()).toMatchObject([
    { verdict: 'unknown', findings: [], gaps: ['forest2020', 'loss', ...VECTOR_GAPS] }
  ]);
});
