import { BIOMASS_TYPES, CUSTOMER_TYPES, FACTORY_TYPES, STATUSES } from '@site/domain';
import { insertTestRows } from '../arcgis/feature-server/test-rows';
import { refreshDemonstrationDates } from '../common/demonstration-dates';
import { VALUE_RULES } from '../layers/value-rules';
import { applyValueRules, findValidRowsSql } from '../store/value-checks';
import { openTestApp } from './test-app';
import type { TestApp } from './test-app';
import { RECORD_SAMPLES } from './test-samples';

/*
 * Invalid values, written past the calls: they are shown unchanged, the database accepts no more of them, and
 * the start reports the rows that hold them.
 */

let site: TestApp;
let token: string;

/** Makes one valid record of each kind invalid with SQL, past the calls. */
const MAKE_ODD = `
  UPDATE customer SET status = 'Dormant', factory_type = 'Brewery', raw_materials = '{Malt}', name = '' WHERE name = 'Odd';
  UPDATE marker_asset SET status = 'Dormant', type = 'Brewery', production_capacity = -1 WHERE name = 'Odd';
  UPDATE logistics_depot SET status = 'Dormant', cost_ago = 'much' WHERE name = 'Odd';
  UPDATE biochar_application SET transport_vehicle_type = 'Canoe', number_of_spots = 2000000000 WHERE owner_name = 'Odd';
  UPDATE biochar_partner SET biomass_type = 'Peat', annual_feedstock = 'Infinity' WHERE name = 'Odd';
  UPDATE record_audit SET action = 'rename' WHERE id = 1;
  INSERT INTO agent (id, first_name, last_name) VALUES (900, 'A', 'B');
  INSERT INTO field_inventory (mill_id, agent_id, purchase_date, tonnes_purchased, price_per_tonne, recommended_pickup_vehicle)
    VALUES (1, 900, '2026-01-01', 1, 1, 'Canoe')`;

const get = (path: string) => site.request(path, { headers: { authorization: token } });

beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  token = await site.signIn('admin');
  for (const { path, sample, named } of RECORD_SAMPLES)
    for (const name of ['Odd', 'Even']) {
      const payload = { ...sample, [named]: name };
      const { status } = await site.request(path, {
        method: 'POST',
        payload,
        headers: { authorization: token }
      });
      expect(status).toBe(201);
    }
  await site.store.execute(MAKE_ODD);
});
afterAll(() => site.close());

interface ListBody {
  readonly data?: readonly Record<string, unknown>[];
  readonly features?: readonly { readonly properties: Record<string, unknown> }[];
}

const listRecords = ({ data, features }: ListBody) => data ?? features!.map(({ properties }) => properties);

describe('invalid stored value', () => {
  it.each([
    ['/api/marker-assets/filterJSON', 'status', 'Dormant', 2],
    ['/api/customers/filterJSON', 'status', 'Dormant', 2],
    ['/api/LogisticDepot', 'status', 'Dormant', 2],
    ['/api/biochar-applications', 'transportVehicleType', 'Canoe', 2],
    ['/api/biochar-partners', 'biomassType', 'Peat', 2],
    ['/api/audit', 'action', 'rename', 12],
    ['/inventories/inventory-at-mills', 'recommendedPickupVehicle', 'Canoe', 1]
  ])('is shown unchanged by %s, with every other record', async (path, field, value, count) => {
    const answer = await get(path);
    expect([answer.status, answer.body]).toEqual([200, expect.any(String)]);
    const records = listRecords(answer.json<ListBody>());
    expect(records).toHaveLength(count);
    expect(records.map((record) => record[field])).toContain(value);
  });

  it('is shown by the record itself, without the fields that its reader may not see', async () => {
    const [{ id } = { id: '' }] = await site.store.query<{ id: string }>(
      `SELECT id FROM customer WHERE status = 'Dormant'`
    );
    const headers = { authorization: await site.signIn('staff') };
    const answer = await site.request(`/api/customers/${id}`, { headers });
    expect(answer.status).toBe(200);
    const { data } = answer.json<{ data: Record<string, unknown> }>();
    expect(data).toMatchObject({ status: 'Dormant', factoryType: 'Brewery', rawMaterials: ['Malt'] });
    expect(data).not.toHaveProperty('createdByUser');
  });

  it.each([
    ['customers', 'status', 'Dormant'],
    ['factories', 'type', 'Brewery'],
    ['biocharPartners', 'biomassType', 'Peat'],
    ['fieldInventory', 'recommendedPickupVehicle', 'Canoe']
  ])('is shown unchanged by the layer %s', async (service, field, value) => {
    const answer = await get(
      `/arcgis/rest/services/${service}/FeatureServer/0/query?where=1%3D1&outFields=*&f=json`
    );
    const { features } = answer.json<{ features: { attributes: Record<string, unknown> }[] }>();
    expect(features.map(({ attributes }) => attributes[field])).toContain(value);
  });
});

const findChoices = (table: string, column: string) =>
  VALUE_RULES.find((rule) => rule.table === table && rule.column === column)?.choices;

