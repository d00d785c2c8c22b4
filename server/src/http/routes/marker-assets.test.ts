import {
  BIOCHAR_MATERIALS,
  BIOMASS_TYPES,
  CUSTOMER_RAW_MATERIALS,
  CUSTOMER_TYPES,
  FACTORY_TYPES,
  STATUSES,
  TRANSPORT_VEHICLE_TYPES
} from '@site/domain';
import { insertTestRows } from '../../arcgis/feature-server/test-rows';
import { openTestApp } from '../../app/test-app';
import type { TestRequest, TestApp } from '../../app/test-app';
import { createContractRequest } from '../../app/test-contract';
import { apSample, customerSample, facilitySample, factorySample } from '../../app/test-samples';

/* Tests factories and APs, and the list features of all record types. */

let site: TestApp;
let ask: TestApp['request'];
let admin: string;
let investor: string;
beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  ask = await createContractRequest(site);
  [admin, investor] = await Promise.all([site.signIn('admin'), site.signIn('investor')]);
});
afterAll(() => site.close());

type Asset = Record<string, unknown> & { readonly id: string };
interface Collection {
  readonly total: number;
  readonly features: readonly {
    readonly id: string;
    readonly geometry: { readonly coordinates: readonly number[] };
    readonly properties: Asset;
  }[];
}

const sendAs = async (path: string, more: TestRequest = {}, token = admin) =>
  ask(path, { ...more, headers: { authorization: token } });
const createAsset = async (payload: object, path = '/api/marker-assets'): Promise<Asset> =>
  (await sendAs(path, { method: 'POST', payload })).json<{ data: Asset }>().data;
const patchAsset = async (id: string, payload: object): Promise<Asset> =>
  (await sendAs(`/api/marker-assets/${id}`, { method: 'PATCH', payload })).json<{ data: Asset }>().data;
const listAssets = async (query = '', token = admin) =>
  (await sendAs(`/api/marker-assets${query}`, {}, token)).json<{ data: Asset[]; total: number }>();
const fetchCollection = async (query: string, token = admin) =>
  (await sendAs(`/api/marker-assets/${query}`, {}, token)).json<Collection>();

