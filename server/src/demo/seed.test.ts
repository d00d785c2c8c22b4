import { openTestStore } from '../store/test-store';
import { refreshDemonstrationDates, seedDemonstration } from './seed';
import type { TestStore } from '../store/test-store';

const TODAY = new Date('2026-11-21T09:00:00Z');
let store: TestStore;

const one = async <T extends object>(sql: string): Promise<T> => (await store.query<T>(sql))[0];

beforeAll(async () => {
  store = await openTestStore();
  await seedDemonstration(store, { today: TODAY, scale: 0.5, log: () => undefined });
}, 120_000);
afterAll(() => store.close());

describe('the seeded store', () => {
  it('holds valid shapes that fill the country', async () => {
    for (const table of ['country_outline', 'state_boundary', 'lga', 'oil_palm_cluster', 'road_edge'])
      expect(
        await one(`SELECT count(*) FILTER (WHERE NOT ST_IsValid(geom)) AS invalid FROM ${table}`)
      ).toEqual({ invalid: 0 });
    const { difference } = await one<{ difference: number }>(
      `SELECT abs((SELECT sum(ST_Area(geom)) FROM lga) - (SELECT ST_Area(geom) FROM country_outline WHERE name = 'Nigeria')) AS difference`
    );
    expect(difference).toBeLessThan(1e-6);
  });

  it('states each cluster at its true area and puts its location inside', async () => {
    const { worst, outside } = await one<{ worst: number; outside: number }>(
      `SELECT max(abs(area_ha / (ST_Area(geom::geography) / 10000) - 1)) AS worst,
         count(*) FILTER (WHERE NOT ST_Covers(geom, location)) AS outside FROM oil_palm_cluster`
    );
    expect(worst).toBeLessThan(0.001);
    expect(outside).toBe(0);
  });

  it('says how long each road is', async () => {
    const { worst } = await one<{ worst: number }>(
      `SELECT max(abs(length_km / (ST_Length(geom::geography) / 1000) - 1)) AS worst FROM road_edge WHERE length_km > 0.5`
    );
    expect(worst).toBeLessThan(0.01);
  });

  it('puts each mill into the LGA it names', async () => {
    expect(
      await one(`SELECT count(*) AS wrong FROM mill JOIN lga ON lga.code = mill.lga_code
        WHERE mill.geom IS NOT NULL AND NOT ST_Covers(lga.geom, mill.geom)`)
    ).toEqual({ wrong: 0 });
  });

  it('names the source of every dataset and calls it demonstration', async () => {
    const sources = await store.query<{ dataset: string; demonstration: boolean; attribution: string }>(
      'SELECT dataset, demonstration, attribution FROM dataset_source'
    );
    expect(sources.map(({ dataset }) => dataset)).toEqual(
      expect.arrayContaining([
        'lga',
        'state_boundary',
        'place',
        'road_edge',
        'mill',
        'purchase',
        'oil_palm_cluster'
      ])
    );
    expect(sources.every(({ demonstration }) => demonstration)).toBe(true);
    expect(sources.find(({ dataset }) => dataset === 'place')?.attribution).toContain('GeoNames');
  });

  it('leaves counters free for new rows', async () => {
    await expect(store.query(`INSERT INTO agent (first_name, last_name) VALUES ('A', 'B')`)).resolves.toEqual(
      []
    );
    await store.query(`DELETE FROM agent WHERE first_name = 'A' AND last_name = 'B'`);
  });
});

describe('refreshDemonstrationDates', () => {
  const newest = async (): Promise<string> =>
    (await one<{ day: string }>('SELECT max(purchased_on)::text AS day FROM purchase')).day;

  it('moves dates by the days since seeding, once', async () => {
    const before = await newest();
    const later = new Date(TODAY.getTime() + 10 * 86_400_000);
    expect(await refreshDemonstrationDates(store, TODAY)).toBe(0);
    expect(await refreshDemonstrationDates(store, later)).toBe(10);
    expect(await refreshDemonstrationDates(store, later)).toBe(0);
    expect(Date.parse(await newest()) - Date.parse(before)).toBe(10 * 86_400_000);
  });

  it('leaves imported rows alone', async () => {
    await store.query(`UPDATE dataset_source SET demonstration = false WHERE dataset = 'purchase'`);
    const before = await newest();
    expect(await refreshDemonstrationDates(store, new Date(TODAY.getTime() + 20 * 86_400_000))).toBe(10);
    expect(await newest()).toBe(before);
  });
});
