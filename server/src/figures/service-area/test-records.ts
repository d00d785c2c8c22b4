import { randomNumbers } from '../../engines/routing/test-network';
import type { Store } from '../../store/store';

/**
 * Test records scattered round Uyo: all that a service area sums, and enough to recompute the sums without SQL.
 */
export interface TestRecords {
  readonly mills: readonly { id: number; x: number | null; y: number | null; lga: string }[];
  readonly purchases: readonly { mill: number; day: string; tonnes: number; price: number }[];
  readonly clusters: readonly { x: number; y: number; acres: number }[];
  readonly minigrids: readonly (readonly [number, number])[];
  readonly processors: readonly (readonly [number, number])[];
  /** Square LGAs by their south-west corner; their side is LGA_SIDE degrees. */
  readonly lgas: readonly { code: string; name: string; west: number; south: number }[];
  /** Tonnes and hectares; either may be unknown. */
  readonly maize: readonly { lga: string; year: number; production: number | null; land: number | null }[];
}

export const LGA_SIDE = 0.2;
const CENTRE = [7.93, 5.03] as const;

const toDayBefore = (today: string, before: number): string =>
  new Date(Date.parse(today) - before * 86_400_000).toISOString().slice(0, 10);

function makeRecords(today: string): TestRecords {
  const random = randomNumbers(11);
  const randomNear = (spread: number, axis: 0 | 1): number => CENTRE[axis] + spread * (2 * random() - 1);
  const lgas = Array.from({ length: 16 }, (_, index) => ({
    code: `TST${String.fromCharCode(65 + index)}`,
    name: `Test ${index + 1}`,
    west: CENTRE[0] + LGA_SIDE * ((index % 4) - 2),
    south: CENTRE[1] + LGA_SIDE * (Math.floor(index / 4) - 2)
  }));
  const mills = Array.from({ length: 300 }, (_, index) => ({
    id: index + 1,
    x: index % 50 === 0 ? null : randomNear(0.6, 0),
    y: index % 50 === 0 ? null : randomNear(0.6, 1),
    lga: lgas[index % lgas.length]!.code
  }));
  const purchases = Array.from({ length: 900 }, () => ({
    mill: 1 + Math.floor(random() * mills.length),
    day: toDayBefore(today, Math.floor(random() * 90)),
    tonnes: Math.round(200 * random() + 1) / 10,
    price: 34_000 + Math.round(6_000 * random())
  }));
  return {
    mills,
    // The last LGA has sold nothing for a month.
    purchases: purchases.filter(
      ({ mill, day: on }) => mills[mill - 1]!.lga !== lgas[15]!.code || on < toDayBefore(today, 40)
    ),
    clusters: Array.from({ length: 200 }, () => ({
      x: randomNear(0.5, 0),
      y: randomNear(0.5, 1),
      acres: 500 * random()
    })),
    minigrids: Array.from({ length: 60 }, () => [randomNear(0.5, 0), randomNear(0.5, 1)] as const),
    processors: Array.from({ length: 40 }, () => [randomNear(0.5, 0), randomNear(0.5, 1)] as const),
    lgas,
    maize: lgas.slice(2).flatMap(({ code }, index) =>
      [2022, 2023].map((year) => {
        const [production, land] = [9_000 * random(), 4_000 * random()];
        return {
          lga: code,
          year,
          production: index % 7 === 3 ? null : production,
          land: index % 5 === 2 ? null : land
        };
      })
    )
  };
}

const SQUARE = `ST_Multi(ST_MakeEnvelope((r->>'west')::float8, (r->>'south')::float8,
                 (r->>'west')::float8 + ${LGA_SIDE}, (r->>'south')::float8 + ${LGA_SIDE}, 4326))`;
const POINT = `ST_SetSRID(ST_MakePoint((r->>'x')::float8, (r->>'y')::float8), 4326)`;

/** Fills a store's tables with records around `today` ('YYYY-MM-DD') and returns them. */
export async function insertTestRecords({ query }: Store, today: string): Promise<TestRecords> {
  const records = makeRecords(today);
  const insertRows = (sql: string, rows: readonly object[]) =>
    query(`${sql} FROM jsonb_array_elements($1::jsonb) AS r`, [JSON.stringify(rows)]);
  const toPoints = (places: readonly (readonly [number, number])[]) => places.map(([x, y]) => ({ x, y }));
  await insertRows(
    `INSERT INTO lga (code, name, state, geom) SELECT r->>'code', r->>'name', 'Test State', ${SQUARE}`,
    records.lgas
  );
  await insertRows(
    `INSERT INTO mill (id, name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
                       number_of_pressers, physically_tagged, geom)
     SELECT (r->>'id')::int, 'Mill ' || (r->>'id'), 'Small', 'test-state', lower(r->>'lga'), r->>'lga', true, false,
            2, 1, true, CASE WHEN r->>'x' IS NULL THEN NULL ELSE ${POINT} END`,
    records.mills
  );
  await insertRows(
    `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne)
     SELECT (r->>'mill')::int, (r->>'day')::date, (r->>'tonnes')::float8, (r->>'price')::float8`,
    records.purchases
  );
  await insertRows(
    `INSERT INTO oil_palm_cluster (state, layer, area_ha, acre_area, ffb_yield, cpo_yield, pko_yield, pkn_yield,
                                   pks_yield, fibre_yield, age_years, location, geom)
     SELECT 'Test State', 'test', 1, (r->>'acres')::float8, 1, 1, 1, 1, 1, 1, 1, ${POINT},
            ST_Multi(ST_Expand(${POINT}, 0.001))`,
    records.clusters
  );
  await insertRows(
    `INSERT INTO minigrid (site_name, state, conn_on_ground, geom) SELECT 'Site', 'Test State', 1, ${POINT}`,
    toPoints(records.minigrids)
  );
  await insertRows(
    `INSERT INTO oil_palm_processor (parent_company, suppliers, rspo_status, address, product, geom)
     SELECT 'Company', '', 'Certified', '', 'CPO', ${POINT}`,
    toPoints(records.processors)
  );
  await insertRows(
    `INSERT INTO maize_production (lga_code, year, production_t, land_ha)
     SELECT r->>'lga', (r->>'year')::int, (r->>'production')::float8, (r->>'land')::float8`,
    records.maize
  );
  return records;
}
