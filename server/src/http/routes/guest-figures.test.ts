import { SUPPRESSED, computeExtentWidth, computeDistance } from '@site/domain';
import type { LatLon, MillScope, ParameterSet, ServiceAreasTogether, ServiceAreaSummary } from '@site/domain';
import type { MultiPolygon } from 'geojson';
import { absentRouting, openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { randomNumbers } from '../../engines/routing/test-network';
import { insertTestRecords } from '../../figures/service-area/test-records';
import { getBusinessDay } from '../../common/business-day';

/*
 * Tests that guests cannot derive the figures of single mills, even when they know every position and move
 * starts freely. The same attack as an investor, who receives exact sums, shows that it would otherwise work.
 */

const ISOLATED = 25;
/** Number of mills attacked by the difference of two areas; npm run test:deep attacks all of the sample. */
const ATTACKED = Number(process.env.GUEST_MILLS ?? 24);
const DEGREES_PER_MINUTE = 0.005;

interface Mill extends LatLon {
  readonly id: number;
  readonly tonnes: number;
}

/** Returns a square round the start. Only its content and its width matter here. */
const buildSquare = ({ latitude: y, longitude: x }: LatLon, half: number): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [x - half, y - half],
        [x + half, y - half],
        [x + half, y + half],
        [x - half, y + half],
        [x - half, y - half]
      ]
    ]
  ]
});

let site: TestApp;
let mills: Mill[];
let isolated: Mill[];
let investor: string;
beforeAll(async () => {
  site = await openTestApp(
    { SITE_TRUST_PROXY: '1' },
    {
      ...absentRouting,
      isochrones: async (start, breaks) => ({
        areas: breaks.map((minutes) => ({
          minutes,
          polygon: buildSquare(start, minutes * DEGREES_PER_MINUTE)
        })),
        snapped: start,
        snapDistance: 0
      })
    }
  );
  const today = getBusinessDay(new Date());
  await insertTestRecords(site.store, today);
  const random = randomNumbers(5);
  const alone = Array.from({ length: ISOLATED }, (_, n) => ({
    id: 1_000 + n,
    x: 3 + 0.5 * (n % 5),
    y: 7 + 0.5 * Math.floor(n / 5),
    lga: `ISO${String.fromCharCode(65 + n)}`,
    tonnes: 5 + 200 * random()
  }));
  const rows = 'FROM jsonb_array_elements($1::jsonb) AS r';
  await site.store.query(
    `INSERT INTO lga (code, name, state, geom) SELECT r->>'lga', r->>'lga', 'Test State', ST_Multi(ST_MakeEnvelope(
       (r->>'x')::float8 - 0.1, (r->>'y')::float8 - 0.1, (r->>'x')::float8 + 0.1, (r->>'y')::float8 + 0.1, 4326)) ${rows}`,
    [JSON.stringify(alone)]
  );
  await site.store.query(
    `INSERT INTO mill (id, name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
       number_of_pressers, physically_tagged, geom)
     SELECT (r->>'id')::int, 'Alone', 'Small', 's', 'l', r->>'lga', true, true, 1, 1, true,
       ST_SetSRID(ST_MakePoint((r->>'x')::float8, (r->>'y')::float8), 4326) ${rows}`,
    [JSON.stringify(alone)]
  );
  await site.store.query(
    `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne)
     SELECT (r->>'id')::int, $2::date, (r->>'tonnes')::float8, 36000 ${rows}`,
    [JSON.stringify(alone), today]
  );
  mills = await site.store.query<Mill>(
    `SELECT mill.id, ST_X(mill.geom) AS longitude, ST_Y(mill.geom) AS latitude, tonnes
       FROM mill JOIN mill_figures ON mill_id = mill.id WHERE mill.geom IS NOT NULL ORDER BY mill.id`
  );
  isolated = mills.filter(({ id }) => id >= 1_000);
  investor = await site.signIn('investor');
});
afterAll(() => site.close());

