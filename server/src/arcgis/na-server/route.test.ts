import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeDistance } from '@site/domain';
import { computeDrivingMinutes } from '../../../../tests/support/dijkstra';
import { buildNetworkTiles } from '../../engines/routing/build-tiles';
import { listEdgePoints } from '../../engines/routing/edge-geometry';
import { openRouting } from '../../engines/routing/open-routing';
import { RoutingError } from '../../engines/routing/routing-engine';
import type { RoutingEngine } from '../../engines/routing/routing-engine';
import { createTestNetwork } from '../../engines/routing/test-network';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { preferEmbeddedDatabase } from '../../store/test-driver';

preferEmbeddedDatabase();

const ROUTE = '/arcgis/rest/services/Routing/NAServer/Route';
const A = [7.93, 5.03];
const B = [8.2, 5.3];
const C = [7.7, 4.8];
const FAR = [3, 3];

interface SolveBody {
  error: { code: number; message: string; details: string[] };
  messages: { type: number; description: string }[];
  routes: {
    spatialReference: { wkid: number };
    features: { attributes: Record<string, number>; geometry: { paths: number[][][] } }[];
  };
  stops: { features: { attributes: Record<string, number | string | null> }[] };
  directions: {
    summary: { totalLength: number; totalTime: number };
    features: {
      attributes: { length: number; time: number; text: string; maneuverType: string; ETA: number };
      compressedGeometry: string;
    }[];
  }[];
  directionPoints: { features: { attributes: Record<string, unknown>; geometry: object }[] };
  directionLines: { features: { attributes: Record<string, number> }[] };
}

const dataDir = mkdtempSync(join(tmpdir(), 'site-route-'));
const network = createTestNetwork({ seed: 4, places: 600, half: 0.45 });
let engine: RoutingEngine;
let fault: RoutingError | null = null;
let app: TestApp;

beforeAll(async () => {
  await buildNetworkTiles(network, dataDir, () => undefined);
  engine = await openRouting({ root: process.cwd(), dataDir, routingUrl: null });
  app = await openTestApp(
    {},
    { ...engine, route: (...call) => (fault ? Promise.reject(fault) : engine.route(...call)) }
  );
});
afterAll(async () => {
  await app?.close();
  await engine?.close();
  rmSync(dataDir, { recursive: true });
});
afterEach(() => (fault = null));

const formatPairs = (...stops: number[][]) => stops.map((stop) => stop.join(',')).join(';');
const requestRoute = async (params: Record<string, string>): Promise<SolveBody> =>
  (await app.request(`${ROUTE}/solve?${new URLSearchParams({ f: 'json', ...params })}`)).json<SolveBody>();

const requestDetails = async (params: Record<string, string>): Promise<string> => {
  const { error } = await requestRoute(params);
  expect(error.code).toBe(400);
  return error.details.join(' ');
};

const lengthKm = (path: readonly number[][]): number =>
  path
    .slice(1)
    .reduce(
      (sum, [longitude, latitude], index) =>
        sum +
        computeDistance(
          { longitude: path[index]![0]!, latitude: path[index]![1]! },
          { longitude: longitude!, latitude: latitude! }
        ) /
          1000,
      0
    );

/** Decompresses the base-32 steps as clients do. */
function decompressLine(text: string): number[][] {
  const [parts, ...steps] = text.match(/[+-][^+-]+/g)!.map((one) => parseInt(one, 32));
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, at) => {
    x += steps[2 * at]!;
    y += steps[2 * at + 1]!;
    return [x / parts!, y / parts!];
  });
}

