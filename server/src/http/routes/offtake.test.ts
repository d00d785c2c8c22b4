import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PARAMETERS, computeDistance } from '@site/domain';
import type { OfftakeFarms, OfftakeSummary } from '@site/domain';
import { toRasterFolder } from '../../engines/raster/raster-folder';
import { writeGeotiff } from '../../engines/raster/write-geotiff';
import { randomNumbers } from '../../engines/routing/test-network';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';

const uyo = { latitude: 5.03, longitude: 7.93 };
const RADIUS = 50_000;

interface FarmPlace {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly size: number | null;
}

let app: TestApp;
let token: string;
let farms: { commercial: FarmPlace[]; maize: FarmPlace[]; geofenced: FarmPlace[] };

/** Returns places up to 0.8° away, so that some are in the box but outside the circle. */
function generatePlaces(count: number, seed: number): FarmPlace[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    x: uyo.longitude + 1.6 * (random() - 0.5),
    y: uyo.latitude + 1.6 * (random() - 0.5),
    size: random() < 0.3 ? null : Math.round(random() * 900) / 10 + 0.1
  }));
}

const POINT = `ST_SetSRID(ST_MakePoint((r->>'x')::float8, (r->>'y')::float8), 4326)`;

beforeAll(async () => {
  app = await openTestApp();
  token = await app.signIn('staff');
  farms = {
    commercial: generatePlaces(400, 1),
    maize: generatePlaces(300, 2),
    geofenced: generatePlaces(200, 3)
  };
  const insertRows = (sql: string, rows: readonly object[]) =>
    app.store.query(`${sql} FROM jsonb_array_elements($1::jsonb) AS r`, [JSON.stringify(rows)]);
  await insertRows(
    `INSERT INTO commercial_farm (id, name, city, state, address, farm_type, farm_size_ha, geom)
     SELECT (r->>'id')::int, 'Farm', 'Uyo', 'Akwa Ibom', '', '', (r->>'size')::float8, ${POINT}`,
    farms.commercial
  );
  await insertRows(
    `INSERT INTO maize_farm (id, ward_name, lga_name, state_name, poi_name, farm_type, geom)
     SELECT (r->>'id')::int, 'W', 'Uyo', 'Akwa Ibom', 'Farm', 'Both', ${POINT}`,
    farms.maize
  );
  await insertRows(
    `INSERT INTO geofenced_farm (id, farmer_name, phone_number, crop, lga, state, hectare, geom)
     SELECT (r->>'id')::int, 'F', '', 'Maize', 'Uyo', 'Akwa Ibom', 2, ST_Multi(ST_Expand(${POINT}, 0.002))`,
    farms.geofenced
  );
  await insertRows(
    `INSERT INTO marker_asset (id, name, marker_type, type, status, output_rate, geom)
     SELECT r->>'id', r->>'name', 'Factory', r->>'type', 'Active', r->>'rate', ${POINT}`,
    [
      { id: 'far', name: 'Far', type: 'Biochar Facility', rate: '2', x: 8.9, y: 5 },
      { id: 'near', name: 'Near', type: 'Biochar Facility', rate: '4.5', x: 7.9, y: 5 },
      { id: 'idle', name: 'Idle', type: 'Biochar Facility', rate: '0', x: 7.8, y: 5 },
      { id: 'unknown', name: 'Unknown', type: 'Biochar Facility', rate: null, x: 8.2, y: 5 },
      { id: 'mill', name: 'Mill', type: 'FFB Mill', rate: '9', x: 7.9, y: 5 }
    ]
  );
});
afterAll(() => app.close());

const postCall = (call: string, payload: object, as = token) =>
  app.request(`/api/${call}`, { method: 'POST', payload, headers: { authorization: as } });
const fetchSummary = async (place: object = uyo) =>
  (await postCall('offtake-summary', place)).json<OfftakeSummary>();
const filterInside = (list: readonly FarmPlace[]) =>
  list.filter(({ x, y }) => computeDistance(uyo, { latitude: y, longitude: x }) <= RADIUS);

