import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServiceAreaFigures, ServiceAreaSummary } from '@site/domain';
import { openStore } from '../../server/src/store/open-store';
import type { Store } from '../../server/src/store/store';
import { createDemoFolder, startServer } from '../support/demo-server.mjs';

/*
 * Recomputes the figures of a service area from the tables, the polygon on the map and the specification's
 * formulas, written by hand. Shares no code with the server's sums or the domain's formulas.
 */

type Ring = [number, number][];
interface AreaAnswer {
  readonly summary: ServiceAreaSummary;
  readonly rings: readonly Ring[];
}

const clicks = [
  { latitude: 5.03, longitude: 7.93, minutes: 60 },
  { latitude: 5.03, longitude: 7.93, minutes: 2 },
  { latitude: 6.335, longitude: 5.6037, minutes: 45 },
  { latitude: 4.95, longitude: 8.33, minutes: 120 }
];

async function postJson<T>(url: string, body: object, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

/** Requests the outermost polygon like an ArcGIS client. */
async function requestOutermostRings(url: string, click: (typeof clicks)[number], breaks: readonly number[]) {
  const form = new URLSearchParams({
    f: 'json',
    facilities: JSON.stringify({
      features: [{ geometry: { x: click.longitude, y: click.latitude, spatialReference: { wkid: 4326 } } }]
    }),
    defaultBreaks: breaks.join(','),
    outSR: '4326'
  });
  const path = '/arcgis/rest/services/Routing/NAServer/ServiceArea/solveServiceArea';
  const answer = await fetch(`${url}${path}`, { method: 'POST', body: form });
  const { saPolygons } = (await answer.json()) as {
    saPolygons: { features: { attributes: { ToBreak: number }; geometry: { rings: Ring[] } }[] };
  };
  const outer = saPolygons.features.find(({ attributes }) => attributes.ToBreak === click.minutes);
  expect(outer).toBeDefined();
  return outer!.geometry.rings;
}

/** Computes the great-circle distance in metres: haversine formula with R = 6371000. */
function computeMetres(lat1: number, lon1: number, lat2: number, lon2: number) {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 +
    Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lon2 - lon1) * rad) / 2) ** 2;
  return 6371000 * 2 * Math.atan2(Math.sqrt(a), Math.sqrt(1 - a));
}

const formatToday = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date());

async function queryNumbers(store: Store, sql: string, params: unknown[]): Promise<Record<string, number>> {
  const [row] = await store.query<Record<string, number | null>>(sql, params);
  return Object.fromEntries(Object.entries(row!).map(([key, value]) => [key, Number(value ?? 0)]));
}