/** Each request has its own client address, so that the rate limit does not apply; another test covers it. */
let calls = 0;

async function postForJson<Answer>(url: string, payload: object, token?: string): Promise<Answer> {
  const answer = await site.request(url, {
    method: 'POST',
    payload,
    headers: {
      'x-forwarded-for': `10.0.${++calls % 256}.${Math.floor(calls / 256)}`,
      ...(token ? { authorization: token } : {})
    }
  });
  expect(answer.status).toBe(200);
  return answer.json<Answer>();
}

const fetchFigures = ({ latitude, longitude }: LatLon, minutes: number, token?: string) =>
  postForJson<ServiceAreaSummary>('/api/service-area-summary', { latitude, longitude, minutes }, token);

const fetchTogether = (starts: readonly LatLon[], minutes: number, token?: string) =>
  postForJson<ServiceAreasTogether>(
    '/api/service-areas-together',
    { areas: starts.map(({ latitude, longitude }) => ({ latitude, longitude, minutes })) },
    token
  );

const fetchTonnes = async (start: LatLon, minutes: number, token?: string): Promise<number> => {
  const { totalTonsBought } = (await fetchFigures(start, minutes, token)).figures;
  return totalTonsBought === SUPPRESSED ? NaN : totalTonsBought;
};

const isWithin10Percent = (guess: number, { tonnes }: Mill): boolean =>
  Math.abs(guess - tonnes) <= 0.1 * tonnes;

async function setScope(millScope: MillScope): Promise<void> {
  const { version, parameters } = (await site.request('/api/parameters')).json<ParameterSet>();
  const answer = await site.request('/api/parameters', {
    method: 'PUT',
    payload: { version, parameters: { ...parameters, millScope } },
    headers: { authorization: await site.signIn('admin') }
  });
  expect(answer.status).toBe(200);
}

/** Returns a predicate for mills counted from a start: within the width of the area, or inside it. */
function createCountedFilter(start: LatLon, minutes: number, scope: MillScope): (mill: Mill) => boolean {
  const half = minutes * DEGREES_PER_MINUTE;
  if (scope === 'insideArea')
    return (mill) =>
      Math.abs(mill.longitude - start.longitude) <= half && Math.abs(mill.latitude - start.latitude) <= half;
  const radius = computeExtentWidth(start.longitude - half, start.longitude + half, start.latitude);
  return (mill) => computeDistance(start, mill) <= radius;
}

/** Returns the ids of the mills counted from a start. */
const listCountedMills = (start: LatLon, minutes: number, scope: MillScope): string[] =>
  mills.filter(createCountedFilter(start, minutes, scope)).map(({ id }) => String(id));

type StartPair = readonly [LatLon, LatLon];

/**
 * Finds two nearby starts whose counts differ by this mill only, both above the suppression limit; null when
 * there is no such pair.
 */
function findPair(mill: Mill, minutes: number, scope: MillScope): StartPair | null {
  const far = minutes * DEGREES_PER_MINUTE * (scope === 'extentWidth' ? 2 : 1);
  const only = String(mill.id);
  for (let turn = 0; turn < 2 * Math.PI; turn += 0.05) {
    const placeStart = (distance: number) => {
      const start: LatLon = {
        latitude: mill.latitude + distance * Math.sin(turn),
        longitude: mill.longitude + distance * Math.cos(turn)
      };
      return { start, counts: listCountedMills(start, minutes, scope) };
    };
    // No step ends on the edge, where the last digit of a position would decide.
    let near = placeStart(0.9037 * far);
    for (let distance = 0.9087 * far; distance < 1.455 * far; distance += far / 200) {
      const off = placeStart(distance);
      const rest = near.counts.filter((id) => id !== only);
      if (
        near.counts.length === rest.length + 1 &&
        off.counts.length >= 5 &&
        rest.join() === off.counts.join()
      )
        return [near.start, off.start];
      near = off;
    }
  }
  return null;
}

