import { computeDistance, findLgas } from '@site/domain';
import { insertTestRows } from '../../arcgis/feature-server/test-rows';
import { openTestApp } from '../../app/test-app';
import type { TestRequest, TestApp } from '../../app/test-app';
import { createContractRequest } from '../../app/test-contract';
import { applicationSample, facilitySample } from '../../app/test-samples';

let site: TestApp;
let ask: TestApp['request'];
let admin: string;

type Application = Record<string, unknown> & { readonly id: string };
interface Collection {
  readonly total: number;
  readonly features: readonly { readonly properties: Application }[];
}
const PATH = '/api/biochar-applications';
const sendAsAdmin = (path: string, more: TestRequest = {}) =>
  ask(path, { ...more, headers: { authorization: admin } });
const createApplication = async (more: object = {}): Promise<Application> =>
  (await sendAsAdmin(PATH, { method: 'POST', payload: { ...applicationSample, ...more } })).json<{
    data: Application;
  }>().data;
const listCrops = async (query: string) =>
  (await sendAsAdmin(`${PATH}/filter${query}`))
    .json<Collection>()
    .features.map(({ properties }) => properties.crop)
    .join(' ');

beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  await site.store.execute(`
    INSERT INTO community (id, name, lga_code, geom) VALUES
      (1, 'Far', 'ALPH', ST_Point(7.9, 5.9, 4326)), (2, 'Near', 'ALPH', ST_Point(7.45, 5.5, 4326)),
      (3, 'Over the border', 'BETA', ST_Point(8.01, 5.5, 4326));
    INSERT INTO supplier (mill_id, name, phone_number, community_id) VALUES (1, 'Eno', '080', 2), (2, 'Ime', '081', 1)`);
  ask = await createContractRequest(site);
  admin = await site.signIn('admin');
});
afterAll(() => site.close());

describe('biochar applications', () => {
  it('[AP-02] derives LGA, community and distance to the nearest facility from the position', async () => {
    const bare = await createApplication();
    expect(bare).toMatchObject({ lga: "Alpha's Ground", community: 'Near', batchIds: [] });
    expect(bare).not.toHaveProperty('distanceToFactory');
    await sendAsAdmin('/api/marker-assets', {
      method: 'POST',
      payload: { ...facilitySample, latitude: 5.6 }
    });
    const { id, distanceToFactory } = await createApplication();
    const from = { latitude: 5.5, longitude: 7.5 };
    expect(distanceToFactory).toBeCloseTo(computeDistance(from, { ...from, latitude: 5.6 }) / 1000, 9);
    const updateApplication = async (more: object) =>
      (
        await sendAsAdmin(`${PATH}/${id}`, { method: 'PUT', payload: { ...applicationSample, id, ...more } })
      ).json<{
        data: Application;
      }>().data;
    expect(await updateApplication({ longitude: 8.1 })).toMatchObject({
      lga: 'Beta',
      community: 'Over the border'
    });
    const sea = await updateApplication({ latitude: 1, longitude: 1 });
    expect([sea.lga, sea.community]).toEqual([undefined, undefined]);
    // Recorded place names stay until the position changes.
    await site.store.query(`UPDATE biochar_application SET community = 'Surveyed' WHERE id = $1`, [id]);
    expect(await updateApplication({ latitude: 1, longitude: 1, crop: 'Yam' })).toMatchObject({
      community: 'Surveyed'
    });
    expect((await sendAsAdmin(PATH)).json<Collection>().total).toBe(2);
    const gone = await sendAsAdmin(`${PATH}/${id}`, { method: 'DELETE' });
    expect(gone.json()).toMatchObject({ success: true, data: { id, crop: 'Yam' } });
  });

  it.each([
    [{ endDate: '2026-01-31' }, 'endDate'],
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ imageUrls: [' '] }, 'imageUrls'],
    [{ officerName: '' }, 'officerName'],
    [{ numberOfSpots: 1.5 }, 'numberOfSpots'],
    [{ netCo2: 3 }, 'netCo2'],
    [{ transportVehicleType: 'Ox' }, 'transportVehicleType']
  ])('[AP-02] [AP-10] names the field when it refuses %j', async (fault, field) => {
    const answer = await sendAsAdmin(PATH, { method: 'POST', payload: { ...applicationSample, ...fault } });
    expect([answer.status, answer.json<{ error: object }>().error]).toMatchObject([400, { field }]);
  });

  it('[AP-02] accepts an e-mail address and a telephone number in any form', async () => {
    const contact = { officerEmail: 'at the office', contactInfo: '+++' };
    expect(await createApplication(contact)).toMatchObject(contact);
  });
});