describe('value rules of columns', () => {
  it('are read from the domain and the pages of the layers', () => {
    expect(findChoices('customer', 'status')).toEqual(STATUSES);
    expect(findChoices('customer', 'factory_type')).toEqual(CUSTOMER_TYPES);
    expect(findChoices('marker_asset', 'type')).toEqual([...FACTORY_TYPES, 'AP']);
    expect(findChoices('marker_asset', 'marker_type')).toEqual(['Factory', 'AP']);
    expect(findChoices('biochar_partner', 'biomass_type')).toEqual(BIOMASS_TYPES);
    expect(findChoices('processing_factory', 'biomass_type')).toEqual(BIOMASS_TYPES);
    expect(VALUE_RULES).toContainEqual(
      expect.objectContaining({ table: 'biochar_partner', column: 'capex_share_committed', min: 0, max: 100 })
    );
    const names = VALUE_RULES.map(({ table, column }) => `${table}.${column}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are enforced by the database from the start on; existing rows stay and are listed', async () => {
    const { store } = site;
    const odd = await applyValueRules(store, VALUE_RULES);
    const found = odd.map(({ table, column, value }) => `${table}.${column} ${value}`).sort();
    expect(found).toEqual([
      'biochar_application.number_of_spots 2000000000',
      'biochar_application.transport_vehicle_type Canoe',
      'biochar_partner.annual_feedstock Infinity',
      'biochar_partner.biomass_type Peat',
      'customer.factory_type Brewery',
      'customer.raw_materials {Malt}',
      'customer.status Dormant',
      'field_inventory.recommended_pickup_vehicle Canoe',
      'logistics_depot.status Dormant',
      'marker_asset.production_capacity -1',
      'marker_asset.status Dormant',
      'marker_asset.type Brewery',
      'record_audit.action rename'
    ]);
    expect(await applyValueRules(store, VALUE_RULES)).toEqual(odd);
    const [row] = await store.query<{ id: string }>(`SELECT id FROM customer WHERE status = 'Dormant'`);
    expect(odd).toContainEqual({ table: 'customer', id: row!.id, column: 'status', value: 'Dormant' });
    await expect(
      store.query(`UPDATE customer SET status = 'Asleep' WHERE name = 'Even'`)
    ).rejects.toMatchObject({
      code: '23514'
    });
    await expect(store.query(`UPDATE account SET role = 'king'`)).rejects.toMatchObject({ code: '23514' });
    await expect(
      store.query(`UPDATE biochar_partner SET annual_feedstock = 'NaN' WHERE name = 'Even'`)
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('let a call correct an invalid record', async () => {
    const { path, sample, method } = RECORD_SAMPLES[0];
    const [row] = await site.store.query<{ id: string }>(`SELECT id FROM marker_asset WHERE name = 'Odd'`);
    const headers = { authorization: token };
    const { productionCapacity: _left, ...rest } = sample;
    const mended = await site.request(`${path}/${row!.id}`, { method, headers, payload: rest });
    expect([mended.status, mended.json<{ data: object }>().data]).toEqual([
      200,
      expect.objectContaining({ type: sample.type, status: sample.status })
    ]);
  });

  it('name the field of a change that would leave an invalid value in the record', async () => {
    const headers = { authorization: token };
    const ap = {
      name: 'Odd AP',
      latitude: 5.5,
      longitude: 7.5,
      markerType: 'AP',
      status: 'Active',
      rawMaterial: 'P1'
    };
    const path = '/api/marker-assets';
    const { data } = (await site.request(path, { method: 'POST', payload: ap, headers })).json<{
      data: { id: string };
    }>();
    await applyValueRules(site.store, []);
    await site.store.query('UPDATE marker_asset SET inventory_levels = -5 WHERE id = $1', [data.id]);
    await applyValueRules(site.store, VALUE_RULES);
    const patchRecord = (payload: object) =>
      site.request(`${path}/${data.id}`, { method: 'PATCH', payload, headers });
    const refused = await patchRecord(ap);
    expect([refused.status, refused.json()]).toEqual([
      400,
      { error: expect.objectContaining({ code: 'invalid_input', field: 'inventory_levels' }) }
    ]);
    expect((await patchRecord({ ...ap, inventoryLevels: 5 })).status).toBe(200);
  });

  it('do not block the start: invalid demonstration rows keep their dates, the others move', async () => {
    const { store } = site;
    await applyValueRules(store, []);
    await store.execute(`
      UPDATE customer SET created_by_user = NULL;
      INSERT INTO dataset_source (dataset, attribution, demonstration, rows) VALUES ('customer', '', true, 2);
      INSERT INTO setting VALUES ('demonstrationDay', '"2026-01-01"'), ('demonstrationDates',
        '[{"name": "customer", "dates": ["created_at"], "datedRowsSql": "created_by_user IS NULL"}]')`);
    const readDates = () =>
      store.query<{ name: string; at: Date }>(
        'SELECT status AS name, created_at AS at FROM customer ORDER BY 1'
      );
    const before = await readDates();
    const odd = await applyValueRules(store, VALUE_RULES);
    await refreshDemonstrationDates(
      store,
      new Date('2026-01-03T12:00:00Z'),
      findValidRowsSql(VALUE_RULES, odd)
    );
    const moved = (await readDates()).map(({ name, at }, index) => [name, +at - +before[index]!.at]);
    expect(moved).toEqual([
      ['Active', 2 * 86_400_000],
      ['Dormant', 0]
    ]);
  });

  it('follow a change of the domain, and read no rows once all are valid', async () => {
    const { store } = site;
    const statuses = VALUE_RULES.filter(({ table, column }) => table === 'customer' && column === 'status');
    const wider = statuses.map((rule) => ({ ...rule, choices: [...(rule.choices ?? []), 'Dormant'] }));
    expect(await applyValueRules(store, wider)).toEqual([]);
    const left = await store.query(
      `SELECT conrelid::regclass::text AS table, convalidated AS right FROM pg_constraint WHERE conname LIKE 'value\\_%'`
    );
    expect(left).toEqual([{ table: 'customer', right: true }]);
    await store.query(`UPDATE customer SET status = 'Dormant'`);
  });
});