/** Pairs found, by mill and scope. The search takes seconds and two attacks share its results. */
const pairs = new Map<string, StartPair | null>();

function findPairFor(mill: Mill, minutes: number, scope: MillScope): StartPair | null {
  const key = `${mill.id} ${minutes} ${scope}`;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  const pair = findPair(mill, minutes, scope);
  pairs.set(key, pair);
  return pair;
}

/** Returns starts all round a mill, between the square of an area and the circle of its width. */
function listStartsRound(mill: Mill, minutes: number): LatLon[] {
  const half = minutes * DEGREES_PER_MINUTE;
  return Array.from({ length: 1_200 }, (_, n) => {
    const [turn, far] = [(n % 120) * (Math.PI / 60) + 0.0037, half * (1.05 + 0.09 * Math.floor(n / 120))];
    return {
      latitude: mill.latitude + far * Math.sin(turn),
      longitude: mill.longitude + far * Math.cos(turn)
    };
  });
}

/** Returns whether this mill is the only one counted by the width of the area and not inside it. */
function isOneMore(start: LatLon, mill: Mill, minutes: number): boolean {
  const isInside = createCountedFilter(start, minutes, 'insideArea');
  const isInWidth = createCountedFilter(start, minutes, 'extentWidth');
  const isBeside = (one: Mill) => !isInside(one) && isInWidth(one);
  return isBeside(mill) && !mills.some((one) => one.id !== mill.id && isBeside(one));
}

