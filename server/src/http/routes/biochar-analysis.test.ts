import { biocharAnalysis, DEFAULT_PARAMETERS, computeDistance } from '@site/domain';
import type { BiocharAnalysis, LatLon } from '@site/domain';
import { absentRouting, openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { RoutingError } from '../../engines/routing/routing-engine';
import { randomNumbers } from '../../engines/routing/test-network';
import { insertTestRecords } from '../../figures/service-area/test-records';
import { getBusinessDay } from '../../common/business-day';

/*
 * Recomputes the sums independently: by the haversine distance of each record, and by plain SQL over the area
 * drawn.
 */

const UYO = { latitude: 5.03, longitude: 7.93 };
const SIDE = 0.2;

interface Facility extends LatLon {
  readonly id: string;
  readonly volume: number | null;
  readonly type: string;
}

interface Cluster extends LatLon {
  readonly tonnes: number;
}

let site: TestApp;
let staff: string;
let facilities: Facility[];
let clusters: Cluster[];

beforeAll(async () => {
  site = await openTestApp(
    {},
    {
      ...absentRouting,
      isochrones: async ({ latitude: y, longitude: x }, breaks) => {
        if (y > 40) throw new RoutingError('noRoadNearby', 'No road.');
        const ring = [
          [x - SIDE, y - SIDE],
          [x + SIDE, y - SIDE],
          [x + SIDE, y + SIDE],
          [x - SIDE, y + SIDE],
          [x - SIDE, y - SIDE]
        ];
        return {
          areas: breaks.map((minutes) => ({
            minutes,
            polygon: { type: 'MultiPolygon' as const, coordinates: [[ring]] }
          })),
          snapped: { latitude: y, longitude: x },
          snapDistance: 0
        };
      }
    }
  );
  await insertTestRecords(site.store, getBusinessDay(new Date()));
  const random = randomNumbers(3);
  const randomNear = (middle: number) => middle + 0.6 * (2 * random() - 1);
  const randomPlace = () => ({ latitude: randomNear(UYO.latitude), longitude: randomNear(UYO.longitude) });
  facilities = Array.from({ length: 60 }, (_, n) => ({
    id: `F${n}`,
    ...randomPlace(),
    volume: n % 5 === 0 ? null : 1 + Math.round(20 * random()),
    type: n % 3 === 0 ? 'Refinery' : 'Biochar Facility'
  }));
  const found = Array.from({ length: 150 }, () => ({ ...randomPlace(), pks: random(), ha: 100 * random() }));
  clusters = found.map(({ latitude, longitude, pks, ha }) => ({ latitude, longitude, tonnes: pks * ha }));
  const rows = 'FROM jsonb_array_elements($1::jsonb) AS r';
  const point = `ST_SetSRID(ST_MakePoint((r->>'longitude')::float8, (r->>'latitude')::float8), 4326)`;
  await site.store.query(
    `INSERT INTO marker_asset (id, name, marker_type, type, status, processed_volume, geom)
     SELECT r->>'id', r->>'id', 'Factory', r->>'type', 'Active', (r->>'volume')::float8, ${point} ${rows}`,
    [JSON.stringify(facilities)]
  );
  await site.store.query(
    `INSERT INTO oil_palm_cluster (state, layer, area_ha, acre_area, ffb_yield, cpo_yield, pko_yield, pkn_yield,
                                   pks_yield, fibre_yield, age_years, location, geom)
     SELECT 'Test State', 'Niger Delta planted oil palm', (r->>'ha')::float8, 1, 1, 1, 1, 1, (r->>'pks')::float8, 1, 1,
            ${point}, ST_Multi(ST_Expand(${point}, 0.001)) ${rows}`,
    [JSON.stringify(found)]
  );
  staff = await site.signIn('staff');
});
afterAll(() => site.close());

const requestAnalysis = (payload: object, token = staff) =>
  site.request('/api/biochar-analysis', { method: 'POST', payload, headers: { authorization: token } });

async function fetchAnalysis(payload: object): Promise<BiocharAnalysis> {
  const answer = await requestAnalysis(payload);
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)]);
  return biocharAnalysis.parse(answer.json());
}

const sumValues = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Sums the maize of 2023 on the area of the response, in plain SQL. */
async function sumMaizeOn({ rings }: BiocharAnalysis): Promise<{ tonnes: number; unknown: number }> {
  const [row] = await site.store.query<{ tonnes: number; unknown: number }>(
    `WITH ground AS (SELECT ST_BuildArea(ST_SetSRID(ST_GeomFromGeoJSON($1), 4326)) AS geom)
     SELECT coalesce(sum(z.production_t * ST_Area(ST_Intersection(l.geom, g.geom)) / ST_Area(l.geom)), 0)::float8 AS tonnes,
            count(*) FILTER (WHERE z.production_t IS NULL)::int AS unknown
       FROM ground g JOIN lga l ON ST_Intersects(l.geom, g.geom)
       LEFT JOIN maize_production z ON z.lga_code = l.code AND z.year = 2023`,
    [JSON.stringify({ type: 'MultiLineString', coordinates: rings })]
  );
  return row!;
}

