import fc from 'fast-check';
import type { RawMaterialSummary } from '@site/domain';
import { insertTestRows } from '../../arcgis/feature-server/test-rows';
import { createContractRequest } from '../../app/test-contract';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';

/*
 * Compares the summary of the raw material sources with a plain recomputation, and tests its filter with
 * hostile texts.
 */

interface Purchase {
  readonly supplier: string;
  readonly community: string;
  readonly date: string;
  readonly tonnes: number;
  readonly price: number;
}

const NAMES = ["Ada O'Neil", 'ADA Obi', '50% Palm', 'under_score', 'Ime 😀', 'Back\\slash'];
/** Two communities have the same name. */
const COMMUNITIES = ['Ikot', 'Abak', 'Ikot'];

let site: TestApp;
let ask: TestApp['request'];
let staff: string;
let purchases: Purchase[];
beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  const { query, execute } = site.store;
  await execute(`
    DELETE FROM purchase;
    INSERT INTO community (id, name, lga_code, geom) VALUES
      (1, 'Ikot', 'ALPH', ST_Point(7.9, 5.9, 4326)), (2, 'Abak', 'ALPH', ST_Point(7.45, 5.5, 4326)),
      (3, 'Ikot', 'BETA', ST_Point(8.2, 5.2, 4326));
    INSERT INTO dataset_source (dataset, attribution, demonstration, imported_at, rows) VALUES
      ('purchase', 'Test', true, '2026-03-04T00:00:00Z', 120)`);
  // Mill 41 has no location: its purchases are located at their community.
  for (let mill = 1; mill <= 41; mill++)
    await query('INSERT INTO supplier (mill_id, name, phone_number, community_id) VALUES ($1, $2, $3, $4)', [
      mill,
      NAMES[mill % NAMES.length],
      '080',
      1 + (mill % COMMUNITIES.length)
    ]);
  const rows = Array.from({ length: 123 }, (_, at) => ({
    mill: 1 + (at % 41),
    day: `2026-0${1 + (at % 4)}-${String(1 + (at % 28)).padStart(2, '0')}`,
    tonnes: 1 + ((at * 7) % 23) / 2,
    price: 34_000 + ((at * 131) % 6_000)
  }));
  for (const { mill, day, tonnes, price } of rows)
    await query(
      'INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne) VALUES ($1, $2::date, $3, $4)',
      [mill, day, tonnes, price]
    );
  purchases = rows.map(({ mill, day, tonnes, price }) => ({
    supplier: NAMES[mill % NAMES.length]!,
    community: `${COMMUNITIES[mill % COMMUNITIES.length]} ${1 + (mill % COMMUNITIES.length)}`,
    date: day,
    tonnes,
    price
  }));
  ask = await createContractRequest(site);
  staff = await site.signIn('staff');
});
afterAll(() => site.close());

const requestPath = (path: string, query: Record<string, string>) =>
  ask(`${path}?${new URLSearchParams(query).toString()}`, { headers: { authorization: staff } });
const fetchSummary = async (query: Record<string, string> = {}) =>
  (await requestPath('/api/raw-material-summary', query)).json<RawMaterialSummary>();
const fetchRefusal = async (query: Record<string, string>) => {
  const answer = await requestPath('/api/raw-material-summary', query);
  return [answer.status, answer.json<{ error: { field: string; message: string } }>().error] as const;
};
const fetchChoices = async (query: Record<string, string>) =>
  (await requestPath('/api/raw-material-summary/choices', query)).json<{
    data: { name: string; purchases: number }[];
  }>().data;

const sumValues = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const expectClose = (found: number | null, value: number) =>
  expect(Math.abs(found! - value)).toBeLessThan(1e-9 * Math.max(1, value));

function expectSums(found: RawMaterialSummary['totals'], kept: readonly Purchase[]) {
  expect(found.purchases).toBe(kept.length);
  expectClose(found.tonnes, sumValues(kept.map(({ tonnes }) => tonnes)));
  if (kept.length === 0) expect(found.averagePrice).toBeNull();
  else
    expectClose(
      found.averagePrice,
      sumValues(kept.map(({ tonnes, price }) => tonnes * price)) / sumValues(kept.map(({ tonnes }) => tonnes))
    );
  expect(found.withoutPrice).toBe(0);
}

