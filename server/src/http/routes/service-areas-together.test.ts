import { DEFAULT_PARAMETERS } from '@site/domain';
import type { LatLon, ParameterSet, ServiceAreasTogether } from '@site/domain';
import { absentRouting, openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { RoutingError } from '../../engines/routing/routing-engine';
import { insertTestRecords } from '../../figures/service-area/test-records';
import { getBusinessDay } from '../../common/business-day';

const DEGREES_PER_MINUTE = 0.005;
const SEA = { latitude: 3.5, longitude: 7 };

const buildSquare = ({ latitude: y, longitude: x }: LatLon, half: number) => ({
  type: 'MultiPolygon' as const,
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
let authorization: string;
let isAway = false;
const breaksAsked: (readonly number[])[] = [];
beforeAll(async () => {
  site = await openTestApp(
    {},
    {
      ...absentRouting,
      isochrones: async (start, breaks) => {
        breaksAsked.push(breaks);
        if (isAway) throw new RoutingError('unavailable', 'The engine is being restarted.');
        if (start.latitude < 4) throw new RoutingError('noRoadNearby', 'No road in the sea.');
        return {
          areas: breaks.map((minutes) => ({
            minutes,
            polygon: buildSquare(start, minutes * DEGREES_PER_MINUTE)
          })),
          snapped: start,
          snapDistance: 0
        };
      }
    }
  );
  await insertTestRecords(site.store, getBusinessDay(new Date()));
  authorization = await site.signIn('investor');
});
afterAll(() => site.close());
afterEach(() => {
  isAway = false;
});

const uyo = { latitude: 5.03, longitude: 7.93, minutes: 20 };
const east = { latitude: 5.03, longitude: 8.03, minutes: 20 };
const far = { latitude: 5.03, longitude: 8.53, minutes: 20 };

const requestTogether = (areas: unknown) =>
  site.request('/api/service-areas-together', {
    method: 'POST',
    payload: { areas },
    headers: { authorization }
  });
const fetchTogether = async (areas: readonly object[]): Promise<ServiceAreasTogether> => {
  const answer = await requestTogether(areas);
  expect(answer.status).toBe(200);
  return answer.json<ServiceAreasTogether>();
};
const fetchRefusal = async (areas: unknown) => {
  const answer = await requestTogether(areas);
  return { status: answer.status, ...answer.json<{ error: object }>().error };
};

describe('several service areas', () => {
  it('[BY-03] returns the areas together and the polygon of their overlap, rounded alike', async () => {
    const answer = await fetchTogether([uyo, { ...east, minutes: 19.6 }]);
    expect(answer).toMatchObject({
      areas: [uyo, east],
      millScope: 'extentWidth',
      toldFrom: null,
      biocharLandShare: 0.5,
      parameterVersion: 1,
      computedAt: expect.stringMatching(/Z$/)
    });
    expect(answer.areas[0]!.extentWidth).toBeCloseTo(22_150, -2);
    const [ring, ...others] = answer.overlap.rings;
    expect(others).toEqual([]);
    // From the west of the eastern area to the east of the western one, clockwise.
    const [w, e, s, n] = [7.93, 8.03, 4.93, 5.13];
    expect(ring).toHaveLength(5);
    expect(new Set(ring!.map(String))).toEqual(new Set([`${w},${s}`, `${w},${n}`, `${e},${n}`, `${e},${s}`]));
    const turn = ring!.slice(1).reduce((sum, [x, y], at) => sum + (ring![at]![0] * y - x * ring![at]![1]), 0);
    expect(turn).toBeLessThan(0);
    const { together: all, overlap } = answer;
    expect(Number(all.figures.noOfMills)).toBeGreaterThan(Number(overlap.figures.noOfMills));
    expect(Number(overlap.figures.noOfMills)).toBeGreaterThan(5);
    expect(all.figures.weeklyP1Yield).toBeCloseTo(
      DEFAULT_PARAMETERS.weeklyP1YieldPerAcre * all.figures.totalAcres,
      9
    );
    expect(all.figures).not.toHaveProperty('profit_week');
    // Uses the breaks that the areas were drawn with, for which the engine has cached results.
    expect(breaksAsked).toEqual([
      [7, 13, 20],
      [7, 13, 20]
    ]);
  });

  it('returns an empty overlap when the areas lie apart', async () => {
    const { overlap, together: all } = await fetchTogether([uyo, far]);
    expect(overlap.rings).toEqual([]);
    expect(overlap.figures).toMatchObject({
      totalAcres: 0,
      minigridsTotal: 0,
      maizeLandAvailableForBiochar: null
    });
    expect(all.rings).toHaveLength(2);
  });

  it('names the faulty area and a remedy when it refuses the areas', async () => {
    expect(await fetchRefusal([uyo, { ...SEA, minutes: 20 }])).toMatchObject({
      status: 422,
      code: 'no_road_nearby',
      field: 'areas.1.latitude',
      message: expect.stringMatching(
        /^The service area of 20 min round 3\.5000, 7\.0000 cannot be computed: .*nearer to a road\. Or remove this area\.$/
      )
    });
    expect(await fetchRefusal([{ ...uyo, minutes: 301 }, east])).toMatchObject({
      status: 400,
      code: 'drive_time_out_of_range',
      field: 'areas.0.minutes',
      message: expect.stringContaining('from 2 to 300 minutes')
    });
  });

  it.each([
    ['one area', [uyo]],
    ['six', Array.from({ length: 6 }, () => uyo)],
    ['none', undefined]
  ])('refuses a wrong number of areas: %s', async (_what, areas) => {
    expect(await fetchRefusal(areas)).toMatchObject({ status: 400, code: 'invalid_input', field: 'areas' });
  });

  it('reports that the engine is unavailable without blaming an area', async () => {
    isAway = true;
    expect(await fetchRefusal([uyo, east])).toMatchObject({ status: 503, code: 'routing_unavailable' });
  });

  it('limits the areas to the number in the parameters', async () => {
    const admin = { authorization: await site.signIn('admin') };
    const { version, parameters } = (await site.request('/api/parameters')).json<ParameterSet>();
    const changed = { version, parameters: { ...parameters, maxServiceAreas: 2 } };
    expect(
      (await site.request('/api/parameters', { method: 'PUT', payload: changed, headers: admin })).status
    ).toBe(200);
    expect(await fetchRefusal([uyo, east, far])).toMatchObject({
      status: 400,
      field: 'areas',
      message: 'areas: at most 2 at once.'
    });
  });
});
