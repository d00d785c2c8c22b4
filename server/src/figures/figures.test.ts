import {
  computeClusterAverages,
  countDaysSince,
  isExperimental,
  isLongitude,
  computeSustainabilityScore
} from '@site/domain';
import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { writeCurrentPriceSql } from './current-price';
import { writeDaysSinceSql } from './days-since';
import { writeExperimentalSql } from './experimental';
import { writeLocatedMillSql } from './located-mill';
import { computeFreshSums, readStoredSums } from './test-stored-sums';
import { bindBusinessDay, TODAY_SQL } from './business-day-sql';

const TODAY = '2026-11-21';
const PRICE_SQL = writeCurrentPriceSql({ lga: 'lga.code', today: '$1', days: '$2', warningDays: '$3' });

const FILL = `
  INSERT INTO lga (id, code, name, state, geom)
    SELECT n, chr(64 + n) || 'AAA', 'N' || n, 'S', ST_Multi(ST_MakeEnvelope(6 + n, 5, 7 + n, 6, 4326))
    FROM generate_series(1, 4) AS n;
  INSERT INTO agent (id, first_name, last_name) VALUES (1, 'Ada', 'Obi'), (2, 'Eno', 'Udo');
  INSERT INTO community (id, name, lga_code, geom)
    SELECT n, 'C' || n, 'AAAA', ST_Point(7, 5, 4326) FROM generate_series(1, 5) AS n;
  INSERT INTO mill (id, name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
      number_of_pressers, physically_tagged, last_discovery_date, oil_palm_cluster_hectares, deforested_layer_hectares,
      geom)
    SELECT n, 'Mill ' || n, 'Small', 's', 'l', chr(65 + n % 3) || 'AAA', false, false, 1, 1, n % 4 > 0,
      DATE '${TODAY}' - n + 3, CASE WHEN n % 7 > 0 THEN n % 5 * 10.5 END, CASE WHEN n % 6 > 0 THEN n * 1.1 END,
      CASE WHEN n % 5 > 0 THEN ST_Point(7 + n / 100.0, 5.5, 4326) END FROM generate_series(1, 40) AS n;
  INSERT INTO supplier (mill_id, name, phone_number, community_id)
    SELECT n, 'S' || n, '080', 1 + n % 4 FROM generate_series(1, 30) AS n;
  INSERT INTO purchase (id, mill_id, agent_id, purchased_on, tonnes, price_per_tonne)
    SELECT n, 1 + n * 7 % 38, 1, DATE '${TODAY}' - n * 13 % 90, 0.1 * (n % 50 + 1), 34000.37 + n FROM generate_series(1, 300) AS n;
  INSERT INTO field_inventory (id, mill_id, agent_id, purchase_date, tonnes_purchased, price_per_tonne)
    SELECT n, 1 + n * 3 % 20, 1 + n % 2, DATE '${TODAY}' - n, 0.1 * n, 36000 FROM generate_series(1, 50) AS n;
  SELECT setval('mill_id_seq', 100), setval('purchase_id_seq', 1000), setval('field_inventory_id_seq', 100)`;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await store.execute(FILL);
});
afterAll(() => store.close());

const queryValues = async <T>(sql: string): Promise<T[]> =>
  (await store.query<{ value: T }>(sql)).map(({ value }) => value);