describe('POST /api/offtake-summary', () => {
  it('counts and sums like a plain recomputation', async () => {
    const { farms: found, farmPlaces, biocharNeed, parameters, parameterVersion } = await fetchSummary();
    const commercial = filterInside(farms.commercial);
    const [maize, geofenced] = [filterInside(farms.maize).length, filterInside(farms.geofenced).length];
    expect(commercial.length).toBeGreaterThan(50);
    expect(commercial.length).toBeLessThan(farms.commercial.length);
    expect(farmPlaces).toHaveLength(commercial.length + maize + geofenced);
    const [first] = commercial;
    expect(farmPlaces).toContainEqual([expect.closeTo(first!.x, 5), expect.closeTo(first!.y, 5)]);
    const area =
      commercial.reduce((sum, { size }) => sum + (size ?? DEFAULT_PARAMETERS.commercialFarmArea), 0) +
      (maize + geofenced) * DEFAULT_PARAMETERS.smallFarmArea;
    expect(found).toEqual({
      commercialFarmCount: commercial.length,
      commercialFarmsWithoutSize: commercial.filter(({ size }) => size === null).length,
      maizeFarmCount: maize,
      geofencedFarmCount: geofenced,
      smallFarmCount: maize + geofenced,
      totalFarmArea: expect.closeTo(area, 6),
      selectedBufferArea: expect.closeTo(785_398.1634, 4),
      percentAreaUsed: expect.closeTo((100 * area) / 785_398.1634, 6)
    });
    expect(biocharNeed).toBeCloseTo(10 * area, 6);
    const { offtakeRadius, biocharRatePerHectare } = parameters;
    expect([offtakeRadius, biocharRatePerHectare, parameterVersion]).toEqual([50, 10, 1]);
  });

  it('[OF-04] lists the biochar facilities by output: a recorded 0 is 0, an unknown one comes last', async () => {
    const { facilities } = await fetchSummary();
    expect(facilities.map(({ id, output }) => [id, output])).toEqual([
      ['near', 1_642.5],
      ['far', 730],
      ['idle', 0],
      ['unknown', null]
    ]);
    expect(facilities[0]!.distance).toBeCloseTo(computeDistance(uyo, { latitude: 5, longitude: 7.9 }), 3);
  });

  it('reports the suitability as unavailable, then reads the raster once it exists', async () => {
    expect((await fetchSummary()).suitability).toEqual({
      status: 'unavailable',
      value: null,
      band: null,
      samples: 0,
      shares: []
    });
    const folder = toRasterFolder(app.store.dataDir);
    mkdirSync(folder);
    // West of 7.93° very low, east of it high; no data south of 4.9°.
    const [low, high, none] = [2_499, 7_500, 65_535];
    const grid = { width: 2, height: 2, west: 6.93, north: 6.9, cellX: 1, cellY: 2, copyright: '' };
    const cells = Uint16Array.from([low, high, none, none]);
    writeFileSync(join(folder, 'suitability.tif'), await writeGeotiff({ ...grid, cells, noData: none }));
    const { suitability } = await fetchSummary();
    expect(suitability).toMatchObject({ status: 'known', value: high, band: 'high' });
    const countSamples = (band: string) => suitability.shares.find((share) => share.band === band)!.samples;
    expect(countSamples('veryLow') + countSamples('high')).toBe(suitability.samples);
    expect(suitability.samples).toBeGreaterThan(50);
    expect(suitability.samples).toBeLessThan(100);
    expect(Math.abs(countSamples('veryLow') - countSamples('high'))).toBeLessThan(8);
    const north = await fetchSummary({ latitude: 8.5, longitude: 7.5 });
    expect(north.suitability).toMatchObject({ status: 'noData', value: null, band: null, samples: 0 });
  });

  it('classifies the suitability by the limits in force, and returns these limits', async () => {
    const changeParameters = async (version: number, change: object) => {
      const payload = { version, parameters: { ...DEFAULT_PARAMETERS, ...change } };
      const headers = { authorization: await app.signIn('admin') };
      expect((await app.request('/api/parameters', { method: 'PUT', headers, payload })).status).toBe(200);
    };
    const limits = { suitabilityLowFrom: 2_499, suitabilityHighFrom: 7_501 };
    await changeParameters(1, limits);
    const { suitability, parameters, parameterVersion } = await fetchSummary();
    expect(suitability).toMatchObject({ value: 7_500, band: 'moderateToHigh' });
    const held = suitability.shares.filter(({ samples }) => samples > 0).map(({ band }) => band);
    expect(held).toEqual(['lowToModerate', 'moderateToHigh']);
    expect(parameters).toMatchObject({ ...limits, soilPhNeutralFrom: 5.5, sandModerateTo: 70 });
    expect(parameterVersion).toBe(2);
    await changeParameters(2, {});
    expect((await fetchSummary()).suitability.band).toBe('high');
  });

  it('returns empty figures at sea without an error', async () => {
    const { farms: found, biocharNeed, lga } = await fetchSummary({ latitude: 0, longitude: 0 });
    expect(found).toMatchObject({
      commercialFarmCount: 0,
      smallFarmCount: 0,
      totalFarmArea: 0,
      percentAreaUsed: 0
    });
    expect([biocharNeed, lga]).toEqual([0, null]);
  });

  it.each([
    [{ latitude: 91, longitude: 7 }, 'latitude'],
    [{ latitude: 5 }, 'longitude'],
    [{ latitude: '5', longitude: 7 }, 'latitude']
  ])('refuses %j and names the field', async (place, field) => {
    const answer = await postCall('offtake-summary', place);
    expect([answer.status, answer.json()]).toEqual([400, { error: expect.objectContaining({ field }) }]);
  });

  it('refuses investors with 403 and guests with 401', async () => {
    for (const call of ['offtake-summary', 'offtake-farms']) {
      const asked = { ...uyo, farms: 'maize' };
      expect((await postCall(call, asked, await app.signIn('investor'))).status).toBe(403);
      expect((await app.request(`/api/${call}`, { method: 'POST', payload: asked })).status).toBe(401);
    }
  });
});

describe('POST /api/offtake-farms', () => {
  it.each(['commercial', 'maize', 'geofenced'] as const)(
    'lists the %s farms that were counted',
    async (kind) => {
      const expected = filterInside(farms[kind]).map(({ id }) => id);
      const ids: number[] = [];
      for (let page = 0; page * 10 < expected.length; page++) {
        const answer = (await postCall('offtake-farms', { ...uyo, farms: kind, page })).json<OfftakeFarms>();
        expect(answer.total).toBe(expected.length);
        ids.push(...answer.ids);
      }
      expect(ids).toEqual(expected);
      const { ids: beyond } = (
        await postCall('offtake-farms', { ...uyo, farms: kind, page: 999 })
      ).json<OfftakeFarms>();
      expect(beyond).toEqual([]);
    }
  );
});