describe('[BY-08] protection of single-mill figures from guests', () => {
  it.each<MillScope>(['extentWidth', 'insideArea'])(
    'suppresses the figures of an isolated mill (%s)',
    async (scope) => {
      await setScope(scope);
      let [found, shown] = [0, 0];
      for (const mill of isolated) {
        if (isWithin10Percent(await fetchTonnes(mill, 2), mill)) found++;
        if (isWithin10Percent(await fetchTonnes(mill, 2, investor), mill)) shown++;
      }
      expect({ found, of: isolated.length }).toEqual({ found: 0, of: ISOLATED });
      expect(shown).toBe(ISOLATED);
    }
  );

  it.each<MillScope>(['extentWidth', 'insideArea'])(
    'allows only a guess of a mill’s figures from the difference of two areas (%s)',
    async (scope) => {
      await setScope(scope);
      const sample = mills.filter(({ id, tonnes }) => id < 1_000 && tonnes > 0).slice(0, 60);
      let [tried, found, shown] = [0, 0, 0];
      for (const mill of sample) {
        if (tried >= ATTACKED) break;
        const pair = findPairFor(mill, 12, scope);
        if (!pair) continue;
        tried++;
        const fetchDifference = async (token?: string) =>
          (await fetchTonnes(pair[0], 12, token)) - (await fetchTonnes(pair[1], 12, token));
        if (isWithin10Percent(await fetchDifference(), mill)) found++;
        if (isWithin10Percent(await fetchDifference(investor), mill)) shown++;
      }
      // The rest is chance: some mills are near the mean of their neighbours, and an attacker cannot know
      // which.
      const share = found / tried;
      process.stdout.write(`differences of areas, ${scope}: ${found} of ${tried} mills within 10 %\n`);
      expect(tried).toBeGreaterThan(20);
      expect(shown / tried).toBeGreaterThan(0.85);
      expect(share).toBeLessThan(0.25);
    }
  );

  it.each<MillScope>(['extentWidth', 'insideArea'])(
    '[BY-03] allows only a guess from two areas together minus one of them (%s)',
    async (scope) => {
      await setScope(scope);
      const sample = mills.filter(({ id, tonnes }) => id < 1_000 && tonnes > 0).slice(0, 40);
      let [tried, found, shown] = [0, 0, 0];
      for (const mill of sample) {
        if (tried >= ATTACKED) break;
        const pair = findPairFor(mill, 12, scope);
        if (!pair) continue;
        tried++;
        // The second area counts all mills of the first except this one.
        const fetchDifference = async (token?: string) => {
          const { totalTonsBought } = (await fetchTogether(pair, 12, token)).together.figures;
          return (
            (totalTonsBought === SUPPRESSED ? NaN : totalTonsBought) - (await fetchTonnes(pair[1], 12, token))
          );
        };
        if (isWithin10Percent(await fetchDifference(), mill)) found++;
        if (isWithin10Percent(await fetchDifference(investor), mill)) shown++;
      }
      process.stdout.write(`areas together, ${scope}: ${found} of ${tried} mills within 10 %\n`);
      expect(tried).toBeGreaterThan(20);
      expect(shown / tried).toBeGreaterThan(0.85);
      expect(found / tried).toBeLessThan(0.25);
    }
  );

  it.each<MillScope>(['extentWidth', 'insideArea'])(
    '[BY-03] suppresses the figures of an isolated mill in the overlap of two areas (%s)',
    async (scope) => {
      await setScope(scope);
      let shown = 0;
      for (const mill of isolated.slice(0, 5)) {
        const aside = { latitude: mill.latitude, longitude: mill.longitude + 0.001 };
        const guest = await fetchTogether([mill, aside], 2);
        expect(guest.toldFrom).toBe(5);
        for (const part of [guest.together, guest.overlap])
          expect(part.figures).toMatchObject({
            noOfMills: SUPPRESSED,
            totalTonsBought: SUPPRESSED,
            totalNoOfTransactions: SUPPRESSED,
            avgPricePerTonne: SUPPRESSED
          });
        const exact = await fetchTogether([mill, aside], 2, investor);
        if (isWithin10Percent(Number(exact.overlap.figures.totalTonsBought), mill)) shown++;
      }
      expect(shown).toBe(5);
    }
  );

  it.each<MillScope>(['extentWidth', 'insideArea'])(
    'suppresses scopes with too few mills, and both results of two areas, in every scope (%s)',
    async (scope) => {
      await setScope(scope);
      const marks = {
        noOfMills: SUPPRESSED,
        totalTonsBought: SUPPRESSED,
        totalNoOfTransactions: SUPPRESSED,
        avgPricePerTonne: SUPPRESSED
      };
      const [alone] = isolated;
      expect(await fetchFigures(alone!, 2)).toMatchObject({ figures: marks, otherMillFigures: marks });
      const both = await fetchTogether([alone!, alone!], 2);
      for (const part of [both.together, both.overlap])
        expect(part).toMatchObject({ figures: marks, otherMillFigures: marks });
    }
  );

  it('allows only a guess from the difference of the two scopes of one area', async () => {
    await setScope('extentWidth');
    let [tried, found, shown] = [0, 0, 0];
    for (const mill of mills.filter(({ id, tonnes }) => id < 1_000 && tonnes > 0)) {
      if (tried > 11) break;
      // A start whose width counts exactly one mill more than its square.
      const start = listStartsRound(mill, 12).find((at) => isOneMore(at, mill, 12));
      if (!start) continue;
      const fetchDifference = async (token?: string) => {
        const { figures, otherMillFigures } = await fetchFigures(start, 12, token);
        return Number(figures.totalTonsBought) - Number(otherMillFigures.totalTonsBought);
      };
      const told = await fetchDifference();
      // The scope is suppressed because it has too few mills.
      if (Number.isNaN(told)) continue;
      tried++;
      if (isWithin10Percent(told, mill)) found++;
      if (isWithin10Percent(await fetchDifference(investor), mill)) shown++;
    }
    process.stdout.write(`scopes of an area: ${found} of ${tried} mills within 10 %\n`);
    expect(tried).toBeGreaterThan(10);
    expect(shown / tried).toBeGreaterThan(0.85);
    expect(found / tried).toBeLessThan(0.25);
  });

  it('replaces figures over too few mills by marks, and rounds others to three digits', async () => {
    await setScope('extentWidth');
    const few = await fetchFigures(isolated[0]!, 2);
    expect(few.toldFrom).toBe(5);
    expect(few.figures).toMatchObject({
      noOfMills: SUPPRESSED,
      totalTonsBought: SUPPRESSED,
      totalNoOfTransactions: SUPPRESSED,
      avgPricePerTonne: SUPPRESSED,
      currentP1Price: expect.closeTo(36_000, 6)
    });
    const start = { latitude: 5.03, longitude: 7.93 };
    const [guest, exact] = [await fetchFigures(start, 60), await fetchFigures(start, 60, investor)];
    expect(exact.toldFrom).toBeNull();
    const threeDigits = /^\d(\.?\d){0,2}0*(\.0)?$/;
    for (const name of [
      'noOfMills',
      'totalTonsBought',
      'totalNoOfTransactions',
      'avgPricePerTonne'
    ] as const) {
      const [told, known] = [Number(guest.figures[name]), Number(exact.figures[name])];
      expect(String(told)).toMatch(threeDigits);
      // Over an area of hundreds of mills the groups at its edge have little weight.
      expect(Math.abs(told - known)).toBeLessThanOrEqual(0.05 * known);
    }
    // Figures that do not depend on mills are the same for every caller; the polygons agree to the metre.
    expect(guest.figures.totalAcres).toBe(exact.figures.totalAcres);
    expect(guest.polygons).toEqual(exact.polygons);
  });

  it('reveals no LGA with few mills by a filter, an order or a statistic', async () => {
    const queryLayer = async (params: Record<string, string>, token?: string) =>
      (
        await site.request(
          `/arcgis/rest/services/ngnLGA/FeatureServer/0/query?${new URLSearchParams({ f: 'json', ...params })}`,
          { headers: token ? { authorization: token } : {} }
        )
      ).json<{ count: number; features: { attributes: Record<string, unknown> }[] }>();
    const fields = 'code,tones,noPindTran,avgPricePe,noTaggedMi,heldBack,currentP1Price';
    const ask = {
      where: "code IN ('ISOA','TSTB')",
      outFields: fields,
      returnGeometry: 'false',
      orderByFields: 'code'
    };
    // The second and third responses may come from cached rows, which must be separate per reader.
    for (let round = 0; round < 3; round++) {
      const [few, many] = (await queryLayer(ask)).features.map(({ attributes }) => attributes);
      expect(few).toMatchObject({
        tones: null,
        noPindTran: null,
        avgPricePe: null,
        noTaggedMi: null,
        heldBack: SUPPRESSED,
        currentP1Price: expect.closeTo(36_000, 6)
      });
      const [exactFew, exactMany] = (await queryLayer(ask, investor)).features.map(
        ({ attributes }) => attributes
      );
      expect(exactFew).toMatchObject({
        tones: isolated[0]!.tonnes,
        noPindTran: 1,
        noTaggedMi: 1,
        heldBack: null
      });
      expect(many!.heldBack).toBeNull();
      for (const name of ['tones', 'avgPricePe', 'noPindTran'])
        expect(many![name]).toBe(Number(Number(exactMany![name]).toPrecision(3)));
    }
    const isFew = "code LIKE 'ISO%'";
    expect(await queryLayer({ where: `${isFew} AND tones > 0`, returnCountOnly: 'true' })).toEqual({
      count: 0
    });
    expect(await queryLayer({ where: `${isFew} AND tones > 0`, returnCountOnly: 'true' }, investor)).toEqual({
      count: ISOLATED
    });
    const most = [{ statisticType: 'max', onStatisticField: 'tones', outStatisticFieldName: 'most' }];
    const { features } = await queryLayer({ where: isFew, outStatistics: JSON.stringify(most) });
    expect(features[0]!.attributes.most).toBeNull();
  });
});
