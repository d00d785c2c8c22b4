import { getBusinessDay } from '../../common/business-day';
import { insertTestRows } from '../../arcgis/feature-server/test-rows';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { createContractRequest } from '../../app/test-contract';
import { customerSample, depotSample, partnerSample } from '../../app/test-samples';

/*
 * Tests prices, purchases, inventories and agents, and the differences of customers, depots and partners from
 * other records.
 */

let site: TestApp;
let ask: TestApp['request'];
let admin: string;
beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  await site.store.execute(`
    INSERT INTO community (id, name, lga_code, geom) VALUES
      (1, 'Ikot', 'ALPH', ST_Point(7.9, 5.9, 4326)), (2, 'Abak', 'ALPH', ST_Point(7.45, 5.5, 4326));
    INSERT INTO supplier (mill_id, name, phone_number, community_id) VALUES (1, 'Eno', '080', 2), (2, 'Ime', '081', 1);
    INSERT INTO future_price (community_id, previous_period_p1_price, future_price, future_date) VALUES
      (1, 36000, 36500, '2026-05-01'), (1, 36500, 37000, '2026-05-08'), (2, 35000, 35500, '2026-05-08');
    INSERT INTO agent (id, first_name, last_name) VALUES (1, 'Bola', 'Ade'), (2, 'Ada', 'Obi'), (3, 'Idle', 'Man');
    INSERT INTO field_inventory (mill_id, agent_id, purchase_date, tonnes_purchased, price_per_tonne,
        estimated_logistic_cost_per_tonne, recommended_pickup_vehicle) VALUES
      (1, 1, (now() AT TIME ZONE 'Africa/Lagos')::date - 3, 4, 36000, 4000, 'Ford'),
      (1, 2, (now() AT TIME ZONE 'Africa/Lagos')::date, 2.5, 37000, NULL, NULL),
      (2, 1, (now() AT TIME ZONE 'Africa/Lagos')::date - 1, 1, 35000, 5000, 'Dyna2'),
      (41, 2, (now() AT TIME ZONE 'Africa/Lagos')::date, 9, 35000, 5000, 'Dyna2')`);
  ask = await createContractRequest(site);
  admin = await site.signIn('admin');
});
afterAll(() => site.close());

const getAsAdmin = (path: string) => ask(path, { headers: { authorization: admin } });
const fetchData = async (path: string) => (await getAsAdmin(path)).json<{ data: object[] }>().data;
const fetchRefusedField = async (path: string) => {
  const answer = await getAsAdmin(path);
  return [answer.status, answer.json<{ error: { field?: string } }>().error.field];
};
const createRecord = async (path: string, payload: object) => {
  const headers = { authorization: admin };
  return (await ask(path, { method: 'POST', payload, headers })).json<{ data: Record<string, unknown> }>()
    .data;
};