describe('marker assets', () => {
  it('[AP-01] creates a factory with one raw material, a facility with feedstock, or an AP with a list', async () => {
    const factory = await createAsset(factorySample);
    expect(factory).toMatchObject({
      rawMaterials: 'FFB',
      imageUrls: ['https://pictures.test/1.jpg'],
      productionCapacity: 40,
      processedVolume: 12.5
    });
    expect(Object.keys(factory)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(inputRate|biocharMaterials|inventoryLevels)$/)])
    );
    const facility = await createAsset(facilitySample);
    // A quarter of the feedstock becomes biochar.
    expect(facility).toMatchObject({ biocharMaterials: ['PKS', 'Maize'], inputRate: '12', outputRate: '3' });
    expect(facility).not.toHaveProperty('rawMaterials');
    const { inputRate: _rate, ...silent } = facilitySample;
    expect(await createAsset(silent)).toMatchObject({ inputRate: '0', outputRate: '0' });
    expect(await createAsset(apSample)).toMatchObject({ markerType: 'AP', type: 'AP', rawMaterials: ['P1'] });
  });

  it.each([
    [{ ...facilitySample, rawMaterials: 'P1' }, 'rawMaterials'],
    [{ ...factorySample, biocharMaterials: ['PKS'] }, 'biocharMaterials'],
    [{ ...factorySample, inputRate: '1' }, 'inputRate'],
    [{ ...factorySample, rawMaterials: undefined }, 'rawMaterials'],
    [{ ...factorySample, type: 'Bakery' }, 'type'],
    [{ ...factorySample, markerType: 'Customer' }, 'markerType'],
    [{ ...factorySample, status: 'Closed' }, 'status'],
    [{ ...factorySample, name: ' ' }, 'name'],
    [{ ...factorySample, processedVolume: -1 }, 'processedVolume'],
    [{ ...apSample, rawMaterial: undefined }, 'rawMaterials'],
    [{ ...apSample, type: 'FFB Mill' }, 'type']
  ])('[AP-01] [AP-10] names the field when it refuses %j', async (payload, field) => {
    const before = (await listAssets()).total;
    const answer = await sendAs('/api/marker-assets', { method: 'POST', payload });
    expect(answer.status).toBe(400);
    expect(answer.json<{ error: object }>().error).toMatchObject({ code: 'invalid_input', field });
    expect((await listAssets()).total).toBe(before);
  });

  it('[AP-01] has the LGA and the state of its position, which a payload cannot set', async () => {
    const { id, lga, state } = await createAsset(factorySample);
    const [place] = await site.store.query<{ name: string; state: string }>(
      `SELECT lga.name, lga.state FROM lga JOIN marker_asset ON marker_asset.id = $1 AND ST_Contains(lga.geom, marker_asset.geom)`,
      [id]
    );
    expect({ name: lga, state }).toEqual(place);
    const atSea = await patchAsset(id, { ...factorySample, id, latitude: 1, longitude: 1 });
    expect([atSea.lga, atSea.state]).toEqual([undefined, undefined]);
    const refused = await sendAs('/api/marker-assets', {
      method: 'POST',
      payload: { ...factorySample, lga: 'Uyo' }
    });
    expect([refused.status, refused.json<{ error: object }>().error]).toMatchObject([400, { field: 'lga' }]);
    await sendAs(`/api/marker-assets/${id}`, { method: 'DELETE' });
  });

  it('[AP-01] clears the fields that a new type does not have', async () => {
    const { id } = await createAsset({ ...factorySample, imageUrls: [] });
    const facility = await patchAsset(id, { id, ...facilitySample });
    expect(facility).toMatchObject({ type: 'Biochar Facility', inputRate: '12' });
    expect(Object.keys(facility)).not.toEqual(expect.arrayContaining(['rawMaterials']));
    const back = await patchAsset(id, { ...factorySample, processedVolume: undefined });
    expect(back).toMatchObject({ rawMaterials: 'FFB', productionCapacity: 40 });
    for (const gone of ['biocharMaterials', 'inputRate', 'outputRate', 'processedVolume'])
      expect(back).not.toHaveProperty(gone);
  });

  it('[AP-01] keeps the pictures and figures of an AP when a change omits them', async () => {
    const said = { imageUrls: ['/store.jpg'], inventoryLevels: 12 };
    const { id } = await createAsset({ ...apSample, ...said });
    expect(await patchAsset(id, { ...apSample, name: 'Store 2' })).toMatchObject({
      ...said,
      name: 'Store 2'
    });
    expect(await patchAsset(id, { ...apSample, inventoryLevels: 3, imageUrls: [] })).toMatchObject({
      inventoryLevels: 3,
      imageUrls: []
    });
  });

  it('[AP-01] returns features of one kind of marker', async () => {
    const { id } = await createAsset({ ...factorySample, latitude: 5.25, longitude: 7.125 });
    for (const call of ['filterJSON', 'filter']) {
      const factories = await fetchCollection(`${call}?markerType=Factory`);
      const found = factories.features.find((feature) => feature.id === id);
      expect(found).toMatchObject({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [7.125, 5.25] },
        properties: { id, type: 'FFB Mill', latitude: 5.25, longitude: 7.125 }
      });
      expect(factories.total).toBe(factories.features.length);
      const aps = await fetchCollection(`${call}?markerType=AP`);
      expect(new Set(aps.features.map(({ properties }) => properties.markerType))).toEqual(new Set(['AP']));
      expect((await fetchCollection(call)).total).toBe(factories.total + aps.total);
    }
  });

  it('[AP-01] [AU-14] returns only factories to an investor', async () => {
    const ap = await createAsset(apSample);
    const factory = await createAsset(factorySample);
    const { data } = await listAssets('', investor);
    expect(new Set(data.map(({ markerType }) => markerType))).toEqual(new Set(['Factory']));
    for (const call of ['', '/filterJSON', '/filter'])
      expect((await sendAs(`/api/marker-assets${call}?markerType=AP`, {}, investor)).status).toBe(403);
    const both = await listAssets('?markerType=AP&markerType=Factory', investor);
    expect(both.total).toBe(data.length);
    expect((await sendAs(`/api/marker-assets/${ap.id}`, {}, investor)).status).toBe(403);
    const shown = await sendAs(`/api/marker-assets/${factory.id}`, {}, investor);
    expect([shown.status, shown.body.includes('createdByUser')]).toEqual([200, false]);
  });

  it('[AP-01] updates the feature layer as soon as a marker is written or deleted', async () => {
    const queryFactories = async (where: string): Promise<{ attributes: Record<string, unknown> }[]> => {
      const query = new URLSearchParams({ where, outFields: '*', f: 'json' });
      const layer = '/arcgis/rest/services/factories/FeatureServer/0/query';
      const answer = await site.request(`${layer}?${query}`, { headers: { authorization: admin } });
      return answer.json<{ features: { attributes: Record<string, unknown> }[] }>().features;
    };
    const { id } = await createAsset({ ...factorySample, name: 'Seen at once' });
    const { attributes } = (await queryFactories(`id = '${id}'`))[0]!;
    expect(attributes).toMatchObject({ name: 'Seen at once', version: 1, createdByUser: 'demo-admin' });
    await patchAsset(id, { ...factorySample, name: 'Seen again' });
    expect((await queryFactories(`id = '${id}'`))[0]!.attributes).toMatchObject({
      name: 'Seen again',
      version: 2
    });
    await sendAs(`/api/marker-assets/${id}`, { method: 'DELETE' });
    expect(await queryFactories(`id = '${id}'`)).toEqual([]);
  });
});

