import type { PlotCounts, PlotDraftCheck, PlotExportAnswer, PlotPurchases, PlotRecord } from '@site/domain';
import { insertTestRows } from '../../arcgis/feature-server/test-rows';
import { createContractRequest } from '../../app/test-contract';
import { openTestApp } from '../../app/test-app';
import type { TestApp, TestResponse } from '../../app/test-app';
import { plotSample } from '../../app/test-samples';
import { recheckAllPlots } from '../../figures/plots/recheck-plots';

/* Tests plots of suppliers. Every response is validated against the API document. */

let site: TestApp;
let ask: TestApp['request'];
const tokens = { admin: '', staff: '', investor: '' };
beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  await site.store.execute(`
    INSERT INTO country_outline (name, geom) VALUES ('Nigeria', ST_Multi(ST_MakeEnvelope(7, 5, 9, 6, 4326)));
    INSERT INTO community (id, name, lga_code, geom) VALUES
      (1, 'Ikot  Ekpéne', 'ALPH', ST_Point(7.7, 5.1, 4326)), (2, 'Ikot Ekpene', 'BETA', ST_Point(8.9, 5.9, 4326));
    INSERT INTO supplier (mill_id, name, phone_number, community_id) VALUES (1, 'Ini Umoh', '0803 123 4567', 1)`);
  ask = await createContractRequest(site);
  for (const role of ['admin', 'staff', 'investor'] as const) tokens[role] = await site.signIn(role);
});
afterEach(() => site.store.query('DELETE FROM plot'));
afterAll(() => site.close());

type Changes = Record<string, unknown>;
type Place = readonly [number, number];

/** A square of about 110 m whose south-west corner is moved from that of the sample, degrees. */
const createSquare = (east = 0, north = 0): Place[] => {
  const [west, south] = [7.701234 + east, 5.101234 + north];
  const toSix = (place: Place): Place => [Number(place[0].toFixed(6)), Number(place[1].toFixed(6))];
  const corners: Place[] = [
    [0, 0],
    [0.001111, 0.000001],
    [0.001112, 0.001107],
    [0.000001, 0.001108],
    [0, 0]
  ];
  return corners.map(([x, y]) => toSix([west + x, south + y]));
};
const toPolygon = (...coordinates: Place[][]) => ({ type: 'Polygon', coordinates });

const send = (method: string, path: string, payload?: object, token = tokens.admin) =>
  ask(path, { method, headers: { authorization: token }, payload });
const postPlot = (changes: Changes = {}) => send('POST', '/api/plots', { ...plotSample, ...changes });
const readPlot = (answer: TestResponse) => answer.json<{ data: PlotRecord }>().data;
const enterPlot = async (changes?: Changes) => {
  const answer = await postPlot(changes);
  expect([answer.status, answer.body]).toEqual([201, expect.any(String)]);
  return readPlot(answer);
};
const fetchPlot = async (id: string) =>
  readPlot(await send('GET', `/api/plots/${id}`, undefined, tokens.staff));
const listCodes = async (id: string) => (await fetchPlot(id)).faultCodes;
const readRefusal = (answer: TestResponse) =>
  answer.json<{ error: { code: string; field?: string; issues?: { path: string; code: string }[] } }>().error;

it('measures a plot, finds its LGA and its position, and reports what cannot be checked', async () => {
  const plot = await enterPlot();
  expect(plot).toMatchObject({ lga: "Alpha's Ground", lgas: [{ code: 'ALPH', share: 1 }], faultCodes: [] });
  const [measured] = await site.store.query<{ hectares: number }>(
    'SELECT ST_Area(outline::geography) / 10000 AS hectares FROM plot'
  );
  expect(plot.area! / measured!.hectares).toBeCloseTo(1, 3);
  expect([plot.longitude, plot.latitude]).toEqual([expect.closeTo(7.7017, 3), expect.closeTo(5.1017, 3)]);
  expect(plot.unchecked).toEqual(['inWater']);
});