describe('prices', () => {
  it('[AP-06] returns the last expected prices up to a day, by community', async () => {
    expect(await fetchData('/api/future-price/date?date=2026-05-07')).toEqual([
      {
        ...{ communityName: 'Ikot', LGA: "Alpha's Ground", State: 'Akwa Ibom', futureDate: '2026-05-01' },
        ...{ previousPeriodP1Price: 36000, futurePrice: 36500 }
      }
    ]);
    expect(await fetchData('/api/future-price/date?date=07-05-2026')).toEqual(
      await fetchData('/api/future-price/date?date=2026-05-07')
    );
    expect(await fetchData('/api/future-price/date?date=2026-05-08')).toMatchObject([
      { communityName: 'Abak', futurePrice: 35500 },
      { communityName: 'Ikot', previousPeriodP1Price: 36500, futurePrice: 37000 }
    ]);
    for (const text of ['abak', 'Àbạk', 'Àbạk'.normalize('NFD'), 'A-bak']) {
      const query = new URLSearchParams({ date: '2026-05-08', community: text }).toString();
      expect(await fetchData(`/api/future-price/date?${query}`)).toHaveLength(1);
    }
    expect(await fetchData('/api/future-price/date?date=2026-01-01')).toEqual([]);
  });

  it('[AP-06] names the LGA, which distinguishes communities of one name', async () => {
    await site.store.execute(`
      INSERT INTO community (id, name, lga_code, geom) VALUES (3, 'Ikot', 'BETA', ST_Point(8.2, 5.2, 4326));
      INSERT INTO future_price (community_id, previous_period_p1_price, future_price, future_date) VALUES
        (3, 39000, 39500, '2026-06-01')`);
    expect(await fetchData('/api/future-price/date?date=2026-06-01&community=ikot')).toMatchObject([
      { communityName: 'Ikot', LGA: "Alpha's Ground", State: 'Akwa Ibom', futurePrice: 37000 },
      { communityName: 'Ikot', LGA: 'Beta', State: 'Cross River', futurePrice: 39500 }
    ]);
  });

  it('[AP-06] [AP-10] refuses a day that is not in the calendar', async () => {
    for (const query of [
      '',
      '?date=',
      '?date=2026-02-30',
      '?date=0001-01-01',
      '?date=31-04-2026',
      '?date=07/05/2026'
    ])
      expect(await fetchRefusedField(`/api/future-price/date${query}`)).toEqual([400, 'date']);
  });

  it('[AP-06] returns today’s mean price of each LGA with a purchase, equal to that of the LGA', async () => {
    const prices = await fetchData('/api/current-price');
    const one = (await getAsAdmin('/purchases/lga/current-p1-price?LGA=ALPH')).json<{
      data: { currentP1Price: number; currentP1PriceDate: string };
    }>().data;
    expect(prices).toEqual([{ ...one, name: "Alpha's Ground", state: 'Akwa Ibom' }]);
    expect(one).toMatchObject({ LGA: 'ALPH', currentP1PriceIsOld: false });
    expect(one.currentP1PriceDate).toBe(getBusinessDay(new Date(Date.now() - 86_400_000)));
    expect(one.currentP1Price).toBeCloseTo((10 * 36000 + 5 * 39000) / 15, 9);
    expect(await fetchRefusedField('/purchases/lga/current-p1-price?LGA=alph')).toEqual([400, 'LGA']);
    expect(await fetchRefusedField('/purchases/lga/current-p1-price?LGA=NONE')).toEqual([404, 'LGA']);
  });

  it('[SA-05] reports that an LGA has never bought P1', async () => {
    expect((await getAsAdmin('/purchases/lga/current-p1-price?LGA=BETA')).json()).toEqual({
      data: {
        ...{ LGA: 'BETA', message: 'No historic purchase' },
        ...{ currentP1Price: null, currentP1PriceDate: null, currentP1PriceIsOld: null }
      }
    });
  });
});

describe('purchases', () => {
  it('[AP-06] returns aggregates by mill on both spellings of the path, plain and as GeoJSON', async () => {
    for (const spelling of ['purchases', 'purchase']) {
      const path = `/${spelling}/mills-purchase-aggregates`;
      const mills = await fetchData(path);
      expect(mills).toHaveLength(40);
      expect(mills[0]).toEqual({
        ...{ name: 'Mill 1', size: 'Small', lga_slug: 'alpha', tonsAmount: 40, noOfTransactions: 2 },
        totalPrice: 10 * 36000 + 30 * 32000,
        location: { latitude: 5.02, longitude: 7.02 }
      });
      const features = (await getAsAdmin(`${path}?isGeoJSON=yes`)).json<{ features: object[] }>().features;
      expect(features).toHaveLength(40);
      expect(features[0]).toMatchObject({
        geometry: { coordinates: [7.02, 5.02] },
        properties: { name: 'Mill 1', tonsAmount: 40 }
      });
    }
    expect(await fetchRefusedField('/purchase/mills-purchase-aggregates?isGeoJSON=perhaps')).toEqual([
      400,
      'isGeoJSON'
    ]);
  });

  it('[AP-06] returns P1 purchases with suppliers, by page, days, supplier and community', async () => {
    const all = (await getAsAdmin('/api/p1-purchases')).json<{
      data: Record<string, unknown>[];
      total: number;
    }>();
    expect([all.total, all.data.map(({ objectId }) => objectId)]).toEqual([3, [1, 3, 2]]);
    expect(all.data[0]).toMatchObject({
      ...{ supplierName: 'Eno', phoneNumber: '080', community: 'Abak', lga: "Alpha's Ground" },
      ...{ suppliedTonnage: 10, pricePerTon: 36000 }
    });
    const listObjectIds = async (query: string) =>
      ((await fetchData(`/api/p1-purchases?${query}`)) as { objectId: number }[]).map(
        ({ objectId }) => objectId
      );
    expect(await listObjectIds('limit=1&page=2')).toEqual([3]);
    for (const form of ['NFC', 'NFD']) {
      const query = new URLSearchParams({ supplier: 'Ẹn'.normalize(form), community: 'ÀBẠ'.normalize(form) });
      expect(await listObjectIds(query.toString())).toEqual([1, 2]);
    }
    expect(await listObjectIds('supplier=en&community=ABA')).toEqual([1, 2]);
    expect(await listObjectIds(`startDate=${String(all.data[1]!.date)}`)).toEqual([1, 3]);
    expect(await listObjectIds(`endDate=${String(all.data[2]!.date)}`)).toEqual([2]);
    expect(await fetchRefusedField('/api/p1-purchases?startDate=soon')).toEqual([400, 'startDate']);
  });
});

