import { DEFAULT_PARAMETERS, computeDistance } from '@site/domain';
import { openTestApp } from '../app/test-app';
import type { TestApp } from '../app/test-app';
import { createContractRequest } from '../app/test-contract';
import { applicationSample, facilitySample, factorySample, partnerSample } from '../app/test-samples';
import { preferEmbeddedDatabase } from '../store/test-driver';

preferEmbeddedDatabase();

/* Tests that derived values follow every change of the records they depend on. */

let site: TestApp;
let ask: TestApp['request'];
let authorization: string;
beforeAll(async () => {
  site = await openTestApp();
  ask = await createContractRequest(site);
  authorization = await site.signIn('admin');
});
afterAll(() => site.close());

interface TestPlace {
  readonly latitude: number;
  readonly longitude: number;
}
interface RecordAnswer extends TestPlace {
  readonly id: string;
  readonly version: number;
  readonly distanceToFactory?: number;
  readonly outputRate?: string;
}
const MARKERS = '/api/marker-assets';
const APPLICATIONS = '/api/biochar-applications';
const requestData = async (method: string, path: string, payload?: object) =>
  (await ask(path, { method, payload, headers: { authorization } })).json<{ data: RecordAnswer }>().data;
const fetchRefusal = async (method: string, path: string, payload: object) => {
  const answer = await ask(path, { method, payload, headers: { authorization } });
  return [answer.status, answer.json<{ error: { field?: string } }>().error?.field];
};

const PLACES: readonly TestPlace[] = [
  { latitude: 5.5, longitude: 7.5 },
  { latitude: 6.25, longitude: 7.75 },
  { latitude: 4.8, longitude: 8.3 }
];
const readDistances = async () =>
  (
    await site.store.query<TestPlace & { km: number | null; version: number }>(
      `SELECT ST_Y(geom) AS latitude, ST_X(geom) AS longitude, distance_to_factory AS km, version
         FROM biochar_application ORDER BY object_id`
    )
  ).filter((_row, index) => index < PLACES.length);

/** Checks that every application has the distance to the nearest facility that the domain computes. */
async function expectNearest(facilities: readonly TestPlace[]): Promise<void> {
  for (const { km, version, ...place } of await readDistances()) {
    const metres = Math.min(...facilities.map((facility) => computeDistance(facility, place)));
    if (facilities.length === 0) expect(km).toBeNull();
    else expect(km).toBeCloseTo(metres / 1000, 9);
    expect(version).toBe(1);
  }
}

it('[BY-07] updates the distances when a facility is entered, moved, retyped, deleted or restored', async () => {
  for (const place of PLACES) await requestData('POST', APPLICATIONS, { ...applicationSample, ...place });
  await expectNearest([]);
  const [east, north] = [
    { latitude: 5.6, longitude: 8.1 },
    { latitude: 6.9, longitude: 7.2 }
  ];
  const { id } = await requestData('POST', MARKERS, { ...facilitySample, ...east });
  await expectNearest([east]);
  const other = await requestData('POST', MARKERS, { ...facilitySample, ...north });
  await expectNearest([east, north]);
  const south = { latitude: 4.9, longitude: 7.1 };
  await requestData('PATCH', `${MARKERS}/${id}`, { ...facilitySample, ...south });
  await expectNearest([south, north]);
  await requestData('PATCH', `${MARKERS}/${id}`, { ...factorySample, ...south });
  await expectNearest([north]);
  await requestData('PATCH', `${MARKERS}/${id}`, { ...facilitySample, ...south });
  await expectNearest([south, north]);
  await requestData('DELETE', `${MARKERS}/${other.id}`);
  await expectNearest([south]);
  await requestData('POST', `${MARKERS}/${other.id}/restore`);
  await expectNearest([south, north]);
  await requestData('DELETE', `${MARKERS}/${other.id}`);
  await requestData('DELETE', `${MARKERS}/${id}`);
  await expectNearest([]);
});

it('updates the distance of a restored application when a facility has moved meanwhile', async () => {
  const facility = await requestData('POST', MARKERS, facilitySample);
  const { id, distanceToFactory } = await requestData('POST', APPLICATIONS, {
    ...applicationSample,
    latitude: 5.9
  });
  const moved = { latitude: 5.2, longitude: 7.5 };
  const measureMetres = (from: TestPlace) => computeDistance(from, { latitude: 5.9, longitude: 7.5 });
  expect(distanceToFactory).toBeCloseTo(measureMetres(facility) / 1000, 9);
  await requestData('DELETE', `${APPLICATIONS}/${id}`);
  await requestData('PATCH', `${MARKERS}/${facility.id}`, { ...facilitySample, ...moved });
  const back = await requestData('POST', `${APPLICATIONS}/${id}/restore`);
  expect([back.version, back.distanceToFactory]).toEqual([2, expect.closeTo(measureMetres(moved) / 1000, 9)]);
  const [trail] = await site.store.query<{ after: RecordAnswer }>(
    `SELECT after FROM record_audit WHERE record_id = $1 AND action = 'restore'`,
    [id]
  );
  expect(trail!.after.distanceToFactory).toBe(back.distanceToFactory);
});