it('compares a plot with the water near it, of several areas together, once water is imported', async () => {
  const [west, south] = createSquare()[0]!;
  const addWater = (name: string, degrees: readonly number[]) =>
    site.store.query(
      `INSERT INTO water_area (name, type, hectare, geom) VALUES ($1, 'Lake', 1, ST_Multi(ST_MakeEnvelope($2, $3, $4, $5, 4326)))`,
      [name, ...degrees]
    );
  await addWater('Far', [8, 5, 8.1, 5.1]);
  const dry = await enterPlot();
  expect([dry.faultCodes, dry.unchecked]).toEqual([[], []]);
  await addWater('West', [west - 0.01, south, west + 0.00004, south + 0.01]);
  await recheckAllPlots(site.store.query);
  expect(await listCodes(dry.id)).toEqual([]);
  await addWater('East', [west + 0.00106, south, west + 0.01, south + 0.01]);
  await recheckAllPlots(site.store.query);
  const wet = await fetchPlot(dry.id);
  expect(wet.faults).toMatchObject([{ code: 'inWater', values: { percent: expect.closeTo(8, 0) } }]);
  await site.store.query('DELETE FROM water_area');
  await recheckAllPlots(site.store.query);
  expect((await fetchPlot(dry.id)).unchecked).toEqual(['inWater']);
});

it.each([
  [
    'crossing',
    toPolygon([...createSquare().slice(0, 2), createSquare()[3]!, createSquare()[2]!, createSquare()[0]!])
  ],
  ['ringNotClosed', toPolygon(createSquare().slice(0, 4))],
  ['notOnEarth', toPolygon(createSquare().map(([x, y]): Place => [x * 50_000, y * 50_000]))],
  ['tooFewVertices', toPolygon([])],
  ['outsideNigeria', toPolygon(createSquare(0, -3))],
  ['farFromCommunity', toPolygon(createSquare(0.2, 0))],
  ['pointTooLarge', { type: 'Point', coordinates: [7.701234, 5.101234] }]
])('stores a draft with the fault %s and shows it in the list', async (code, geometry) => {
  const { id } = await enterPlot({ geometry, statedArea: 5 });
  const plot = await fetchPlot(id);
  expect([plot.faultCodes, plot.geometry]).toEqual([expect.arrayContaining([code]), geometry]);
  const list = await send('GET', `/api/plots?faultCodes=${code}&limit=1`, undefined, tokens.staff);
  expect(list.json()).toMatchObject({
    total: 1,
    data: [{ id, faults: expect.arrayContaining([expect.objectContaining({ code })]) }]
  });
});

it('checks the neighbours of a plot again when it is entered, moved, deleted and restored', async () => {
  const first = await enterPlot();
  const second = await enterPlot({ geometry: toPolygon(createSquare(0.0003, 0)), supplier: 'Eno Bassey' });
  expect([await listCodes(first.id), second.faultCodes]).toEqual([['overlap'], ['overlap']]);
  const third = await enterPlot({ geometry: first.geometry });
  expect(await listCodes(first.id)).toEqual(['duplicate', 'overlap']);
  await send('DELETE', `/api/plots/${third.id}`);
  expect(await listCodes(first.id)).toEqual(['overlap']);
  const moved = { ...plotSample, geometry: toPolygon(createSquare(0.05, 0)) };
  await send('PUT', `/api/plots/${second.id}`, moved);
  expect([await listCodes(first.id), (await fetchPlot(first.id)).version]).toEqual([[], 1]);
  await send('POST', `/api/plots/${third.id}/restore`);
  expect(await listCodes(first.id)).toEqual(['duplicate']);
});

it('gives stored plots the same faults when all are checked at once', async () => {
  for (const [east, north] of [
    [0, 0],
    [0.0003, 0],
    [0.0011, 0.0002],
    [0.3, 0],
    [0, 0]
  ] as const)
    await enterPlot({ geometry: toPolygon(createSquare(east, north)) });
  const readAll = () =>
    site.store.query(
      'SELECT faults, unchecked, area, lgas, extent::text, outline::text FROM plot ORDER BY object_id'
    );
  const before = await readAll();
  await site.store.query(
    `UPDATE plot SET faults = '[]', fault_codes = '{}', area = NULL, lgas = NULL, outline = NULL`
  );
  await site.store.transaction(recheckAllPlots);
  expect(await readAll()).toEqual(before);
});

it('refuses to release a plot with an error or without consent, with every reason, and keeps it as it was', async () => {
  const faulty = { geometry: toPolygon(createSquare().slice(0, 4)), consentOn: null, status: 'released' };
  const entered = await postPlot(faulty);
  const { code, field, issues } = readRefusal(entered);
  expect([entered.status, code, field]).toEqual([409, 'release_refused', 'status']);
  expect(issues!.map((issue) => issue.code)).toEqual(['noConsent', 'ringNotClosed']);
  const { id } = await enterPlot({ consentWithdrawnOn: '2026-11-05', status: 'checked' });
  const released = await send('PUT', `/api/plots/${id}`, {
    ...plotSample,
    consentWithdrawnOn: '2026-11-05',
    status: 'released'
  });
  expect([released.status, readRefusal(released).issues]).toMatchObject([409, [{ path: 'consentOn' }]]);
  expect(await fetchPlot(id)).toMatchObject({ status: 'checked', version: 1 });
  const agreed = await send('PUT', `/api/plots/${id}`, { ...plotSample, status: 'released' });
  expect([agreed.status, readPlot(agreed).status]).toEqual([200, 'released']);
  const rejected = await send('PUT', `/api/plots/${id}`, { ...plotSample, status: 'rejected' });
  expect([rejected.status, readRefusal(rejected).field]).toEqual([400, 'rejection']);
});

