import { fetchAgentNames } from './agents';
import {
  fetchAllocatedPurchases,
  fetchBiocharEmissions,
  filterApplicationRecords
} from './biochar-applications';
import { fetchInventoryByAgents, fetchInventoryByMills, fetchAgentPiles } from './inventories';
import { fetchLgaPrice, fetchCurrentPrices, fetchFuturePrices, fetchMillAggregates } from './prices';
import {
  biocharApplicationRecords,
  biocharPartnerRecords,
  customerRecords,
  depotRecords,
  markerRecords
} from './record-kinds';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const mockResponse = (body: unknown, status = 200) =>
  fetched.mockImplementation(
    async () => new Response(body === null ? null : JSON.stringify(body), { status })
  );
const listRequests = () => fetched.mock.calls.map(([url, { method }]) => `${method} ${url}`);
const headersSent = () => fetched.mock.calls[0]![1].headers;

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

const kept = {
  id: 'a1',
  _id: 'a1',
  createdBy: 'admin',
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-02T08:00:00.000Z',
  version: 2
};
const place = { latitude: 5, longitude: 7 };
const customer = {
  ...kept,
  ...place,
  name: 'Harbour',
  factoryType: 'Cement',
  rawMaterials: ['P1'],
  status: 'Active',
  costPMS: 'Nil',
  costAGO: '1200'
};
const ap = {
  ...{ ...kept, ...place, name: 'Store', markerType: 'AP', type: 'AP', status: 'Active' },
  ...{ rawMaterials: ['P1'], imageUrls: [], inventoryLevels: 3 }
};
const depot = { ...kept, ...place, name: 'Depot', status: 'Active', gas: [{ name: 'PMS', cost: 'Nil' }, { name: 'AGO', cost: '9' }] }; // prettier-ignore
const partner = {
  ...{ ...kept, ...place, name: 'Partner', biomassType: 'Wood', biomassWaste: ['bark'], annualFeedstock: 1 },
  ...{ biocharProduction: 1, potentialMachineCost: 1, capexShareCommitted: 1 }
};
const application = {
  ...{ ...kept, ...place, ownerName: 'Ada', farmSize: 1, crop: 'Yam', startDate: '2026-05-01' },
  ...{ endDate: '2026-05-02', amountPerSpot: 1, numberOfSpots: 1, amountOfBiochar: 1 },
  ...{ transportVehicleType: 'Truck', officerName: 'Obi', officerEmail: 'o', contactInfo: 'c', imageUrls: [] }
};
const createFeatureCollection = (...records: object[]) => ({
  type: 'FeatureCollection',
  total: 7,
  features: records.map((properties) => ({ type: 'Feature', properties }))
});

describe('records', () => {
  it('[AP-04] are listed by page, order and value, from plain lists and from features', async () => {
    mockResponse(createFeatureCollection(customer));
    const query = { page: 2, sort: '-name', factoryType: ['Cement', 'Refinery'], search: undefined };
    expect(await customerRecords.list(query, { serverUrl: 'https://site.example' })).toEqual({
      records: [customer],
      total: 7
    });
    mockResponse(createFeatureCollection(depot));
    expect((await depotRecords.list()).records).toEqual([depot]);
    mockResponse({ data: [ap], total: 1 });
    expect(await markerRecords.list()).toEqual({ records: [ap], total: 1 });
    mockResponse({ data: [partner], total: 1 });
    expect((await biocharPartnerRecords.list()).records).toEqual([partner]);
    expect(listRequests()).toEqual([
      'GET https://site.example/api/customers/filterJSON?page=2&sort=-name&factoryType=Cement&factoryType=Refinery',
      'GET /api/LogisticDepot',
      'GET /api/marker-assets',
      'GET /api/biochar-partners'
    ]);
  });

  it('are added, changed and deleted with their own methods, version and idempotency key', async () => {
    mockResponse({ data: customer });
    await customerRecords.update('a/1', { name: 'Harbour' }, { version: 1, idempotencyKey: 'k1' });
    expect(headersSent()).toMatchObject({ 'if-match': '"1"', 'idempotency-key': 'k1' });
    mockResponse({ data: ap }, 201);
    expect(await markerRecords.create({ name: 'Store' })).toEqual(ap);
    await markerRecords.update('a1', {});
    mockResponse({ data: depot }, 201);
    await depotRecords.create({});
    mockResponse({ data: partner });
    await biocharPartnerRecords.update('a1', {});
    mockResponse(null, 204);
    expect(await biocharPartnerRecords.remove('a1', { version: 2 })).toBeUndefined();
    mockResponse({ data: application }, 201);
    await biocharApplicationRecords.create({});
    await biocharApplicationRecords.update('a1', {});
    expect(listRequests()).toEqual([
      'PUT /api/customers/a%2F1',
      'POST /api/marker-assets',
      'PATCH /api/marker-assets/a1',
      'POST /api/LogisticDepot',
      'PATCH /api/biochar-partners/a1',
      'DELETE /api/biochar-partners/a1',
      'POST /api/biochar-applications',
      'PUT /api/biochar-applications/a1'
    ]);
  });

  it('that others have changed first are both in the error', async () => {
    const error = {
      code: 'version_conflict',
      message: 'Changed.',
      current: customer,
      yours: { name: 'Mine' }
    };
    mockResponse({ error }, 409);
    await expect(customerRecords.update('a1', {}, { version: 1 })).rejects.toMatchObject({
      code: 'version_conflict',
      status: 409,
      details: { current: customer, yours: { name: 'Mine' } }
    });
  });

  it('that do not match the schema are an error', async () => {
    mockResponse({ data: { ...customer, status: 'Closed' } });
    await expect(customerRecords.one('a1')).rejects.toMatchObject({ code: 'bad_answer' });
    mockResponse({ data: customer });
    await expect(customerRecords.list()).rejects.toMatchObject({ code: 'bad_answer' });
    mockResponse(null);
    await expect(biocharPartnerRecords.list()).rejects.toMatchObject({ code: 'bad_answer' });
  });
});