describe('POST /api/biochar-analysis', () => {
  it.each([
    [10, 'kilometers', 10_000],
    [30, 'kilometers', 30_000],
    [12, 'miles', 12 * 1609.34]
  ])('sums the records within %d %s', async (radius, unit, metres) => {
    const answer = await fetchAnalysis({ ...UYO, radius, unit });
    const filterInside = <Place extends LatLon>(places: readonly Place[]) =>
      places.filter((place) => computeDistance(UYO, place) <= metres);
    const own = filterInside(facilities.filter(({ type }) => type === 'Biochar Facility'));
    const recorded = own.flatMap(({ volume }) => volume ?? []);
    const pks = sumValues(filterInside(clusters).map(({ tonnes }) => tonnes));
    const maize = await sumMaizeOn(answer);
    const [feedstock, capacity] = [maize.tonnes + pks, 365 * sumValues(recorded)];
    expect(answer).toMatchObject({
      radius,
      unit,
      minutes: null,
      ...UYO,
      facility: null,
      parameterVersion: 1
    });
    expect(answer.figures.factoryCount).toBe(own.length);
    const drawn = own.map(({ longitude, latitude }) => [
      expect.closeTo(longitude, 5),
      expect.closeTo(latitude, 5)
    ]);
    expect(answer.facilityPlaces).toHaveLength(own.length);
    expect(answer.facilityPlaces).toEqual(expect.arrayContaining(drawn));
    expect(answer.factoriesWithoutVolume).toBe(own.length - recorded.length);
    expect(answer.figures.pksProduction).toBeCloseTo(pks, 6);
    expect(answer.figures.maizeProduction).toBeCloseTo(maize.tonnes, 6);
    expect(answer.lgasWithoutMaize).toBe(maize.unknown);
    expect(answer.figures.totalFeedstockAvailable).toBeCloseTo(feedstock, 6);
    expect(answer.figures.factoryInputCapacity).toBeCloseTo(capacity, 6);
    expect(answer.figures.maxBiocharOutput).toBeCloseTo(feedstock / 4, 6);
    expect(answer.figures.factoryUtilization).toBeCloseTo(
      (Math.min(feedstock, capacity) / capacity) * 100,
      6
    );
    expect(answer.figures.productionStatus).toBe(feedstock < capacity ? 'underProduction' : 'atFullCapacity');
    // The area is a circle: every vertex is at the radius, outer rings are clockwise.
    const [ring] = answer.rings;
    for (const [longitude, latitude] of ring!)
      expect(computeDistance(UYO, { latitude, longitude }) / metres).toBeCloseTo(1, 6);
    const turns = ring!.slice(1).map(([x, y], at) => (x - ring![at]![0]) * (y + ring![at]![1]));
    expect(sumValues(turns)).toBeGreaterThan(0);
  });

  it('ranks the feedstock sources by tonnes per kilometre', async () => {
    const answer = await fetchAnalysis({ ...UYO, radius: 60 });
    expect(answer.sourceCount).toBeGreaterThan(10);
    expect(answer.sources).toHaveLength(10);
    for (const [at, { tonnes, distanceKm, tonnesPerKm, lga, place }] of answer.sources.entries()) {
      expect(tonnesPerKm).toBeCloseTo(tonnes / Math.max(1, distanceKm), 9);
      expect(lga.state).toBe('Test State');
      const [longitude, latitude] = place;
      // The distance of several clusters is a mean, which is at least that of their middle.
      expect(computeDistance(UYO, { latitude, longitude }) / 1_000).toBeLessThan(distanceKm + 0.01);
      if (at > 0) expect(tonnesPerKm).toBeLessThanOrEqual(answer.sources[at - 1]!.tonnesPerKm);
    }
    // In a small circle every source is listed, and their sum is the total feedstock.
    const small = await fetchAnalysis({ ...UYO, radius: 10 });
    expect(small.sourceCount).toBeLessThanOrEqual(10);
    expect(sumValues(small.sources.map(({ tonnes }) => tonnes))).toBeCloseTo(
      small.figures.totalFeedstockAvailable!,
      6
    );
  });

  it('starts from a factory and counts its drive-time area in place of a circle', async () => {
    const { id, latitude, longitude } = facilities[1]!;
    const answer = await fetchAnalysis({ facilityId: id, minutes: 30 });
    expect(answer).toMatchObject({ latitude, longitude, facility: { id, name: id }, minutes: 30 });
    expect([answer.radius, answer.unit]).toEqual([null, null]);
    const inside = facilities.filter(
      (other) =>
        other.type === 'Biochar Facility' &&
        Math.abs(other.latitude - latitude) <= SIDE &&
        Math.abs(other.longitude - longitude) <= SIDE
    );
    expect(answer.figures.factoryCount).toBe(inside.length);
    expect(answer.figures.maizeProduction).toBeCloseTo((await sumMaizeOn(answer)).tonnes, 6);
  });

  it('[BA-02] returns no capacity when none is recorded, and no records at sea', async () => {
    const alone = { latitude: 9, longitude: 3 };
    await site.store.query(
      `INSERT INTO marker_asset (id, name, marker_type, type, status, geom)
       VALUES ('ALONE', 'Alone', 'Factory', 'Biochar Facility', 'Planned (2026)', ST_SetSRID(ST_MakePoint(3, 9), 4326))`
    );
    const unknown = await fetchAnalysis({ ...alone, radius: 1 });
    expect(unknown.figures).toMatchObject({
      factoryCount: 1,
      factoryInputCapacity: null,
      factoryUtilization: null,
      productionStatus: null,
      totalFeedstockAvailable: 0
    });
    expect(unknown.factoriesWithoutVolume).toBe(1);
    const sea = await fetchAnalysis({ latitude: 3, longitude: 5, radius: 10 });
    expect(sea).toMatchObject({ lga: null, sources: [], sourceCount: 0, lgasWithoutMaize: 0 });
    expect(sea.figures).toMatchObject({
      factoryCount: 0,
      totalFeedstockAvailable: 0,
      factoryUtilization: null,
      productionStatus: null
    });
    const { maize, ...rest } = { maize: await sumMaizeOn(unknown), ...unknown };
    expect([maize.tonnes, rest.lga]).toEqual([0, null]);
  });

  it.each([
    [{ ...UYO, radius: 0 }, 'radius', 'The radius must be at least 1'],
    [{ ...UYO, radius: -1 }, 'radius', 'The radius must be at least 1'],
    [{ ...UYO, radius: 1e9 }, 'radius', 'The radius must be at most 1000'],
    [{ ...UYO, radius: 'ten' }, 'radius', expect.any(String)],
    [{ ...UYO }, 'radius', 'Enter a radius'],
    [{ ...UYO, radius: 10, unit: 'furlongs' }, 'unit', expect.any(String)],
    [{ ...UYO, minutes: 301 }, 'minutes', 'The drive time must be from 2 to 300 minutes.'],
    [{ ...UYO, radius: 10, minutes: 30 }, 'radius', 'Send either a radius or minutes.'],
    [{ radius: 10 }, 'latitude', 'Send facilityId, or latitude and longitude.'],
    [{ latitude: 5, radius: 10 }, 'longitude', 'Send the longitude too.'],
    [
      { ...UYO, facilityId: 'F1', radius: 10 },
      'facilityId',
      'Send either facilityId, or latitude and longitude.'
    ],
    [{ ...UYO, latitude: 91, radius: 10 }, 'latitude', expect.any(String)]
  ])('refuses %j', async (payload, field, text) => {
    const answer = await requestAnalysis(payload);
    expect(answer.status).toBe(400);
    expect(answer.json<{ error: object }>().error).toMatchObject({ field, message: text });
  });

  it('returns an error when the factory is deleted, no road is near or the caller lacks the role', async () => {
    const gone = await requestAnalysis({ facilityId: 'nobody', radius: 10 });
    expect([gone.status, gone.json<{ error: { message: string } }>().error.message]).toEqual([
      404,
      'This factory no longer exists. Choose another.'
    ]);
    expect((await requestAnalysis({ latitude: 50, longitude: 5, minutes: 30 })).status).toBe(422);
    expect((await requestAnalysis({ ...UYO, radius: 10 }, await site.signIn('investor'))).status).toBe(403);
  });

  it('uses the parameters in force', async () => {
    const admin = await site.signIn('admin');
    const parameters = { ...DEFAULT_PARAMETERS, biocharOutputShare: 0.5, maxBiocharRadius: 20 };
    const put = await site.request('/api/parameters', {
      method: 'PUT',
      payload: { version: 1, parameters },
      headers: { authorization: admin }
    });
    expect(put.status).toBe(200);
    const { figures, parameterVersion } = await fetchAnalysis({ ...UYO, radius: 10 });
    expect(figures.maxBiocharOutput).toBeCloseTo(figures.totalFeedstockAvailable! / 2, 6);
    expect(parameterVersion).toBe(2);
    expect((await requestAnalysis({ ...UYO, radius: 21 })).status).toBe(400);
  });
});