it.each(['capturedOn', 'consentOn', 'consentWithdrawnOn'])(
  'refuses a day of %s after today',
  async (field) => {
    const refused = await postPlot({ [field]: '2090-11-02' });
    expect([refused.status, readRefusal(refused).field]).toEqual([400, field]);
    const { id } = await enterPlot();
    const changed = await send('PUT', `/api/plots/${id}`, { ...plotSample, [field]: '2090-11-02' });
    expect([changed.status, readRefusal(changed)]).toMatchObject([
      400,
      { field, message: expect.stringContaining('a day up to today') }
    ]);
  }
);

it('restores a released plot whose land was entered again meanwhile, with its fault', async () => {
  const { id } = await enterPlot({ status: 'released' });
  await send('DELETE', `/api/plots/${id}`);
  await enterPlot();
  const restored = await send('POST', `/api/plots/${id}/restore`);
  expect([restored.status, readPlot(restored)]).toMatchObject([
    200,
    { status: 'released', faultCodes: ['duplicate'] }
  ]);
});

it('compares two plots entered on the same land at once with each other', async () => {
  const plots = await Promise.all([enterPlot(), enterPlot()]);
  expect(await Promise.all(plots.map(({ id }) => listCodes(id)))).toEqual([['duplicate'], ['duplicate']]);
});

it('checks an outline that is being drawn against stored plots, except the one that is changed', async () => {
  const { id } = await enterPlot();
  const check = async (draft: object) =>
    (await send('POST', '/api/plot-checks', draft, tokens.staff)).json<{ data: PlotDraftCheck }>().data;
  const geometry = toPolygon(createSquare(0.0003, 0));
  const drawn = await check({ geometry, community: 'ikot ekpene', statedArea: 9 });
  expect(drawn.faults.map(({ code }) => code)).toEqual(['statedAreaDiffers', 'overlap']);
  expect(drawn.faults[1]!.values).toMatchObject({ other: id });
  expect(await check({ geometry, id })).toMatchObject({
    faults: [],
    unchecked: ['statedAreaDiffers', 'inWater', 'farFromCommunity']
  });
  const wrong = await send('POST', '/api/plot-checks', { geometry: { type: 'LineString', coordinates: [] } });
  expect([wrong.status, readRefusal(wrong).field]).toEqual([400, 'geometry.type']);
});

it('tells staff the plots of each LGA, and others only LGAs with enough suppliers', async () => {
  const fetchCounts = async (token: string | null) =>
    (
      await ask('/api/plot-counts', token === null ? {} : { headers: { authorization: token } })
    ).json<PlotCounts>();
  for (let at = 0; at < 4; at++)
    await enterPlot({ supplier: `Supplier ${at}`, geometry: toPolygon(createSquare(0, at / 100)) });
  await enterPlot({ supplier: 'supplier-3', geometry: toPolygon(createSquare(0, 0.05)) });
  await enterPlot({
    supplier: 'Fifth',
    status: 'rejected',
    rejection: 'Not theirs',
    geometry: toPolygon(createSquare(0, 0.06))
  });
  expect(await fetchCounts(tokens.staff)).toMatchObject({
    data: [{ code: 'ALPH', plots: 5 }],
    toldFrom: null
  });
  for (const token of [tokens.investor, null])
    expect(await fetchCounts(token)).toEqual({ data: [], toldFrom: 5 });
  await enterPlot({ supplier: 'Sixth', geometry: toPolygon(createSquare(0, 0.07)) });
  for (const token of [tokens.investor, null])
    expect(await fetchCounts(token)).toMatchObject({ data: [{ code: 'ALPH', plots: 6 }], toldFrom: 5 });
});