describe('the summary of the raw material sources', () => {
  it('[RM-02] counts, sums and weights the price by tonnes, overall and by group', async () => {
    const all = await fetchSummary();
    expectSums(all.totals, purchases);
    expect(all.totals).toMatchObject({ suppliers: 6, communities: 3, firstDay: '2026-01-01' });
    expect(all.totals.lastDay).toBe(
      purchases
        .map(({ date }) => date)
        .sort()
        .at(-1)
    );
    expect([all.otherSuppliers, all.otherCommunities]).toEqual([null, null]);
    expect(all.suppliers.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
    for (const { name, ...found } of all.suppliers)
      expectSums(
        { ...all.totals, ...found },
        purchases.filter(({ supplier }) => supplier === name)
      );
    for (const { id, name, ...found } of all.communities)
      expectSums(
        { ...all.totals, ...found },
        purchases.filter(({ community }) => community === `${name} ${id}`)
      );
    expect(all.communities.map(({ name, lga, state }) => [name, lga, state]).sort()).toEqual([
      ['Abak', "Alpha's Ground", 'Akwa Ibom'],
      ['Ikot', "Alpha's Ground", 'Akwa Ibom'],
      ['Ikot', 'Beta', 'Cross River']
    ]);
    expect(all.suppliers.map(({ tonnes }) => tonnes)).toEqual(
      all.suppliers.map(({ tonnes }) => tonnes).sort((a, b) => b! - a!)
    );
    expect(all).toMatchObject({ dataDate: '2026-03-04T00:00:00.000Z', parameterVersion: 1 });
  });

  it('[RM-02] agrees with the layer under the same filter', async () => {
    const { totals } = await fetchSummary({ supplier: "o'neil" });
    const query = new URLSearchParams({
      f: 'json',
      where: "UPPER(supplierName) LIKE '%O''NEIL%'",
      returnCountOnly: 'true'
    });
    const layer = await site.request(
      `/arcgis/rest/services/rawMaterialSource/FeatureServer/0/query?${query.toString()}`,
      { headers: { authorization: staff } }
    );
    expect(layer.json()).toEqual({ count: totals.purchases });
  });

  it('[RM-02] agrees with the transaction summaries, including mills without a location', async () => {
    const { totals } = await fetchSummary();
    const queryLayerSums = async (service: string) => {
      const query = new URLSearchParams({
        f: 'json',
        outStatistics: JSON.stringify(
          ['tonsAmount', 'noOfTransactions'].map((field) => ({
            statisticType: 'sum',
            onStatisticField: field,
            outStatisticFieldName: field
          }))
        )
      });
      const layer = `/arcgis/rest/services/${service}/FeatureServer/0/query`;
      const headers = { authorization: staff };
      const answer = await site.request(`${layer}?${query.toString()}`, { headers });
      const count = await site.request(`${layer}?f=json&where=1%3D1&returnCountOnly=true`, { headers });
      return {
        ...count.json<{ count: number }>(),
        ...answer.json<{ features: { attributes: { tonsAmount: number; noOfTransactions: number } }[] }>()
          .features[0]!.attributes
      };
    };
    const communities = await queryLayerSums('communityTransactions');
    expect(communities.count).toBe(totals.communities);
    for (const { tonsAmount, noOfTransactions } of [communities, await queryLayerSums('lgaTransactions')]) {
      expect(noOfTransactions).toBe(totals.purchases);
      expectClose(totals.tonnes, tonsAmount);
    }
  });

  it('[RM-01] filters by days, both inclusive, and by supplier and community, trimmed and in any case', async () => {
    const filtered = await fetchSummary({
      start: '2026-02-03',
      end: '2026-03-20',
      supplier: ' ada ',
      community: 'ikot'
    });
    expectSums(
      filtered.totals,
      purchases.filter(
        ({ date, supplier, community }) =>
          date >= '2026-02-03' && date <= '2026-03-20' && /ada/i.test(supplier) && /ikot/i.test(community)
      )
    );
    expect(filtered.totals.purchases).toBeGreaterThan(0);
  });

  it.each(["o'neil", '%', '_', '\\', '😀', "' OR 1=1 --", '*', '?'])(
    '[RM-01] searches for %j literally',
    async (text) => {
      const { totals } = await fetchSummary({ supplier: text });
      const kept = purchases.filter(({ supplier }) => supplier.toLowerCase().includes(text.toLowerCase()));
      expect(totals.purchases).toBe(kept.length);
    }
  );

  it('[RM-01] accepts any text as a literal text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), async (text) => {
        if (text.includes('\0') || text !== text.toWellFormed()) return;
        const { status } = await requestPath('/api/raw-material-summary', {
          supplier: text,
          community: text
        });
        expect(status).toBe(200);
      }),
      { numRuns: 40 }
    );
  });

  it('[RM-01] refuses an invalid filter with an explanation', async () => {
    expect(await fetchRefusal({ start: '2026-02-02', end: '2026-02-01' })).toMatchObject([
      400,
      { field: 'end', message: 'End date must be after start date' }
    ]);
    expect(await fetchRefusal({ start: '2026-02-02' })).toMatchObject([
      400,
      { field: 'end', message: 'Give both start and end, or neither.' }
    ]);
    expect(await fetchRefusal({ start: '2026-02-30', end: '2026-03-01' })).toMatchObject([
      400,
      { field: 'start' }
    ]);
    expect(await fetchRefusal({ supplier: 'a'.repeat(10_000) })).toMatchObject([
      400,
      { field: 'supplier', message: 'supplier: may have at most 200 characters; shorten it' }
    ]);
    expect(await fetchRefusal({ community: 'a\0b' })).toMatchObject([400, { field: 'community' }]);
    expect(await fetchRefusal({ owner: 'x' })).toMatchObject([400, {}]);
  });

  it('returns zero tonnes and no price when nothing was bought', async () => {
    const { totals, suppliers } = await fetchSummary({ supplier: 'nobody' });
    expect(totals).toMatchObject({
      purchases: 0,
      tonnes: 0,
      averagePrice: null,
      suppliers: 0,
      firstDay: null
    });
    expect(suppliers).toEqual([]);
  });

  it('groups the unlisted purchases, so that no purchase is lost', async () => {
    const { query } = site.store;
    await query(
      `INSERT INTO mill (id, name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
         number_of_pressers, physically_tagged, geom)
       SELECT n, 'Many', 'Small', 'akwa-ibom', 'alpha', 'ALPH', true, false, 1, 1, true, ST_Point(7.5, 5.5, 4326)
         FROM generate_series(1001, 1150) AS n`
    );
    await query(
      `INSERT INTO supplier (mill_id, name, phone_number, community_id)
       SELECT n, 'Many ' || n, '1', 2 FROM generate_series(1001, 1150) AS n`
    );
    await query(
      `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne)
       SELECT n, '2026-05-01'::date, (n - 1000) / 2.0, 30000 + n FROM generate_series(1001, 1150) AS n`
    );
    const found = await fetchSummary({ supplier: 'many' });
    expect([found.suppliers.length, found.otherSuppliers?.groups, found.totals.suppliers]).toEqual([
      100, 50, 150
    ]);
    expectClose(
      sumValues(found.suppliers.map(({ tonnes }) => tonnes!)) + found.otherSuppliers!.tonnes!,
      found.totals.tonnes!
    );
    expect(found.otherSuppliers!.purchases).toBe(50);
  });
});

describe('choices of the filter', () => {
  it('[RM-01] offers names with the number of purchases that each leaves under the other filters', async () => {
    const offered = await fetchChoices({ of: 'supplier', supplier: 'ad', community: 'abak' });
    expect(offered).toEqual(
      ["Ada O'Neil", 'ADA Obi']
        .map((name) => ({
          name,
          purchases: purchases.filter(
            ({ supplier, community }) => supplier === name && community === 'Abak 2'
          ).length
        }))
        .filter(({ purchases: count }) => count > 0)
    );
    expect(
      (await fetchChoices({ of: 'community', start: '2026-01-01', end: '2026-04-30' })).map(
        ({ name }) => name
      )
    ).toEqual(['Ikot', 'Abak']);
    expect(await fetchChoices({ of: 'community', supplier: 'nobody' })).toEqual([]);
    expect((await requestPath('/api/raw-material-summary/choices', { of: 'phone' })).status).toBe(400);
  });
});