describe('biochar applications', () => {
  it('[AP-02] are filtered, and their emissions and purchases fetched', async () => {
    mockResponse(createFeatureCollection(application));
    const query = { mode: 'This Month', lga: 'Uyo' } as const;
    expect((await filterApplicationRecords(query)).records).toEqual([application]);
    const emissions = {
      ...{ totalTruckEmissions: 2, totalBikeEmissions: null, applicationCount: 1 },
      ...{ withoutTruckEmissions: 0, withoutBikeEmissions: 1 }
    };
    mockResponse({ data: emissions });
    expect(await fetchBiocharEmissions()).toEqual(emissions);
    const purchase = { objectId: 3, supplierName: 'Eno', pricePerTon: '35k' };
    mockResponse({ data: [purchase] });
    expect(await fetchAllocatedPurchases('a1')).toEqual([purchase]);
    expect(listRequests()).toEqual([
      'GET /api/biochar-applications/filter?mode=This+Month&lga=Uyo',
      'GET /api/biochar-applications/biocharEmissions',
      'GET /api/biochar-applications/a1/allocated-purchases'
    ]);
  });
});

describe('prices, inventories and agents', () => {
  it('joins and sorts the names of agents', async () => {
    mockResponse({
      data: [{ first_name: 'Uche', last_name: 'Eze' }, { first_name: 'Ada', last_name: null }]
    }); // prettier-ignore
    expect(await fetchAgentNames()).toEqual(['Ada', 'Uche Eze']);
  });

  it('[AP-06] [AP-07] are read as the domain describes them', async () => {
    const price = {
      communityName: 'Abak',
      previousPeriodP1Price: 1,
      futurePrice: 2,
      futureDate: '2026-05-01'
    };
    mockResponse({ data: [price] });
    expect(await fetchFuturePrices('2026-05-01', 'Abak')).toEqual([price]);
    const current = {
      ...{ LGA: 'UYOO', name: 'Uyo', state: 'Akwa Ibom' },
      ...{ currentP1Price: 36_500, currentP1PriceDate: '2026-11-20', currentP1PriceIsOld: false }
    };
    mockResponse({ data: [current] });
    expect(await fetchCurrentPrices()).toEqual([current]);
    mockResponse({ data: { LGA: 'UYOO', currentP1Price: null } });
    expect(await fetchLgaPrice('UYOO')).toBeNull();
    const mill = { name: 'Mill', size: 'Small', totalPrice: 1, tonsAmount: 1, location: place };
    mockResponse({ data: [mill] });
    expect(await fetchMillAggregates()).toEqual([mill]);
    const pile = { id: 7, millName: 'Mill', tonnesPurchased: 2, location: place };
    mockResponse({ data: [pile] });
    expect(await fetchAgentPiles('Ada Obi')).toEqual([pile]);
    const agent = { agentName: 'Ada', totalTransactions: 1, mills: 1, tonnesPurchased: 2, amountPaid: 3 };
    mockResponse({ data: [agent] });
    expect(await fetchInventoryByAgents()).toEqual([agent]);
    const total = { millName: 'Mill', totalTransactions: 1, agents: 1, tonnesPurchased: 2 };
    mockResponse(createFeatureCollection(total));
    expect(await fetchInventoryByMills()).toEqual([total]);
    expect(listRequests()).toEqual([
      'GET /api/future-price/date?date=2026-05-01&community=Abak',
      'GET /api/current-price',
      'GET /purchases/lga/current-p1-price?LGA=UYOO',
      'GET /purchases/mills-purchase-aggregates',
      'GET /inventories/inventory-at-mills?agentName=Ada+Obi',
      'GET /inventories/inventory-at-mills-by-agents',
      'GET /inventories/total-inventory-at-mills?isGeoJSON=yes'
    ]);
  });
});
