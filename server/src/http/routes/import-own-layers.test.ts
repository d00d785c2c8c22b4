import type {
  DataImport,
  ExportDataset,
  ImportChoice,
  ImportDatasets,
  ImportPreview,
  ImportRun,
  ImportUpload,
  OwnLayerProposal
} from '@site/domain';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';

/* Files that fit no dataset become layers of their own. */

let site: TestApp;
let headers: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  site = await openTestApp();
  headers = { authorization: `Bearer ${await site.signIn('admin')}` };
  staff = { authorization: `Bearer ${await site.signIn('staff')}` };
});
afterAll(() => site.close());

const send = async <Data>(path: string, payload: object): Promise<Data> =>
  (await site.request(path, { method: 'POST', headers, payload })).json<{ data: Data }>().data;

async function upload(name: string, content: string | ArrayBuffer): Promise<string> {
  const response = await fetch(`${site.url}/api/import-files?name=${name}`, {
    ...{ method: 'POST', body: content },
    headers: { ...headers, 'content-type': 'application/octet-stream' }
  });
  return ((await response.json()) as { data: ImportUpload }).data.id;
}

const propose = (id: string) => send<OwnLayerProposal>(`/api/import-files/${id}/own-layer`, {});

/** Begins a run and waits for its end. */
async function finishRun(id: string, kind: 'check' | 'import', choice: Partial<ImportChoice>) {
  await send(`/api/import-files/${id}/${kind}`, { dataset: '', attribution: 'Partner survey', ...choice });
  for (;;) {
    const { data } = (await site.request(`/api/import-files/${id}`, { headers })).json<{ data: ImportRun }>();
    if (data.state !== 'running') return data;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const request = async <Body>(path: string, caller = staff): Promise<Body> =>
  (await site.request(path, { headers: caller })).json<Body>();
interface QueryBody {
  readonly count?: number;
  readonly error?: { readonly code: number };
  readonly features?: readonly { readonly attributes: Record<string, unknown>; readonly geometry?: object }[];
}
const query = (layer: string, params: Record<string, string>, caller = staff) =>
  request<QueryBody>(
    `/arcgis/rest/services/${layer}/FeatureServer/0/query?${new URLSearchParams({ f: 'json', ...params }).toString()}`,
    caller
  );

/** Reads the number of rows of a layer once the services have noticed a change, which takes two seconds at most. */
async function readNewCount(layer: string, before: number): Promise<number | undefined> {
  const end = Date.now() + 10_000;
  for (;;) {
    const { count } = await query(layer, { returnCountOnly: 'true' });
    if (count !== before || Date.now() > end) return count;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const feature = (properties: object, geometry: object | null) => ({ type: 'Feature', properties, geometry });
const toPoint = (x: number) => ({ type: 'Point', coordinates: [x, 5.1] });
const writeCollection = (features: readonly object[]) =>
  JSON.stringify({ type: 'FeatureCollection', features });

const BOREHOLES = writeCollection([
  feature(
    {
      'Village name': 'Itam',
      depth: 40,
      flow: 1.5,
      phone: '08031234567',
      drilled: '2023-05-04',
      works: 'yes'
    },
    toPoint(7.9)
  ),
  feature(
    { 'Village name': 'Ididep', depth: 62, flow: 2, phone: '0802', drilled: '2024-01-31', works: 'no' },
    toPoint(7.95)
  ),
  feature({ 'Village name': null, depth: null, OBJECTID: 7, 'village-name': 'Twin' }, toPoint(8))
]);

const readOptions = () => request<ImportDatasets>('/api/import-datasets', headers);
const listImports = async () => (await request<{ data: DataImport[] }>('/api/imports', headers)).data;

/** Imports the boreholes as a new layer. */
async function importBoreholes(more: object = {}) {
  const id = await upload('bore_holes.geojson', BOREHOLES);
  const { title, fields } = await propose(id);
  const ownLayer = { mode: 'new', title, geometry: 'point', access: 'staff', fields, ...more } as const;
  return { id, ownLayer, run: await finishRun(id, 'import', { ownLayer }) };
}
const undo = (id: string) =>
  site.request(`/api/imports/${id}/undo`, { method: 'POST', headers, payload: { changedRows: 'keep' } });
/** Undoes the last import that is in force. */
async function undoLast(): Promise<void> {
  const last = (await listImports()).find(({ undoneAt }) => undoneAt === null);
  expect((await undo(last!.id)).status).toBe(200);
}

it('proposes a title, the shape, and fields with types and names of their own', async () => {
  const id = await upload('bore_holes.geojson', BOREHOLES);
  expect(await propose(id)).toEqual({
    title: 'Bore holes',
    geometries: ['point'],
    leftOut: [],
    fields: [
      { name: 'Village_name', column: 'Village name', type: 'text' },
      { name: 'depth', column: 'depth', type: 'whole' },
      { name: 'flow', column: 'flow', type: 'number' },
      { name: 'phone', column: 'phone', type: 'text' },
      { name: 'drilled', column: 'drilled', type: 'day' },
      { name: 'works', column: 'works', type: 'yesNo' },
      { name: 'OBJECTID_1', column: 'OBJECTID', type: 'whole' },
      { name: 'village_name_1', column: 'village-name', type: 'text' }
    ]
  });
});

it('takes telephone numbers as texts, in which an erasure finds them', async () => {
  const rows = [
    { local: 8_031_234_567, abroad: '+234 803 123 4567', code: 2_348_031_234_567, money: 8_231_234_567.5 },
    { local: null, abroad: '+2348031234567', code: null, money: 12 }
  ];
  const id = await upload('people.geojson', writeCollection(rows.map((row) => feature(row, toPoint(8)))));
  const { fields } = await propose(id);
  expect(fields.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'number']);
});

it('checks without a trace, imports, serves and undoes a layer', async () => {
  const id = await upload('bore_holes.geojson', BOREHOLES);
  const { fields } = await propose(id);
  const ownLayer = { mode: 'new', title: 'Bore holes', geometry: 'point', access: 'staff', fields } as const;
  const checked = await finishRun(id, 'check', { ownLayer });
  expect(checked).toMatchObject({ problem: null, report: { created: 3, refused: 0 } });
  expect((await readOptions()).ownLayers).toEqual([]);
  expect(await finishRun(id, 'import', { ownLayer })).toMatchObject({ isWritten: true });
  expect((await readOptions()).ownLayers).toMatchObject([{ id: 'own_bore_holes', title: 'Bore holes' }]);
  const layer = await request<{
    fields: { name: string; type: string; alias: string }[];
    copyrightText: string;
  }>('/arcgis/rest/services/own_bore_holes/FeatureServer/0?f=json');
  expect(layer.copyrightText).toBe('Partner survey');
  expect(layer.fields.slice(0, 3)).toMatchObject([
    { name: 'OBJECTID', type: 'esriFieldTypeOID' },
    { name: 'Village_name', alias: 'Village name', type: 'esriFieldTypeString' },
    { name: 'depth', type: 'esriFieldTypeInteger' }
  ]);
  const { features } = await query('own_bore_holes', {
    where: "depth > 50 AND drilled >= DATE '2024-01-01' AND works = 'No'",
    outFields: '*'
  });
  expect(features).toMatchObject([
    {
      attributes: { Village_name: 'Ididep', depth: 62, flow: 2, drilled: Date.UTC(2024, 0, 31), works: 'No' },
      geometry: { x: 7.95, y: 5.1 }
    }
  ]);
  expect(
    await query('own_bore_holes', { geometry: '7.89,5,7.96,5.2', returnCountOnly: 'true', inSR: '4326' })
  ).toEqual({ count: 2 });
  const outStatistics = JSON.stringify([
    { statisticType: 'sum', onStatisticField: 'depth', outStatisticFieldName: 'all' }
  ]);
  expect((await query('own_bore_holes', { outStatistics })).features).toMatchObject([
    { attributes: { all: 102 } }
  ]);
  await undoLast();
  expect((await query('own_bore_holes', { returnCountOnly: 'true' })).error?.code).toBe(404);
  expect((await readOptions()).ownLayers).toEqual([]);
});

it('shows a layer to the chosen roles only, in services and maps', async () => {
  await importBoreholes();
  const investor = { authorization: `Bearer ${await site.signIn('investor')}` };
  const count = (caller: Record<string, string>) =>
    query('own_bore_holes', { returnCountOnly: 'true' }, caller);
  expect(await count(staff)).toEqual({ count: 3 });
  expect((await count(investor)).error?.code).toBe(403);
  expect((await count({})).error?.code).toBe(499);
  const listLayers = async (caller: Record<string, string>) => {
    const path = '/arcgis/sharing/rest/content/items/oil-palm-2d/data?f=json';
    const map = await request<{ operationalLayers: { id: string; url: string; visibility: boolean }[] }>(
      path,
      caller
    );
    return map.operationalLayers.filter(({ id }) => id.startsWith('own_'));
  };
  expect(await listLayers(staff)).toMatchObject([{ title: 'Bore holes', visibility: false }]);
  expect(await listLayers(investor)).toEqual([]);
  await undoLast();
  await importBoreholes({ access: 'public' });
  expect(await count({})).toEqual({ count: 3 });
  expect(await listLayers(investor)).toHaveLength(1);
  await undoLast();
});

it('adds the rows of a second file, or replaces the rows; other layers stay and undo by themselves', async () => {
  const first = await importBoreholes();
  const again = await finishRun(first.id, 'import', { ownLayer: first.ownLayer });
  expect(again.problem).toMatchObject({
    en: expect.stringMatching(/There is a layer with the name Bore holes already/) as string
  });
  const other = await importBoreholes({ title: 'Others' });
  expect(other.run.isWritten).toBe(true);
  const [otherEntry] = await listImports();
  const more = await upload(
    'more.geojson',
    writeCollection([
      feature({ 'Village name': 'Ikot', depth: 5, flow: 1, phone: '1', drilled: null, works: null, OBJECTID: 1, 'village-name': 'x' }, toPoint(7.8)) // prettier-ignore
    ])
  );
  const id = 'own_bore_holes';
  const added = await finishRun(more, 'import', { ownLayer: { mode: 'add', id } });
  expect(added.report).toMatchObject({ created: 1, removed: 0 });
  expect(await readNewCount(id, 3)).toBe(4);
  const replaced = await finishRun(more, 'import', { ownLayer: { mode: 'replace', id } });
  expect(replaced.report).toMatchObject({ created: 0, unchanged: 1, removed: 3 });
  expect(await readNewCount(id, 4)).toBe(1);
  // Later imports of another layer are no obstacle.
  expect((await undo(otherEntry!.id)).status).toBe(200);
  await undoLast();
  expect(await readNewCount(id, 1)).toBe(4);
  await undoLast();
  await undoLast();
  expect((await readOptions()).ownLayers).toEqual([]);
});

it('takes lines, and areas and points as WKT; of mixed shapes it takes the chosen kind', async () => {
  const line = { type: 'LineString', coordinates: [[7.9, 5.1], [7.95, 5.2]] }; // prettier-ignore
  const mixed = await upload(
    'ways.geojson',
    writeCollection([feature({ a: 1 }, line), feature({ a: 2 }, toPoint(8))])
  );
  const { geometries, fields } = await propose(mixed);
  expect(geometries).toEqual(['line', 'point']);
  const ownLayer = { mode: 'new', title: 'Ways', geometry: 'line', access: 'staff', fields } as const;
  expect(await finishRun(mixed, 'check', { ownLayer })).toMatchObject({
    report: {
      created: 1,
      refused: 1,
      notes: [{ message: { en: expect.stringContaining('not a line') as string } }]
    }
  });
  expect(await finishRun(mixed, 'import', { ownLayer, leaveOutRefused: true })).toMatchObject({
    isWritten: true
  });
  expect((await query('own_ways', {})).features).toMatchObject([{ geometry: { paths: [[[7.9, 5.1], [7.95, 5.2]]] } }]); // prettier-ignore
  await undoLast();
  const wkt = await upload('areas.csv', 'code,WKT\nA,"POLYGON ((7 5,7.1 5,7.1 5.1,7 5))"\n');
  const areas = await propose(wkt);
  expect(areas).toMatchObject({ geometries: ['polygon'], fields: [{ name: 'code' }] });
  const area = {
    mode: 'new',
    title: 'Areas',
    geometry: 'polygon',
    access: 'staff',
    fields: areas.fields
  } as const;
  expect(await finishRun(wkt, 'check', { ownLayer: area })).toMatchObject({
    problem: null,
    report: { created: 1 }
  });
});

it('takes 300 columns, and refuses a file without places', async () => {
  const names = Array.from({ length: 301 }, (_, nth) => `column ${nth}`);
  const text = `${names.join()},lat,lon\n${names.map((_, nth) => nth).join()},5.1,7.9\n`;
  const wide = await upload('wide.csv', text);
  const { fields, leftOut } = await propose(wide);
  expect([fields.length, leftOut]).toEqual([300, ['column 300']]);
  const ownLayer = { mode: 'new', title: 'Wide', geometry: 'point', access: 'staff', fields } as const;
  expect(await finishRun(wide, 'import', { ownLayer })).toMatchObject({ isWritten: true });
  const { features } = await query('own_wide', { outFields: '*' });
  expect(features![0]!.attributes).toMatchObject({ column_0: 0, column_299: 299 });
  await undoLast();
  const response = await site.request(`/api/import-files/${await upload('a.csv', 'a\n1\n')}/own-layer`, {
    ...{ method: 'POST', headers, payload: {} }
  });
  expect(response.json<{ error: { message: string } }>().error.message).toMatch(/^a.csv has no places/);
});

it('proposes no dataset for it', async () => {
  const preview = await send<ImportPreview>(
    `/api/import-files/${await upload('bore_holes.geojson', BOREHOLES)}/preview`,
    {}
  );
  expect(preview.proposals.filter(({ missing }) => missing.length === 0)).toEqual([]);
});

it.each(['csv', 'xlsx', 'geojson', 'gpkg', 'shapefile'])(
  'exports a layer as %s, which an import of the same layer reads back without a change',
  async (format) => {
    const line = { type: 'LineString', coordinates: [[7.9, 5.1], [7.95, 5.2]] }; // prettier-ignore
    const id = await upload(
      'roads.geojson',
      writeCollection([
        feature({ 'Road name': 'Itu road', lanes: 2, width: 4.25, paved: 'yes', built: '1999-12-31' }, line),
        feature({ 'Road name': '=1+1', lanes: null, width: null, paved: 'no', built: null }, line)
      ])
    );
    const { fields } = await propose(id);
    const ownLayer = { mode: 'new', title: 'Roads', geometry: 'line', access: 'staff', fields } as const;
    expect(await finishRun(id, 'import', { ownLayer })).toMatchObject({ isWritten: true });
    const listed = await request<{ data: ExportDataset[] }>('/api/export-datasets', headers);
    expect(listed.data).toContainEqual(
      expect.objectContaining({ name: 'own_roads', title: { en: 'Roads', fr: 'Roads' }, rows: 2 })
    );
    const response = await fetch(`${site.url}/api/data-exports/own_roads?format=${format}`, { headers });
    const [, name] = /filename="(.*)"/.exec(response.headers.get('content-disposition')!)!;
    const again = await upload(name!, await response.arrayBuffer());
    expect(await finishRun(again, 'check', { ownLayer: { mode: 'replace', id: 'own_roads' } })).toMatchObject(
      { report: { unchanged: 2, created: 0, removed: 0, refused: 0, updated: 0 } }
    );
    await undoLast();
  }
);

it('refuses an export whose format cannot have the names of its columns', async () => {
  const id = await upload(
    'twins.geojson',
    writeCollection([feature({ name: 'a', Name: 'b', latitude: 1 }, toPoint(8))])
  );
  const { fields } = await propose(id);
  const ownLayer = { mode: 'new', title: 'Twins', geometry: 'point', access: 'staff', fields } as const;
  await finishRun(id, 'import', { ownLayer });
  const exportAs = async (format: string) =>
    (await site.request(`/api/data-exports/own_twins?format=${format}`, { headers })).status;
  expect(await Promise.all(['gpkg', 'csv', 'geojson'].map(exportAs))).toEqual([409, 409, 200]);
  await undoLast();
});