it('computes the right distances for applications and facilities entered concurrently', async () => {
  const placeAt = (index: number) => ({ latitude: 5 + index / 10, longitude: 7 + ((index * 7) % 10) / 10 });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 4 === 0
        ? requestData('POST', MARKERS, { ...facilitySample, ...placeAt(index) })
        : requestData('POST', APPLICATIONS, { ...applicationSample, ...placeAt(index) })
    )
  );
  const facilities = await site.store.query<TestPlace>(
    `SELECT ST_Y(geom) AS latitude, ST_X(geom) AS longitude FROM marker_asset WHERE type = 'Biochar Facility'`
  );
  const all = await site.store.query<TestPlace & { km: number }>(
    'SELECT ST_Y(geom) AS latitude, ST_X(geom) AS longitude, distance_to_factory AS km FROM biochar_application'
  );
  expect(facilities.length).toBeGreaterThanOrEqual(6);
  for (const { km, ...place } of all)
    expect(km).toBeCloseTo(
      Math.min(...facilities.map((facility) => computeDistance(facility, place))) / 1000,
      9
    );
});

it('changes a facility even when an application contains an invalid value from an earlier version', async () => {
  const { id } = await requestData('POST', APPLICATIONS, applicationSample);
  await site.store.execute(`
    UPDATE biochar_application SET crop = 'odd' WHERE id = '${id}';
    ALTER TABLE biochar_application ADD CONSTRAINT value_odd CHECK (crop <> 'odd') NOT VALID`);
  const facility = await requestData('POST', MARKERS, { ...facilitySample, latitude: 5.5001 });
  expect(facility.version).toBe(1);
  await site.store.execute(`
    ALTER TABLE biochar_application DROP CONSTRAINT value_odd;
    DELETE FROM biochar_application WHERE id = '${id}'`);
});

it('updates the output of biochar facilities when the biochar per tonne of feedstock changes', async () => {
  const { id, outputRate } = await requestData('POST', MARKERS, { ...facilitySample, inputRate: '12' });
  expect(outputRate).toBe('3');
  const { version } = (await ask('/api/parameters')).json<{ version: number }>();
  const parameters = { ...DEFAULT_PARAMETERS, biocharOutputShare: 0.3 };
  await ask('/api/parameters', {
    method: 'PUT',
    payload: { version, parameters },
    headers: { authorization }
  });
  const after = await requestData('GET', `${MARKERS}/${id}`);
  expect([after.outputRate, after.version]).toEqual([String(12 * 0.3), 1]);
});

it('[PP-04] accepts figures without a formula as input, and omits missing ones', async () => {
  const { id, ...bare } = await requestData('POST', '/api/biochar-partners', partnerSample);
  expect(bare).not.toHaveProperty('netCO2Removed');
  const figures = { netCO2Removed: -12.5, potentialAdditionalProfitGenerated: 4_000_000 };
  expect(
    await requestData('PATCH', `/api/biochar-partners/${id}`, { ...partnerSample, ...figures })
  ).toMatchObject(figures);
  expect(await requestData('PATCH', `/api/biochar-partners/${id}`, partnerSample)).not.toHaveProperty(
    'netCO2Removed'
  );
  const factory = await requestData('POST', MARKERS, { ...factorySample, outputRate: 7.5 });
  expect(factory.outputRate).toBe('7.5');
  expect(await requestData('PATCH', `${MARKERS}/${factory.id}`, factorySample)).not.toHaveProperty(
    'outputRate'
  );
  const wrong: [string, object, string][] = [
    ['/api/biochar-partners', { ...partnerSample, netCO2Removed: 1e12 }, 'netCO2Removed'],
    [MARKERS, { ...factorySample, outputRate: 'much' }, 'outputRate'],
    [MARKERS, { ...facilitySample, outputRate: '3' }, 'outputRate']
  ];
  for (const [path, payload, field] of wrong)
    expect(await fetchRefusal('POST', path, payload)).toEqual([400, field]);
});

it.each([
  'netCo2',
  'bikeEmissions',
  'truckEmissions',
  'distanceToFactory',
  'batchIds',
  'community',
  'lga',
  'eventId'
])('refuses %s of an application, which is derived or imported', async (field) => {
  const { id } = await requestData('POST', APPLICATIONS, applicationSample);
  const payload = { ...applicationSample, [field]: field === 'batchIds' ? ['B1'] : 1 };
  expect(await fetchRefusal('POST', APPLICATIONS, payload)).toEqual([400, field]);
  expect(await fetchRefusal('PUT', `${APPLICATIONS}/${id}`, payload)).toEqual([400, field]);
});