it('exports the released plots of a selection, and lists the others with every reason', async () => {
  const released = await enterPlot({ status: 'released' });
  const draft = await enterPlot({
    commodity: 'maize',
    consentOn: null,
    geometry: toPolygon(createSquare(0.01, 0).slice(0, 4))
  });
  await enterPlot({ supplier: 'Eno Bassey', geometry: toPolygon(createSquare(0.02, 0)) });
  const exportFor = async (selection: object) =>
    (await send('POST', '/api/plot-export', selection, tokens.staff)).json<{ data: PlotExportAnswer }>().data;
  const { files, exported, refused, checks } = await exportFor({ search: 'umoh', lga: 'ALPH' });
  expect(checks).toEqual([{ code: 'inWater', found: 0, unchecked: 1 }]);
  expect(exported).toEqual([released.id]);
  const [feature] = (JSON.parse(files[0]!) as { features: { id: string; properties: object }[] }).features;
  expect(feature).toMatchObject({
    id: released.id,
    properties: { ProducerName: 'Ini Umoh', ProducerCountry: 'NG' }
  });
  expect(refused).toMatchObject([
    {
      id: draft.id,
      reasons: ['notCovered', 'notReleased', 'noConsent', 'hasErrors'],
      faults: [{ code: 'ringNotClosed' }]
    }
  ]);
  expect(await exportFor({ ids: [draft.id] })).toMatchObject({ files: [], exported: [] });
  expect(await exportFor({ status: 'released', commodity: 'oilPalm' })).toMatchObject({
    exported: [released.id],
    refused: []
  });
});

it('compares a season of purchases with all plots of the suppliers of the selected ones', async () => {
  await site.store.execute(`INSERT INTO purchase (id, mill_id, purchased_on, tonnes, price_per_tonne) VALUES
    (901, 1, '2019-03-01', 2, 1), (902, 1, '2019-04-01', 1.5, 1), (903, 1, '2018-04-01', 90, 1), (904, 2, '2019-04-01', 7, 1)`);
  const [small] = [
    await enterPlot({ status: 'checked' }),
    await enterPlot({ supplier: 'INI UMÓH', status: 'released', geometry: toPolygon(createSquare(0.01, 0)) })
  ];
  const compare = async (changes: object = {}) => {
    const season = { selection: { ids: [small.id] }, first: '2019-01-01', last: '2019-12-31', ...changes };
    const answer = await send('POST', '/api/plot-purchases', season, tokens.staff);
    return [answer.status, answer.json<{ data: PlotPurchases }>().data] as const;
  };
  const hectares = 2 * small.area!;
  const [, byParameter] = await compare();
  expect(byParameter).toMatchObject({
    balances: [
      {
        ...{ supplier: 'Ini Umoh', bought: 3.5, unknownPurchases: 0, unknownPlots: 0, verdict: 'plausible' },
        hectares: expect.closeTo(hectares, 2)
      }
    ],
    yieldPerHectare: expect.closeTo(3.092, 3),
    withoutPlots: { purchases: 0, tonnes: 0 },
    withoutSupplier: { purchases: 1, tonnes: 7 }
  });
  const [, poor] = await compare({ yieldPerHectare: 1 });
  expect(poor.balances).toMatchObject([{ verdict: 'tooMuch', bearable: expect.closeTo(hectares, 2) }]);
  await site.store.query('UPDATE purchase SET plot_ids = $1 WHERE id IN (901, 902)', [[small.id]]);
  const [, named] = await compare({ yieldPerHectare: 1.5 });
  expect(named.balances).toMatchObject([
    { plotIds: [small.id], bought: 3.5, hectares: expect.closeTo(small.area!, 2), verdict: 'tooMuch' }
  ]);
  await site.store.query(`UPDATE purchase SET plot_ids = '{}'`);
  const draft = await enterPlot({ geometry: toPolygon(createSquare(0.02, 0)) });
  const [, uncertain] = await compare({ yieldPerHectare: 1, selection: { search: 'umoh' } });
  expect(uncertain.balances).toMatchObject([{ verdict: 'unknown', unknownPlots: 1 }]);
  const [, none] = await compare({ selection: { ids: ['other'] } });
  expect(none).toMatchObject({ balances: [], withoutPlots: { purchases: 0 } });
  expect((await compare({ yieldPerHectare: 0 }))[0]).toBe(400);
  expect((await compare({ first: '2020-01-01' }))[0]).toBe(400);
  await site.store.query(`UPDATE plot SET commodity = 'maize'`);
  expect(draft.status).toBe('draft');
  expect((await compare())[1]).toMatchObject({ balances: [], withoutPlots: { purchases: 2, tonnes: 3.5 } });
  await site.store.execute('DELETE FROM purchase WHERE id > 900');
});