describe('tables of sums', () => {
  it('contain the sums of the purchases and mills', async () => {
    expect(await store.query('SELECT count(*) AS n, sum(transactions) AS t FROM mill_figures')).toEqual([
      { n: 40, t: 300 }
    ]);
    expect(
      await store.query(`SELECT mill_id, transactions, tonnes, naira, price FROM mill_figures WHERE mill_id < 9
        EXCEPT SELECT mill_id, count(*), sum(tonnes::numeric)::float8, sum((tonnes * price_per_tonne)::numeric)::float8,
          (sum((tonnes * price_per_tonne)::numeric) / sum(tonnes::numeric))::float8 FROM purchase GROUP BY mill_id`)
    ).toEqual([]);
    const mills = await store.query<{ lga_code: string; tag: boolean; x: number | null }>(
      'SELECT lga_code, physically_tagged AS tag, ST_X(geom) AS x FROM mill'
    );
    const tagged = mills.filter(({ lga_code: code, tag, x }) => code === 'BAAA' && tag && isLongitude(x));
    expect(
      await queryValues(`SELECT tagged_mills AS value FROM lga_figures WHERE lga_code = 'BAAA'`)
    ).toEqual([tagged.length]);
    expect(await queryValues(`SELECT tonnes AS value FROM mill_figures WHERE mill_id = 40`)).toEqual([0]);
  });

  const changes: Record<string, string> = {
    'an added purchase': `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne) VALUES (3, '${TODAY}', 0.3, 1.7), (3, '2026-01-01', 9, 9)`,
    'purchases moved to other mills':
      'UPDATE purchase SET mill_id = 1 + mill_id % 38, tonnes = tonnes * 1.1 WHERE id % 3 = 0',
    'purchase and discovery dates moved by a day':
      'UPDATE purchase SET purchased_on = purchased_on + 1; UPDATE mill SET last_discovery_date = last_discovery_date + 1',
    'deleted purchases': 'DELETE FROM purchase WHERE id % 4 = 1',
    'the last purchase of a mill deleted': 'DELETE FROM purchase WHERE mill_id = 5',
    'piles added, changed and deleted': `INSERT INTO field_inventory (mill_id, agent_id, purchase_date, tonnes_purchased, price_per_tonne) VALUES (39, 1, '${TODAY}', 1, 1);
      UPDATE field_inventory SET mill_id = 2 WHERE id < 9; DELETE FROM field_inventory WHERE id > 40`,
    'suppliers moved to other communities':
      'UPDATE supplier SET community_id = 5 WHERE mill_id < 8; DELETE FROM supplier WHERE mill_id > 25',
    'a supplier added to a mill with sales': `INSERT INTO supplier VALUES (33, 'New', '1', 5)`,
    'mills moved to another LGA, untagged or without a location': `UPDATE mill SET lga_code = 'DAAA' WHERE id < 12;
      UPDATE mill SET physically_tagged = NOT physically_tagged, geom = CASE WHEN geom IS NULL THEN ST_Point(7, 5, 4326) END WHERE id % 6 = 2`,
    'mills moved within their LGA': 'UPDATE mill SET geom = ST_Translate(geom, 0.01, 0) WHERE id < 12',
    'deforestation around mills': 'UPDATE mill SET deforested_layer_hectares = 1 WHERE id % 2 = 0',
    'new mills': `INSERT INTO mill (name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots, number_of_pressers, physically_tagged, geom)
      SELECT 'New', 'Small', 's', 'l', 'EAAA', false, false, 1, 1, true, ST_Point(7, 5, 4326) FROM generate_series(1, 3)`,
    'deleted mills with their records': 'DELETE FROM mill WHERE id % 5 = 3',
    'an emptied table': 'TRUNCATE field_inventory'
  };
  it.each(Object.entries(changes))('are correct after %s', async (_name, sql) => {
    const before = await readStoredSums(store);
    await store.execute(sql);
    const kept = await readStoredSums(store);
    expect(kept).toEqual(await computeFreshSums(store));
    if (!sql.startsWith('UPDATE purchase SET purchased_on')) expect(kept).not.toEqual(before);
  });

  it('are unchanged by a change that is rolled back', async () => {
    const before = await readStoredSums(store);
    const failed = store.transaction(async (query) => {
      await query('DELETE FROM purchase WHERE id % 2 = 0');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await readStoredSums(store)).toEqual(before);
  });
});

describe('SQL of a figure matches the domain', () => {
  it('for the score of a mill and the averages of its cluster', async () => {
    const mills = await store.query<{
      community: number;
      palm: number | null;
      cleared: number | null;
      score: number | null;
      tonnes: number;
      located: boolean;
    }>(`SELECT supplier.community_id AS community, oil_palm_cluster_hectares AS palm, deforested_layer_hectares AS cleared,
          own.sustainability AS score, own.tonnes, ${writeLocatedMillSql('mill')} AS located
        FROM mill JOIN mill_figures AS own ON own.mill_id = mill.id LEFT JOIN supplier ON supplier.mill_id = mill.id`);
    expect(new Set(mills.map(({ score }) => score)).size).toBeGreaterThan(3);
    for (const { palm, cleared, score } of mills)
      expect(score).toBe(computeSustainabilityScore(palm, cleared));
    const members = mills
      .filter(({ community, located }) => community === 2 && located)
      .map(({ tonnes, score }) => ({ cluster_count: 1, tonsAmount: tonnes, sustainability: score }));
    const averages = computeClusterAverages(members);
    const [own] = await store.query<Record<string, number>>(
      'SELECT located_mills AS n, sustainability AS s, tonnes_per_mill AS t FROM community_figures WHERE community_id = 2'
    );
    expect(own!.n).toBe(averages.cluster_count);
    expect(own!.s).toBeCloseTo(averages.cluster_avg_sustainability!, 9);
    expect(own!.t).toBeCloseTo(averages.aveP1PMill!, 9);
  });

  it('for the current price of an LGA', async () => {
    const bought = await store.query<{ code: string; day: string; tonnes: number; price: number }>(
      `SELECT mill.lga_code AS code, purchased_on AS day, tonnes, price_per_tonne AS price
         FROM purchase JOIN mill ON mill.id = mill_id`
    );
    const priced = await store.query<{ code: string; price: number; day: string }>(
      `SELECT lga.code, price.price, price.priced_on AS day FROM lga CROSS JOIN LATERAL ${PRICE_SQL} AS price`,
      [TODAY, 30, 90]
    );
    for (const { code, price, day } of priced) {
      const counted = bought.filter((row) => row.code === code && row.day <= TODAY);
      expect(day).toBe(
        counted
          .map((row) => row.day)
          .sort()
          .at(-1)
      );
      const recent = counted.filter((row) => Date.parse(day) - Date.parse(row.day) < 30 * 86_400_000);
      const sumRecent = (of: (row: (typeof recent)[number]) => number) =>
        recent.reduce((all, row) => all + of(row), 0);
      expect(price).toBeCloseTo(
        sumRecent(({ tonnes, price: each }) => tonnes * each) / sumRecent(({ tonnes }) => tonnes),
        6
      );
    }
    const codes = new Set(bought.filter(({ day }) => day <= TODAY).map(({ code }) => code));
    expect(priced.map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(codes.size).toBeGreaterThan(0);
  });

  it.each([
    ['old after more than 90 days', [['2026-08-22', 2, 40_000]], [40_000, '2026-08-22', true]],
    ['not old after 90 days', [['2026-08-23', 2, 40_000]], [40_000, '2026-08-23', false]],
    [
      'of the 30 days that end with the last purchase, by weight',
      [
        ['2026-03-01', 9, 10_000],
        ['2026-03-02', 1, 30_000],
        ['2026-03-31', 3, 40_000]
      ],
      [37_500, '2026-03-31', true]
    ],
    [
      'computed without future days',
      [
        ['2026-11-01', 2, 41_000],
        ['2026-12-01', 5, 80_000]
      ],
      [41_000, '2026-11-01', false]
    ],
    ['unknown when only future days have a purchase', [['2026-12-01', 5, 80_000]], null]
  ] as const)('[SA-05] when the current price is %s', async (_, purchases, expected) => {
    const rows = await store.transaction(async (query) => {
      await query(`INSERT INTO lga (id, code, name, state, geom)
        VALUES (9001, 'PRIC', 'Priced', 'S', ST_Multi(ST_MakeEnvelope(3, 3, 3.1, 3.1, 4326)))`);
      await query(`INSERT INTO mill (id, name, size, state_slug, lga_slug, lga_code, cracker, separator,
          number_of_pots, number_of_pressers, physically_tagged)
        VALUES (9001, 'Priced', 'Small', 's', 'l', 'PRIC', false, false, 1, 1, true)`);
      for (const purchase of purchases)
        await query(
          'INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne) VALUES (9001, $1, $2, $3)',
          [...purchase]
        );
      const priced = await query<{ price: number; day: string; old: boolean }>(
        `SELECT price.price, price.priced_on AS day, price.is_old AS old
           FROM lga CROSS JOIN LATERAL ${PRICE_SQL} AS price WHERE lga.code = 'PRIC'`,
        [TODAY, 30, 90]
      );
      await query('DELETE FROM purchase WHERE mill_id = 9001');
      await query('DELETE FROM mill WHERE id = 9001');
      await query('DELETE FROM lga WHERE id = 9001');
      return priced;
    });
    expect(rows.map(({ price, day, old }) => [price, day, old])).toEqual(expected === null ? [] : [expected]);
  });

  it('for the days since, on the business day of the server', async () => {
    // 23:30 UTC: the next day has begun in Lagos.
    const moment = new Date('2026-11-20T23:30:00Z');
    expect(bindBusinessDay(`${TODAY_SQL} - 1`, moment)).toBe(`DATE '${TODAY}' - 1`);
    for (const day of ['2026-11-22', TODAY, '2026-11-20', '2026-01-01'])
      expect(
        await queryValues(
          `SELECT ${bindBusinessDay(writeDaysSinceSql(`DATE '${day}'`, TODAY_SQL), moment)} AS value`
        )
      ).toEqual([countDaysSince(day, moment.getTime())]);
  });

  it('for experimental batches', async () => {
    for (const ids of [[], ['B-1'], ['B-1', 'EXPERIMENTAL-2'], ['experimental']])
      expect(
        (
          await store.query<{ value: boolean }>(`SELECT ${writeExperimentalSql('$1::text[]')} AS value`, [
            ids
          ])
        )[0]!.value
      ).toBe(isExperimental(ids.join(',')));
  });
});