describe('the filter of biochar applications', () => {
  beforeAll(async () => {
    await site.store.execute('DELETE FROM biochar_application');
    const today = `(now() AT TIME ZONE 'Africa/Lagos')::date`;
    for (const [crop, start, longitude] of [
      ['Maize', '2024-03-01', 7.5],
      ['Yam', '2024-03-31', 8.1],
      ['Cocoa', '2024-04-01', 7.5],
      ['Cassava', '2024-04-02', 8.1]
    ])
      await createApplication({ crop, longitude, startDate: start, endDate: '2024-05-01' });
    await site.store.execute(`
      UPDATE biochar_application SET batch_ids = '{BC-1,XEXPERIMENTAL-2}' WHERE crop = 'Yam';
      UPDATE biochar_application SET truck_emissions = 2.5, bike_emissions = 0.5 WHERE crop IN ('Maize', 'Yam');
      UPDATE biochar_application SET start_date = ${today}, end_date = ${today} WHERE crop = 'Cassava'`);
  });

  it('[AP-02] distinguishes LGAs of one name by the state of the record’s position', async () => {
    const findLgaCode = (state: string) => findLgas(`Obi, ${state}`)[0]!.code;
    for (const [state, west] of [
      ['Benue', 3],
      ['Nasarawa', 5]
    ] as const)
      await site.store.query(
        `INSERT INTO lga (id, code, name, state, geom)
         VALUES ((SELECT max(id) + 1 FROM lga), $1, 'Obi', $2, ST_Multi(ST_MakeEnvelope($3::float8, 9, $3::float8 + 1, 10, 4326)))`,
        [findLgaCode(state), state, west]
      );
    const ids = [];
    for (const [crop, longitude] of [
      ['Okra', 3.5],
      ['Melon', 5.5]
    ] as const)
      ids.push((await createApplication({ crop, latitude: 9.5, longitude })).id);
    expect(await listCrops('?lga=Obi,+Benue')).toBe('Okra');
    expect(await listCrops(`?lga=${findLgaCode('Nasarawa')}`)).toBe('Melon');
    await site.store.query('DELETE FROM biochar_application WHERE id = ANY ($1)', [ids]);
  });

  it.each([
    ['', 'Maize Yam Cocoa Cassava'],
    ['?startDate=2024-03-01&endDate=2024-03-31', 'Maize Yam'],
    ['?mode=Custom&startDate=2024-03-31&endDate=2024-04-01', 'Yam Cocoa'],
    ['?mode=Today', 'Cassava'],
    ['?mode=This+Year&lga=beta', 'Cassava'],
    ['?lga=BETA', 'Yam Cassava'],
    ['?lga=%20Beta%20', 'Yam Cassava'],
    ["?lga=alpha's+ground", 'Maize Cocoa'],
    ['?experimental=true', 'Yam'],
    ['?experimental=false', 'Maize Cocoa Cassava'],
    ['?experimental=all&limit=2&sort=-crop', 'Yam Maize']
  ])('[AP-02] filters by days, LGA and batch: %s', async (query, found) => {
    expect(await listCrops(query)).toBe(found);
  });

  it.each([
    ['Experimental', 1],
    ['Normal', 3]
  ])('[AP-02] lists the applications with the batch type %s', async (batchType, total) => {
    const { features, ...list } = (await sendAsAdmin(`${PATH}?batchType=${batchType}`)).json<Collection>();
    expect(list.total).toBe(total);
    expect(new Set(features.map(({ properties }) => properties.batchType))).toEqual(new Set([batchType]));
  });

  it.each([
    ['?startDate=2024-03-01', 'endDate', 'Please select both start and end dates.'],
    ['?mode=Custom', 'startDate', 'Please select both start and end dates.'],
    ['?startDate=2024-03-02&endDate=2024-03-01', 'startDate', 'Start date must be before end date.'],
    ['?mode=Tomorrow', 'mode', undefined],
    ['?experimental=perhaps', 'experimental', undefined],
    ['?from=2024-03-01', 'from', undefined],
    ['?lga=Obi', 'lga', undefined]
  ])('[AP-02] [AP-10] names the parameter that it cannot filter by: %s', async (query, field, message) => {
    const answer = await sendAsAdmin(`${PATH}/filter${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json<{ error: object }>().error).toMatchObject(message ? { field, message } : { field });
  });

  it('[AP-02] sums emissions without experiments unless requested, and per application', async () => {
    const fetchEmissions = async (path: string) =>
      (await sendAsAdmin(`${PATH}/${path}`)).json<{ data: object }>().data;
    expect(await fetchEmissions('biocharEmissions')).toEqual({
      totalTruckEmissions: 2.5,
      totalBikeEmissions: 0.5,
      applicationCount: 3,
      withoutTruckEmissions: 2,
      withoutBikeEmissions: 2
    });
    expect(await fetchEmissions('biocharEmissions?experimental=all&lga=Beta')).toMatchObject({
      totalTruckEmissions: 2.5,
      applicationCount: 2
    });
    expect(await fetchEmissions('biocharEmissions?lga=nowhere')).toEqual({
      totalTruckEmissions: null,
      totalBikeEmissions: null,
      applicationCount: 0,
      withoutTruckEmissions: 0,
      withoutBikeEmissions: 0
    });
    const { id } = (
      await site.store.query<{ id: string }>(`SELECT id FROM biochar_application WHERE crop = 'Yam'`)
    )[0]!;
    expect(await fetchEmissions(`${id}/biocharEmissions`)).toMatchObject({
      totalTruckEmissions: 2.5,
      applicationCount: 1
    });
    expect((await sendAsAdmin(`${PATH}/none/biocharEmissions`)).status).toBe(404);
  });

  it('[AP-02] lists the purchases allotted to an application', async () => {
    const { id } = await createApplication();
    await site.store.query(
      `INSERT INTO allocated_purchase (application_id, purchase_id, biochar_used, price_per_ton)
       VALUES ($1, 1, 120, '35k'), ($1, 3, 80, '1.2m')`,
      [id]
    );
    const answer = await sendAsAdmin(`${PATH}/${id}/allocated-purchases`);
    expect(answer.json<{ data: object[] }>().data).toMatchObject([
      { objectId: 3, supplierName: 'Ime', community: 'Far', suppliedTonnage: 5, pricePerTon: '1.2m' },
      { objectId: 1, supplierName: 'Eno', community: 'Near', biocharUsed: 120, pricePerTon: '35k' }
    ]);
    expect(
      (await sendAsAdmin(`${PATH}/${(await createApplication()).id}/allocated-purchases`)).json()
    ).toEqual({ data: [] });
    expect((await sendAsAdmin(`${PATH}/none/allocated-purchases`)).status).toBe(404);
  });
});