describe('Route/solve', () => {
  it("[AP-09] finds the fastest route, as Dijkstra's algorithm does", async () => {
    const { routes, stops } = await requestRoute({ stops: formatPairs(A, B), returnStops: 'true' });
    const { attributes, geometry } = routes.features[0]!;
    const [from, to] = stops.features.map(({ attributes: at }) => [Number(at.SnapX), Number(at.SnapY)]);
    const nodes = Array.from({ length: network.nodes.length / 2 }, (_, id) => ({
      id,
      x: network.nodes[2 * id]!,
      y: network.nodes[2 * id + 1]!
    }));
    const edges = Array.from(network.sources, (source, id) => ({
      id,
      source,
      target: network.targets[id]!,
      minutes: network.seconds[id]! / 60,
      coordinates: listEdgePoints(network, id) as [number, number][]
    }));
    const reached = computeDrivingMinutes(nodes, edges, from as [number, number]);
    const near = [...nodes].sort(
      (a, b) => Math.hypot(a.x - to![0]!, a.y - to![1]!) - Math.hypot(b.x - to![0]!, b.y - to![1]!)
    )[0]!;
    const expected = reached.get(near.id)!.minutes;
    expect(Math.abs(attributes.Total_TravelTime! - expected)).toBeLessThan(0.2 * expected);
    expect(lengthKm(geometry.paths[0]!)).toBeCloseTo(attributes.Total_Kilometers!, 0);
    expect(attributes.Total_Miles).toBeCloseTo(attributes.Total_Kilometers! / 1.609344, 6);
  });

  it('[AP-09] returns the turn list with lengths and times that add up, in the requested unit', async () => {
    const answer = await requestRoute({ stops: formatPairs(A, B), directionsLengthUnits: 'esriNAUMiles' });
    const { summary, features } = answer.directions[0]!;
    const sumSteps = (of: (one: (typeof features)[number]) => number) =>
      features.reduce((total, one) => total + of(one), 0);
    const total = answer.routes.features[0]!.attributes;
    expect(sumSteps(({ attributes }) => attributes.length)).toBeCloseTo(summary.totalLength, 6);
    expect(summary.totalLength).toBeCloseTo(total.Total_Miles!, 1);
    expect(sumSteps(({ attributes }) => attributes.time)).toBeCloseTo(total.Total_TravelTime!, 1);
    expect(features[0]!.attributes).toMatchObject({
      maneuverType: 'esriDMTDepart',
      text: 'Start at Location 1',
      length: 0
    });
    expect(features[1]!.attributes).toMatchObject({
      maneuverType: 'esriDMTStraight',
      text: expect.stringMatching(/^Drive (north|east|south|west)/)
    });
    expect(features.at(-1)!.attributes).toMatchObject({ maneuverType: 'esriDMTStop', length: 0 });
    expect(features.some(({ attributes }) => /Turn (left|right)/.test(attributes.text))).toBe(true);
    expect(
      features.flatMap(({ compressedGeometry }) => decompressLine(compressedGeometry))[0]![0]
    ).toBeCloseTo(answer.routes.features[0]!.geometry.paths[0]![0]![0]!, 5);
  });

  it('passes through stops in their order and returns where they were snapped to', async () => {
    const stops = {
      features: [A, C, B].map(([x, y], index) => ({ geometry: { x, y }, attributes: { Name: 'acb'[index] } }))
    };
    const answer = await requestRoute({ stops: JSON.stringify(stops), returnStops: 'true', startTime: '0' });
    const rows = answer.stops.features.map(({ attributes }) => attributes);
    expect(rows.map(({ Name, Sequence, Status }) => [Name, Sequence, Status])).toEqual([
      ['a', 1, 0],
      ['c', 2, 0],
      ['b', 3, 0]
    ]);
    expect(rows[0]).toMatchObject({ RouteName: 'a - b', Cumul_TravelTime: 0 });
    const { attributes } = answer.routes.features[0]!;
    expect(attributes).toMatchObject({ Name: 'a - b', StopCount: 3, StartTimeUTC: 0 });
    expect(rows[2]!.Cumul_TravelTime).toBeCloseTo(attributes.Total_TravelTime!, 9);
    expect(attributes.EndTimeUTC).toBeCloseTo(attributes.Total_TravelTime! * 60_000, 3);
    const arrivals = answer.directions[0]!.features.filter(
      ({ attributes: at }) => at.maneuverType === 'esriDMTStop'
    );
    expect(arrivals).toHaveLength(2);
    expect(arrivals[0]!.attributes.ETA).toBeCloseTo(Number(rows[1]!.Cumul_TravelTime) * 60_000, -3);
  });

  it('answers in metres, by POST, without the parts that were not requested', async () => {
    const payload = new URLSearchParams({
      stops: formatPairs(A, B),
      outSR: '102100',
      returnDirections: 'false',
      outputLines: 'esriNAOutputLineStraight'
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = (
      await app.request(`${ROUTE}/solve`, { method: 'POST', payload, headers })
    ).json<SolveBody>();
    expect(answer).not.toHaveProperty('directions');
    expect(answer).not.toHaveProperty('stops');
    expect(answer.routes.spatialReference.wkid).toBe(102_100);
    expect(answer.routes.features[0]!.geometry.paths[0]).toHaveLength(2);
    expect(answer.routes.features[0]!.geometry.paths[0]![0]![0]).toBeCloseTo(7.93 * 111_319.49, -4);
  });

  it('[AP-09] writes the turn list in the requested language, in English for one it does not have', async () => {
    const listTexts = async (directionsLanguage: string) => {
      const { directions } = await requestRoute({ stops: formatPairs(A, B), directionsLanguage });
      return directions[0]!.features.map(({ attributes }) => attributes.text).join(' ');
    };
    expect(await listTexts('fr')).toMatch(/Tournez|Conduisez|Roulez/);
    expect(await listTexts('de')).toMatch(/Turn|Drive/);
  });

  it('writes the turn list as feature sets for the directions panel', async () => {
    const { directionPoints, directionLines } = await requestRoute({
      stops: formatPairs(A, B),
      directionsOutputType: 'esriDOTFeatureSets'
    });
    expect(directionPoints.features[0]!.attributes).toMatchObject({ DirectionPointType: 51, StopID: 1 });
    expect(directionPoints.features.at(-1)!.attributes).toMatchObject({ DirectionPointType: 50, StopID: 2 });
    // One line for each turn between departure and arrival.
    expect(directionLines.features).toHaveLength(directionPoints.features.length - 2);
    expect(directionLines.features[0]!.attributes.Meters).toBeGreaterThan(0);
  });

  it('[AP-09] returns lines between the stops that add up to the whole route, leg by leg', async () => {
    const answer = await requestRoute({
      stops: formatPairs(A, C, B),
      directionsOutputType: 'esriDOTFeatureSets',
      returnStops: 'true'
    });
    // Adds up a leg like the directions panel: a step at the stop's own point is not a road of the leg.
    const legs = new Map<unknown, { minutes: number; metres: number }>();
    let leg: unknown = null;
    for (const { attributes } of answer.directionPoints.features) {
      if (attributes.StopID !== null) leg = attributes.StopID;
      else
        for (const { attributes: line } of answer.directionLines.features)
          if (line.DirectionPointID === attributes.ObjectID) {
            const sum = legs.get(leg) ?? { minutes: 0, metres: 0 };
            legs.set(leg, { minutes: sum.minutes + line.Minutes!, metres: sum.metres + line.Meters! });
          }
    }
    expect([...legs.keys()]).toEqual([1, 2]);
    const total = answer.routes.features[0]!.attributes;
    const sums = [...legs.values()];
    expect(sums[0]!.minutes).toBeCloseTo(Number(answer.stops.features[1]!.attributes.Cumul_TravelTime), 9);
    expect(sums[0]!.minutes + sums[1]!.minutes).toBeCloseTo(total.Total_TravelTime!, 9);
    expect((sums[0]!.metres + sums[1]!.metres) / 1_000).toBeCloseTo(total.Total_Kilometers!, 9);
  });

  it('names a stop that is more than 5 km from a road', async () => {
    const two = await requestDetails({ stops: formatPairs(A, FAR) });
    expect(two).toMatch(/"Location 2" in "Stops" is unlocated.*5000 m.*at least 2 valid stops/);
    expect(
      await requestDetails({ stops: formatPairs(A, B, FAR), ignoreInvalidLocations: 'false' })
    ).toContain('Location 3');
  });

  it('omits such a stop with a message when two remain', async () => {
    const { messages, routes, stops } = await requestRoute({
      stops: formatPairs(A, FAR, B),
      returnStops: 'true'
    });
    expect(messages[0]!.description).toContain('"Location 2" in "Stops" is unlocated');
    expect(routes.features[0]!.attributes).toMatchObject({ StopCount: 2, LastStopID: 3 });
    expect(stops.features[1]!.attributes).toMatchObject({ Status: 1, Sequence: null });
  });

  it.each([
    [{}, 'Stops: none were given'],
    [{ stops: '{"features":1}' }, 'Stops: write {"features"'],
    [{ stops: '7,x;8,5' }, 'Stops: each needs the numbers'],
    [{ stops: formatPairs(A) }, 'at least two'],
    [{ stops: formatPairs(...Array.from({ length: 21 }, () => A)) }, 'at most 20'],
    [{ stops: formatPairs(A, B), impedanceAttributeName: 'Kilometers' }, 'impedanceAttributeName'],
    [{ stops: formatPairs(A, B), travelMode: '{"type":"WALK"}' }, 'travelMode'],
    [{ stops: formatPairs(A, B), directionsLengthUnits: 'esriNAURods' }, 'directionsLengthUnits'],
    [{ stops: formatPairs(A, B), findBestSequence: 'true' }, 'findBestSequence'],
    [{ stops: formatPairs(A, B), barriers: '7,5' }, 'barriers'],
    [{ stops: formatPairs(A, B), startTime: 'noon' }, 'startTime']
  ])('refuses %j', async (params, said) => {
    expect(await requestDetails(params)).toContain(said);
  });

  it('reports that there is no route, and that the engine is off', async () => {
    fault = new RoutingError('noRoute', 'No way');
    expect(await requestDetails({ stops: formatPairs(A, B) })).toContain('No solution found');
    fault = new RoutingError('unavailable', 'No engine.');
    expect((await requestRoute({ stops: formatPairs(A, B) })).error).toMatchObject({
      code: 503,
      details: ['No engine.']
    });
  });
});

describe('Route', () => {
  it('describes itself and its only travel mode', async () => {
    expect((await app.request(`${ROUTE}?f=json`)).json()).toMatchObject({
      layerType: 'esriNAServerRouteLayer',
      impedance: 'TravelTime',
      serviceLimits: { Route_MaxStops: 20 }
    });
    expect((await app.request(`${ROUTE}/retrieveTravelModes?f=json`)).json()).toMatchObject({
      supportedTravelModes: [{ id: '1', impedanceAttributeName: 'TravelTime' }],
      defaultTravelMode: '1'
    });
  });
});