describe('inventories', () => {
  it('[AP-07] lists the piles at mills, plain and as GeoJSON', async () => {
    const piles = await fetchData('/inventories/inventory-at-mills');
    expect(piles).toMatchObject([
      {
        ...{ millName: 'Mill 1', agentName: 'Bola Ade', daysSincePurchase: 3, tonnesPurchased: 4 },
        ...{ pricePerTonne: 36000, amountPaid: 144000, estimatedLogisticCostPerTonne: 4000 },
        ...{ estimatedLandedCostPerTonne: 40000, recommendedPickupVehicle: 'Ford' },
        location: { latitude: 5.02, longitude: 7.02 }
      },
      { millName: 'Mill 2', daysSincePurchase: 1 },
      { millName: 'Mill 1', estimatedLandedCostPerTonne: null, recommendedPickupVehicle: null }
    ]);
    const { features } = (await getAsAdmin('/inventories/inventory-at-mills?isGeoJSON=yes')).json<{
      features: object[];
    }>();
    expect(features[1]).toMatchObject({
      geometry: { coordinates: [7.04, 5.04] },
      properties: { tonnesPurchased: 1, agentName: 'Bola Ade' }
    });
  });

  it('lists the piles of one agent when its name is given', async () => {
    const toInventoryPath = (name: string) =>
      `/inventories/inventory-at-mills?agentName=${encodeURIComponent(name)}`;
    const piles = (await fetchData(toInventoryPath('Bola Ade'))) as { id: number; tonnesPurchased: number }[];
    expect(piles.map(({ tonnesPurchased }) => tonnesPurchased)).toEqual([4, 1]);
    expect(new Set(piles.map(({ id }) => id)).size).toBe(2);
    expect(await fetchData(toInventoryPath('Idle Man'))).toEqual([]);
    expect(await fetchData(toInventoryPath("'; DROP TABLE agent; --"))).toEqual([]);
    expect(await fetchRefusedField('/inventories/inventory-at-mills?agentName=')).toEqual([400, 'agentName']);
    // Only this endpoint filters by agent.
    expect((await getAsAdmin('/inventories/total-inventory-at-mills?agentName=Ada')).status).toBe(400);
  });

  it('merges agents of one name, which is their only identifier elsewhere', async () => {
    await site.store.execute(`
      INSERT INTO agent (id, first_name, last_name) VALUES (4, 'Twin', 'Obi'), (5, 'Twin', 'Obi');
      INSERT INTO field_inventory (id, mill_id, agent_id, purchase_date, tonnes_purchased, price_per_tonne) VALUES
        (9001, 1, 4, '2026-01-01', 2, 36000), (9002, 2, 5, '2026-01-02', 3, 36000)`);
    const agents = (await fetchData('/inventories/inventory-at-mills-by-agents')) as { agentName: string }[];
    expect(agents.filter(({ agentName }) => agentName === 'Twin Obi')).toEqual([
      { agentName: 'Twin Obi', totalTransactions: 2, mills: 2, tonnesPurchased: 5, amountPaid: 180000 }
    ]);
    expect(await fetchData('/inventories/inventory-at-mills?agentName=Twin%20Obi')).toHaveLength(2);
    await site.store.execute('DELETE FROM field_inventory WHERE id > 9000; DELETE FROM agent WHERE id > 3');
  });

  it('[AP-07] sums by mill and by agent, and drops mills without a location', async () => {
    const { features } = (await getAsAdmin('/inventories/total-inventory-at-mills?isGeoJSON=yes')).json<{
      features: { properties: object }[];
    }>();
    expect(features.map(({ properties }) => properties)).toEqual([
      { millName: 'Mill 1', totalTransactions: 2, agents: 2, tonnesPurchased: 6.5 },
      { millName: 'Mill 2', totalTransactions: 1, agents: 1, tonnesPurchased: 1 }
    ]);
    expect(await fetchData('/inventories/total-inventory-at-mills')).toHaveLength(2);
    expect(await fetchData('/inventories/inventory-at-mills-by-agents')).toEqual([
      { agentName: 'Ada Obi', totalTransactions: 1, mills: 1, tonnesPurchased: 2.5, amountPaid: 92500 },
      { agentName: 'Bola Ade', totalTransactions: 2, mills: 2, tonnesPurchased: 5, amountPaid: 179000 }
    ]);
  });
});