async function recomputeFigures(store: Store, click: (typeof clicks)[number], rings: readonly Ring[]) {
  const lines = JSON.stringify({ type: 'MultiLineString', coordinates: rings });
  const area = `ST_BuildArea(ST_SetSRID(ST_GeomFromGeoJSON($1), 4326))`;
  const countInside = async (table: string) =>
    (
      await queryNumbers(store, `SELECT count(*) AS n FROM ${table} t WHERE ST_Intersects(t.geom, ${area})`, [
        lines
      ])
    ).n;
  const longitudes = rings.flat().map(([longitude]) => longitude);
  const width = computeMetres(
    click.latitude,
    Math.min(...longitudes),
    click.latitude,
    Math.max(...longitudes)
  );
  const mills = await store.query<{ id: number; x: number; y: number }>(
    'SELECT id, ST_X(geom) AS x, ST_Y(geom) AS y FROM mill WHERE geom IS NOT NULL'
  );
  const near = mills
    .filter(({ x, y }) => computeMetres(click.latitude, click.longitude, y, x) <= width)
    .map(({ id }) => id);
  const isBoughtAt = (ids: readonly number[]) =>
    queryNumbers(
      store,
      'SELECT sum(tonnes) AS tonnes, count(*) AS n, sum(tonnes * price_per_tonne) AS naira FROM purchase WHERE mill_id = ANY($1)',
      [ids]
    );
  const bought = await isBoughtAt(near);
  const inside = await store.query<{ id: number }>(
    `SELECT id FROM mill t WHERE ST_Intersects(t.geom, ${area})`,
    [lines]
  );
  const boughtInside = await isBoughtAt(inside.map(({ id }) => id));
  const { acres } = await queryNumbers(
    store,
    `SELECT sum(acre_area) AS acres FROM oil_palm_cluster WHERE ST_Intersects(location, ${area})`,
    [lines]
  );
  const price = await queryNumbers(
    store,
    `SELECT sum(p.tonnes * p.price_per_tonne) / sum(p.tonnes) AS price
       FROM purchase p JOIN mill m ON m.id = p.mill_id
       JOIN lga l ON l.code = m.lga_code AND ST_Intersects(l.geom, ST_SetSRID(ST_MakePoint($1, $2), 4326))
      WHERE p.purchased_on <= $3::date
        AND p.purchased_on > (SELECT max(last.purchased_on) FROM purchase last JOIN mill own ON own.id = last.mill_id
                               WHERE own.lga_code = l.code AND last.purchased_on <= $3::date) - 30`,
    [click.longitude, click.latitude, formatToday()]
  );
  const sumMaize = async (year: number) =>
    queryNumbers(
      store,
      `WITH area AS (SELECT ${area} AS geom)
       SELECT sum(z.production_t * ST_Area(ST_Intersection(l.geom, area.geom)) / ST_Area(l.geom)) AS production,
              sum(z.production_t) / nullif(sum(z.land_ha), 0) AS yield
         FROM maize_production z JOIN lga l ON l.code = z.lga_code, area
        WHERE z.year = $2 AND ST_Intersects(l.geom, area.geom)`,
      [lines, year]
    );
  const [maize2022, maize2023] = [await sumMaize(2022), await sumMaize(2023)];
  const logisticsCost = Math.round(83 * click.minutes * 100) / 100;
  const currentP1Price = price.price || 50000;
  const weeklyP1Yield = 0.024 * acres!;
  const pksBiomass = 0.5 * weeklyP1Yield;
  const biocharOutput = (250 * pksBiomass) / 1000;
  const computeLand = (of: Record<string, number>) => of.production! / 2 / (of.yield || 2.23);
  const insideArea = {
    noOfMills: inside.length,
    totalTonsBought: boughtInside.tonnes!,
    totalNoOfTransactions: boughtInside.n!,
    avgPricePerTonne: boughtInside.tonnes! > 0 ? boughtInside.naira! / boughtInside.tonnes! : null
  };
  const figures = {
    logisticsCost,
    noOfMills: near.length,
    totalTonsBought: bought.tonnes,
    totalNoOfTransactions: bought.n,
    avgPricePerTonne: bought.tonnes! > 0 ? bought.naira! / bought.tonnes! : null,
    currentP1Price,
    totalAcres: acres,
    weeklyP1Yield,
    weeklyFFBYield: 0.08 * acres!,
    minigridsTotal: await countInside('minigrid'),
    oilPalmPFTotal: await countInside('oil_palm_processor'),
    profit_week: 0.024 * acres! * (73500 - (currentP1Price + logisticsCost + 10000)) * 0.1,
    maizeProduction2022: maize2022.production,
    maizeProduction2023: maize2023.production,
    pksBiomass,
    biocharOutput,
    landForBiochar: biocharOutput / 2,
    maizeLandSize2022: computeLand(maize2022),
    maizeLandSize2023: computeLand(maize2023),
    maizeLandAvailableForBiochar:
      computeLand(maize2023) > 0 ? (biocharOutput / 2 / computeLand(maize2023)) * 100 : null
  };
  return { figures, insideArea };
}

/** Expects the same numbers, except for rounding in the last digits. */
function expectSame(
  got: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, number | null | undefined>>
) {
  expect(Object.keys(got).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, value] of Object.entries(expected)) {
    const one = got[name] as number | null;
    if (value === null || one === null) expect({ [name]: one }).toEqual({ [name]: value });
    else expect(Math.abs(one - value!)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(value!)));
  }
}

type TogetherResult = {
  readonly figures: Record<string, number | string | null>;
  readonly rings: readonly Ring[];
};
interface TogetherAnswer {
  readonly together: TogetherResult;
  readonly overlap: TogetherResult;
}

/**
 * Computes the figures of the area covered by at least `least` of the areas, from the tables and the polygons
 * on the map.
 */
async function recomputeTogether(store: Store, answers: readonly AreaAnswer[], least: number) {
  const lines = answers.map(({ rings }) => JSON.stringify({ type: 'MultiLineString', coordinates: rings }));
  const writeAreaSql = (at: number) => `ST_BuildArea(ST_SetSRID(ST_GeomFromGeoJSON($${at + 1}), 4326))`;
  const sumInside = (table: string, column: string, what: string) =>
    queryNumbers(
      store,
      `SELECT sum(${what}) AS n FROM ${table} t
        WHERE ${answers.map((_, at) => `ST_Intersects(t.${column}, ${writeAreaSql(at)})::int`).join(' + ')} >= ${least}`,
      lines
    ).then(({ n }) => n!);
  const mills = await store.query<{ id: number; x: number; y: number }>(
    'SELECT id, ST_X(geom) AS x, ST_Y(geom) AS y FROM mill WHERE geom IS NOT NULL'
  );
  const ids = mills.flatMap(({ id, x, y }) => {
    const counting = answers.filter(({ summary: { latitude, longitude }, rings }) => {
      const longitudes = rings.flat().map(([east]) => east);
      const width = computeMetres(latitude, Math.min(...longitudes), latitude, Math.max(...longitudes));
      return computeMetres(latitude, longitude, y, x) <= width;
    });
    return counting.length >= least ? [id] : [];
  });
  const bought = await queryNumbers(
    store,
    'SELECT sum(tonnes) AS tonnes, count(*) AS n, sum(tonnes * price_per_tonne) AS naira FROM purchase WHERE mill_id = ANY($1)',
    [ids]
  );
  const acres = await sumInside('oil_palm_cluster', 'location', 'acre_area');
  return {
    noOfMills: ids.length,
    totalTonsBought: bought.tonnes!,
    totalNoOfTransactions: bought.n!,
    avgPricePerTonne: bought.naira! / bought.tonnes!,
    totalAcres: acres,
    weeklyP1Yield: 0.024 * acres,
    minigridsTotal: await sumInside('minigrid', 'geom', '1'),
    oilPalmPFTotal: await sumInside('oil_palm_processor', 'geom', '1')
  };
}