describe('a list of records', () => {
  beforeAll(async () => {
    await site.store.execute('DELETE FROM customer');
    for (const [index, factoryType] of ['Cement', 'Refinery', 'Cement', 'Kraken II'].entries())
      await createAsset(
        {
          ...customerSample,
          factoryType,
          name: `Buyer ${4 - index}_%`,
          rawMaterials: index < 2 ? 'P1' : 'FFB'
        },
        '/api/customers'
      );
  });
  const listCustomerNames = async (query: string) => {
    const { features, total } = (await sendAs(`/api/customers/filterJSON${query}`)).json<Collection>();
    return [features.map(({ properties }) => String(properties.name)[6]).join(''), total];
  };

  it('[AP-04] returns all records in order of entry when the query is empty', async () => {
    expect(await listCustomerNames('')).toEqual(['4321', 4]);
  });

  it.each([
    ['?sort=name', '1234', 4],
    ['?sort=-name&limit=2', '43', 4],
    ['?sort=name&limit=2&page=2', '34', 4],
    ['?limit=3&page=9', '', 4],
    ['?page=1', '4321', 4],
    ['?factoryType=Cement', '42', 2],
    ['?factoryType=Cement&factoryType=Kraken+II&sort=name', '124', 3],
    ['?rawMaterials=P1', '43', 2],
    ['?sort=rawMaterials', '2143', 4],
    ['?sort=-rawMaterials', '4321', 4],
    ['?search=BUYER+2', '2', 1],
    [`?search=${encodeURIComponent('Bụỵẹr-2'.normalize('NFD'))}`, '2', 1],
    ['?search=buyer2', '2', 1],
    ['?search=_%25', '4321', 4],
    ['?search=R_2', '', 0],
    ['?status=Inactive', '', 0]
  ])('[AP-04] pages, sorts, filters and searches: %s', async (query, found, total) => {
    expect(await listCustomerNames(query)).toEqual([found, total]);
  });

  it.each([
    ['?limit=0', 'limit'],
    ['?page=first', 'page'],
    ['?sort=colour', 'sort'],
    ['?sort=createdByUser', 'sort'],
    ['?createdByUser=demo-admin', 'createdByUser'],
    ['?colour=red', 'colour'],
    ['?search=', 'search'],
    ['?search=%00', 'search']
  ])('[AP-10] names the unsupported parameter: %s', async (query, field) => {
    const answer = await sendAs(`/api/customers/filterJSON${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json<{ error: object }>().error).toMatchObject({ field });
  });

  it.each([
    ['marker-assets/filterJSON?markerType=Bogus', 'markerType', ['Factory', 'AP']],
    ['marker-assets/filter?markerType=factory', 'markerType', ['Factory', 'AP']],
    ['marker-assets?markerType=AP&markerType=Bogus', 'markerType', ['Factory', 'AP']],
    ['marker-assets?type=Bogus', 'type', [...FACTORY_TYPES, 'AP']],
    ['marker-assets?biocharMaterials=Bogus', 'biocharMaterials', BIOCHAR_MATERIALS],
    ['customers/filterJSON?factoryType=Bogus', 'factoryType', CUSTOMER_TYPES],
    ['customers/filterJSON?rawMaterials=Bogus', 'rawMaterials', CUSTOMER_RAW_MATERIALS],
    ['LogisticDepot?status=Bogus', 'status', STATUSES],
    ['biochar-partners?biomassType=Bogus', 'biomassType', BIOMASS_TYPES],
    ['biochar-applications?transportVehicleType=Bogus', 'transportVehicleType', TRANSPORT_VEHICLE_TYPES]
  ])(
    '[AP-10] lists the allowed values of a filter when another is given: %s',
    async (call, field, values) => {
      const answer = await sendAs(`/api/${call}`);
      expect(answer.status).toBe(400);
      expect(answer.json<{ error: object }>().error).toMatchObject({
        code: 'invalid_input',
        field,
        message: `${field}: must be one of ${values.join(', ')}`
      });
    }
  );
});