describe('days in the future', () => {
  it('excludes days in the future from the calls and the layers', async () => {
    await site.store.execute(`
      UPDATE mill SET last_discovery_date = (now() AT TIME ZONE 'Africa/Lagos')::date + 1 WHERE id = 40;
      INSERT INTO field_inventory (mill_id, agent_id, purchase_date, tonnes_purchased, price_per_tonne) VALUES
        (40, 1, (now() AT TIME ZONE 'Africa/Lagos')::date + 1, 7, 36000)`);
    const piles = (await fetchData('/inventories/inventory-at-mills')) as Record<string, unknown>[];
    expect(piles.map(({ daysSincePurchase }) => daysSincePurchase)).toEqual([3, 1, 0, null]);
    const queryLayer = async (service: string, where: string, field: string) => {
      const query = new URLSearchParams({ f: 'json', where, outFields: field, returnGeometry: 'false' });
      const path = `/arcgis/rest/services/${service}/FeatureServer/0/query?${query.toString()}`;
      const answer = await site.request(path, { headers: { authorization: admin } });
      return answer
        .json<{ features: { attributes: object }[] }>()
        .features.map(({ attributes }) => attributes);
    };
    expect(await queryLayer('fieldInventory', 'tonnesPurchased = 7', 'daysSincePurchase')).toMatchObject([
      { daysSincePurchase: null }
    ]);
    expect(
      await queryLayer('taggedMillsClus', "name IN ('Mill 39', 'Mill 40')", 'daysFromLastDiscovery')
    ).toMatchObject([{ daysFromLastDiscovery: 39 }, { daysFromLastDiscovery: null }]);
  });
});

describe('people', () => {
  it('[AP-08] signs in for a token that reads the agents', async () => {
    const payload = { email: 'staff@site.example', password: 'Site-demo-1' };
    const signed = await ask('/signin', { method: 'POST', payload });
    const { user, token } = signed.json<{ data: { user: { _id: string }; token: string } }>().data;
    expect([signed.status, user._id]).toEqual([200, 'demo-staff']);
    const agents = await ask('/user/agents', { headers: { authorization: `Bearer ${token}` } });
    expect(agents.json<{ data: object[] }>().data).toEqual([
      { first_name: 'Ada', last_name: 'Obi' },
      { first_name: 'Bola', last_name: 'Ade' },
      { first_name: 'Idle', last_name: 'Man' }
    ]);
    const wrong = await ask('/signin', { method: 'POST', payload: { ...payload, password: 'no' } });
    expect([wrong.status, wrong.json<{ error: { code: string } }>().error.code]).toEqual([
      401,
      'wrong_password'
    ]);
  });
});

describe('customers, depots and partners', () => {
  it('[AP-04] accepts combinations of raw materials, and Nil for an empty cost', async () => {
    expect(await createRecord('/api/customers', customerSample)).toMatchObject({
      ...{ rawMaterials: ['P1', 'P2', 'AGO'], costPMS: 'Nil', costAGO: '1180', phoneNumber: 'ask for Bola' }
    });
    const { costPMS: _pms, costAGO: _ago, phoneNumber: _phone, ...bare } = customerSample;
    const kept = await createRecord('/api/customers', bare);
    expect(kept).toMatchObject({ costPMS: 'Nil', costAGO: 'Nil' });
    expect(kept).not.toHaveProperty('phoneNumber');
  });

  it('[AP-05] returns a cost of each fuel, Nil when it is not given', async () => {
    expect(await createRecord('/api/LogisticDepot', depotSample)).toMatchObject({
      gas: [
        { name: 'PMS', cost: 'Nil' },
        { name: 'AGO', cost: '1200' }
      ]
    });
    const { features } = (await getAsAdmin('/api/LogisticDepot')).json<{
      features: { properties: object }[];
    }>();
    expect(features[0]!.properties).toMatchObject({ name: 'Uyo Depot', id: expect.any(String) as string });
    const twice = { ...depotSample, gas: [{ name: 'PMS' }, { name: 'PMS' }] };
    const answer = await ask('/api/LogisticDepot', {
      method: 'POST',
      payload: twice,
      headers: { authorization: admin }
    });
    expect([answer.status, answer.json<{ error: object }>().error]).toMatchObject([400, { field: 'gas' }]);
  });

  it('[AP-03] accepts wastes as comma-separated text, stores a list, and bounds the share', async () => {
    expect(await createRecord('/api/biochar-partners', partnerSample)).toMatchObject({
      biomassWaste: ['bark', 'chips'],
      capexShareCommitted: 40
    });
    const answer = await ask('/api/biochar-partners', {
      method: 'POST',
      payload: { ...partnerSample, capexShareCommitted: 100.5 },
      headers: { authorization: admin }
    });
    expect([answer.status, answer.json<{ error: object }>().error]).toMatchObject([
      400,
      { field: 'capexShareCommitted' }
    ]);
    expect((await getAsAdmin('/api/biochar-partners?biomassType=Wood')).json()).toMatchObject({ total: 1 });
  });
});