describe('the figures of a service area on fresh demonstration data', () => {
  let dataDir: string;
  const answers: AreaAnswer[] = [];
  let prices: (number | null)[] = [];
  let several: TogetherAnswer;
  let store: Store;

  beforeAll(async () => {
    dataDir = await createDemoFolder();
    const server = await startServer({ port: 4391, dataDir, env: {} });
    try {
      // An investor has access to the mills, so the sums are not suppressed.
      const account = { email: 'investor@site.example', password: 'Site-demo-1' };
      const { data } = await postJson<{ data: { token: string } }>(`${server.url}/signin`, account);
      for (const click of clicks) {
        const address = `${server.url}/api/service-area-summary`;
        const summary = await postJson<ServiceAreaSummary>(address, click, data.token);
        answers.push({ summary, rings: await requestOutermostRings(server.url, click, summary.breaks) });
      }
      several = await postJson<TogetherAnswer>(
        `${server.url}/api/service-areas-together`,
        { areas: [clicks[0], clicks[3]] },
        data.token
      );
      prices = await Promise.all(
        answers.map(async ({ summary }) => {
          const answer = await fetch(`${server.url}/purchases/lga/current-p1-price?LGA=${summary.lga?.code}`);
          const { data } = (await answer.json()) as { data: { currentP1Price: number | null } };
          return data.currentP1Price;
        })
      );
    } finally {
      await server.stop();
    }
    store = await openStore({ root: process.cwd(), dataDir, databaseUrl: null });
  }, 600_000);

  afterAll(async () => {
    await store?.close();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  });

  it('[SA-04] all figures equal an independent recomputation, with mill figures in both scopes', async () => {
    for (const [index, click] of clicks.entries()) {
      const { summary, rings } = answers[index]!;
      const expected = await recomputeFigures(store, click, rings);
      const figures: Record<string, ServiceAreaFigures[keyof ServiceAreaFigures]> = { ...summary.figures };
      for (const name of ['currentP1PriceIsDefault', 'currentP1PriceDate', 'currentP1PriceIsOld'] as const)
        delete figures[name];
      expectSame(figures, expected.figures);
      // The same area with its mills counted inside it.
      expect(summary.millScope).toBe('extentWidth');
      expectSame(summary.otherMillFigures, expected.insideArea);
    }
    expect(answers[0]!.summary.otherMillFigures.noOfMills).toBeGreaterThan(20);
  });

  it('[BY-03] the figures of two areas together and of their overlap equal an independent recomputation', async () => {
    const areas = [answers[0]!, answers[3]!];
    for (const [part, least] of [
      ['together', 1],
      ['overlap', 2]
    ] as const) {
      const expected = await recomputeTogether(store, areas, least);
      expect(expected.noOfMills).toBeGreaterThan(10);
      expect(expected.totalAcres).toBeGreaterThan(100);
      for (const [name, value] of Object.entries(expected)) {
        const got = Number(several[part].figures[name]);
        expect({ [name]: Math.abs(got - value) <= 1e-6 * Math.max(1, value) ? value : got }).toEqual({
          [name]: value
        });
      }
    }
  });

  it('the figures are not empty around Uyo, so that equality is meaningful', () => {
    const { figures } = answers[0]!.summary;
    expect(figures.noOfMills).toBeGreaterThan(50);
    expect(figures.totalTonsBought).toBeGreaterThan(100);
    expect(figures.totalAcres).toBeGreaterThan(1_000);
    expect(figures.maizeProduction2023).toBeGreaterThan(0);
  });

  it('[SA-05] figures use the current P1 price of the LGA at the point, or 50000 without one', () => {
    for (const [index, { summary }] of answers.entries()) {
      expect(summary.lga?.code).toMatch(/^[A-Z]{4}$/);
      expect(summary.figures.currentP1Price).toBe(prices[index] ?? 50000);
      expect(summary.figures.currentP1PriceIsDefault).toBe(prices[index] === null);
    }
  });
});