it('exports exactly the plots behind the purchases of a shipment, and counts the purchases by their origin', async () => {
  await site.store.execute(`INSERT INTO purchase (id, mill_id, purchased_on, tonnes, price_per_tonne) VALUES
    (901, 1, '2019-03-01', 2, 1), (902, 1, '2019-04-01', 1.5, 1), (903, 1, '2018-04-01', 90, 1), (904, 2, '2019-04-01', 7, 1)`);
  const enter = (east: number, changes: Changes) =>
    enterPlot({ geometry: toPolygon(createSquare(east, 0)), ...changes });
  const released = await enter(0, { status: 'released' });
  const draft = await enter(0.01, {});
  await enter(0.02, { status: 'released', supplier: 'Eno Bassey' });
  const namePlots = (id: number, ids: readonly string[]) =>
    site.store.query('UPDATE purchase SET plot_ids = $2 WHERE id = $1', [id, ids]);
  const send2019 = async (changes: Changes = {}) => {
    const shipment = { first: '2019-01-01', last: '2019-12-31', ...changes };
    const answer = await send('POST', '/api/plot-export', { shipment }, tokens.staff);
    return answer.json<{ data: PlotExportAnswer }>().data;
  };
  const none = { purchases: 0, tonnes: 0 };
  const unknown = { noSupplier: { purchases: 1, tonnes: 7 }, noPlots: none };
  const all = await send2019();
  expect([all.exported, all.refused.map(({ id }) => id)]).toEqual([[released.id], [draft.id]]);
  expect(all.shipment).toEqual({
    ...{ ...unknown, leftOut: none, partly: { purchases: 2, tonnes: 3.5 }, whole: none }
  });
  await namePlots(901, [released.id]);
  await namePlots(902, [draft.id]);
  expect((await send2019()).shipment).toEqual({
    ...{
      ...unknown,
      leftOut: { purchases: 1, tonnes: 1.5 },
      partly: none,
      whole: { purchases: 1, tonnes: 2 }
    }
  });
  await namePlots(901, [released.id, 'gone']);
  expect((await send2019()).shipment).toMatchObject({ partly: { purchases: 1, tonnes: 2 } });
  expect((await send2019({ last: '2019-03-31' })).refused).toEqual([]);
  expect((await send2019({ mill: 'no such mill' })).exported).toEqual([]);
  await send('DELETE', `/api/plots/${draft.id}`);
  await namePlots(901, []);
  await namePlots(902, []);
  await send('PUT', `/api/plots/${released.id}`, {
    ...plotSample,
    supplier: 'Eno Bassey',
    status: 'released'
  });
  expect(await send2019()).toMatchObject({
    exported: [],
    shipment: { noPlots: { purchases: 2, tonnes: 3.5 } }
  });
  const ended = { shipment: { first: '2019-02-01', last: '2019-01-31' } };
  expect((await send('POST', '/api/plot-export', ended, tokens.staff)).status).toBe(400);
  await site.store.execute('DELETE FROM purchase WHERE id > 900');
});

it('lists and erases the plots of a supplier by the number, in the trail too, and ends the consent', async () => {
  const own = await enterPlot({ supplier: 'INI UMÓH', status: 'released' });
  const deleted = await enterPlot({ geometry: toPolygon(createSquare(0.01, 0)) });
  await send('DELETE', `/api/plots/${deleted.id}`);
  const other = await enterPlot({ supplier: 'Eno Bassey', geometry: toPolygon(createSquare(0.02, 0)) });
  const person = '/api/person?q=08031234567';
  expect((await send('GET', person)).json()).toMatchObject({
    tables: expect.arrayContaining([expect.objectContaining({ table: 'plot', total: 1 })])
  });
  expect((await send('DELETE', person)).status).toBe(200);
  const erased = await fetchPlot(own.id);
  expect(erased).toMatchObject({ supplier: '[erased]', version: 2, geometry: own.geometry });
  expect([erased.consentOn, erased.tenurePaper]).toEqual([undefined, undefined]);
  expect(readPlot(await send('POST', `/api/plots/${deleted.id}/restore`))).toMatchObject({
    supplier: '[erased]'
  });
  expect((await fetchPlot(deleted.id)).consentOn).toBeUndefined();
  expect(await fetchPlot(other.id)).toEqual({ ...other, createdByUser: undefined });
  const trail = (await send('GET', '/api/audit?recordType=plot')).body;
  expect([
    /umoh|umóh/i.test(trail),
    /Letter of the village head/.test(trail),
    /Eno Bassey/.test(trail)
  ]).toEqual([false, true, true]);
});
