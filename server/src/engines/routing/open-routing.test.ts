import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeDistance } from '@site/domain';
import {
  findBusiestRoad,
  computeDrivingMinutes,
  computeFlatMetres,
  isInside,
  computeMetresToOutline
} from '../../../../tests/support/dijkstra';
import { buildNetworkTiles } from './build-tiles';
import { listEdgePoints } from './edge-geometry';
import { openRouting } from './open-routing';
import type { RoadNetwork } from './road-network';
import type { RoutingEngine } from './routing-engine';
import { createTestNetwork } from './test-network';

const root = process.cwd();
const options = { seed: 4, places: 1_500, half: 0.45 };
const start = { latitude: 5.03, longitude: 7.93 };
const breaks = [20, 40, 60];

/**
 * Share of a break within which a node may be inside or outside: turning takes a few seconds at each junction.
 */
const TIME_TOLERANCE = 0.05;
/** Metres: about one of the cells of 0.004° of a 60-minute area. */
const OUTLINE_TOLERANCE_M = 500;

const toTables = (network: RoadNetwork) => ({
  nodes: Array.from({ length: network.nodes.length / 2 }, (_, id) => ({
    id,
    x: network.nodes[2 * id]!,
    y: network.nodes[2 * id + 1]!
  })),
  edges: Array.from(network.sources, (source, id) => ({
    id,
    source,
    target: network.targets[id]!,
    minutes: network.seconds[id]! / 60,
    coordinates: listEdgePoints(network, id) as [number, number][]
  }))
});

const listChildren = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('routing-worker'))
    .map((line) => Number.parseInt(line, 10));

describe('embedded routing engine', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-routing-'));
  const network = createTestNetwork(options);
  let engine: RoutingEngine;

  beforeAll(async () => {
    await buildNetworkTiles(network, dataDir, () => undefined);
    engine = await openRouting({ root, dataDir, routingUrl: null });
  });

  afterAll(async () => {
    await engine.close();
    rmSync(dataDir, { recursive: true });
  });

  it('answers, and has no problem', () => {
    expect(engine.getProblem()).toBeNull();
  });

  it("[SA-02] contains the nodes that Dijkstra's algorithm reaches in the time, and not the slower ones", async () => {
    const { areas, snapped } = await engine.isochrones(start, breaks, 5_000);
    const { nodes, edges } = toTables(network);
    const reached = computeDrivingMinutes(nodes, edges, [snapped.longitude, snapped.latitude]);
    let judged = 0;
    for (const { minutes: limit, polygon } of areas) {
      const wrong = nodes.filter(({ id, x, y }) => {
        const time = reached.get(id)!.minutes;
        if (Math.abs(time - limit) <= TIME_TOLERANCE * limit) return false;
        judged++;
        if (isInside(polygon.coordinates, [x, y]) === time < limit) return false;
        return computeMetresToOutline(polygon.coordinates, [x, y]) > OUTLINE_TOLERANCE_M;
      });
      expect({ limit, wrong }).toEqual({ limit, wrong: [] });
    }
    expect(judged).toBeGreaterThan(2_000);
  });

  it('[SA-02] changes its area when a road is removed', async () => {
    const { areas, snapped } = await engine.isochrones(start, [60], 5_000);
    const { nodes, edges } = toTables(network);
    const reached = computeDrivingMinutes(nodes, edges, [snapped.longitude, snapped.latitude]);
    const other = mkdtempSync(join(tmpdir(), 'site-routing-'));
    await buildNetworkTiles(
      createTestNetwork({ ...options, without: findBusiestRoad(reached, 60) }),
      other,
      () => undefined
    );
    const engineWithout = await openRouting({ root, dataDir: other, routingUrl: null });
    try {
      const without = await engineWithout.isochrones(start, [60], 5_000);
      const lost = nodes.filter(
        ({ x, y }) =>
          isInside(areas[0]!.polygon.coordinates, [x!, y!]) &&
          !isInside(without.areas[0]!.polygon.coordinates, [x!, y!])
      );
      expect(lost.length).toBeGreaterThan(5);
    } finally {
      await engineWithout.close();
      rmSync(other, { recursive: true });
    }
  });

  it('draws two minutes as well as five hours', async () => {
    const short = await engine.isochrones(start, [1, 2], 5_000);
    const long = await engine.isochrones(start, [100, 200, 300], 5_000);
    expect(short.areas.map(({ minutes }) => minutes)).toEqual([1, 2]);
    expect(short.areas.every(({ polygon }) => polygon.coordinates.length > 0)).toBe(true);
    expect(long.areas).toHaveLength(3);
  });

  it('snaps the start to the nearest road and returns the distance', async () => {
    const { edges } = toTables(network);
    const { snapped, snapDistance } = await engine.isochrones(start, [20], 5_000);
    expect(snapDistance).toBeCloseTo(computeDistance(start, snapped), 6);
    const place = [snapped.longitude, snapped.latitude] as const;
    const onRoad = Math.min(
      ...edges.flatMap(({ coordinates }) =>
        coordinates.slice(1).map((end, index) => {
          // Halves of a road are straight: the point is on one when its distances to both ends add up to the
          // length.
          const from = coordinates[index]!;
          return (
            computeFlatMetres(from, place) + computeFlatMetres(place, end) - computeFlatMetres(from, end)
          );
        })
      )
    );
    expect(onRoad).toBeLessThan(1);
  });

  it('refuses a start without a road in reach, and a time beyond its limit', async () => {
    await expect(engine.isochrones({ latitude: 3, longitude: 3 }, [20], 5_000)).rejects.toMatchObject({
      reason: 'noRoadNearby'
    });
    await expect(engine.isochrones(start, [301], 5_000)).rejects.toMatchObject({ reason: 'timeTooLong' });
  });

  it('drives through stops, and names the stops without a road in reach', async () => {
    const [near, far] = [
      { latitude: 5.2, longitude: 8.1 },
      { latitude: 3, longitude: 3 }
    ];
    const { stops, legs } = await engine.route([start, near, start], 5_000);
    expect(stops.map(({ snapped }) => snapped)[0]).toEqual(stops[2]!.snapped);
    expect(stops[1]!.snapDistance).toBeCloseTo(computeDistance(near, stops[1]!.snapped), 6);
    expect(legs[0]!.kilometres).toBeCloseTo(legs[1]!.kilometres, 1);
    expect(legs[0]!.steps[0]!.turn).toBe('depart');
    await expect(engine.route([far, start, far], 5_000)).rejects.toMatchObject({
      reason: 'noRoadNearby',
      stops: [0, 2]
    });
  });

  it('computes equal requests once', async () => {
    const requestIsochrones = () => engine.isochrones(start, [7, 14], 5_000);
    const [first, second] = await Promise.all([requestIsochrones(), requestIsochrones()]);
    expect(second).toBe(first);
    expect(await requestIsochrones()).toBe(first);
    expect(await engine.isochrones(start, [7, 15], 5_000)).not.toBe(first);
  });

  it('[SA-06] fails the current request when its process is killed, and answers the next', async () => {
    const [child] = listChildren();
    const lost = engine.isochrones(start, [99, 199, 299], 5_000);
    setTimeout(() => process.kill(child!, 'SIGKILL'), 20);
    await expect(lost).rejects.toMatchObject({
      reason: 'unavailable',
      message: expect.stringContaining('restarted')
    });
    const { areas } = await engine.isochrones(start, [99, 199, 299], 5_000);
    expect(areas).toHaveLength(3);
    expect(engine.getProblem()).toBeNull();
    expect(listChildren()).not.toContain(child);
  });

  it('answers twenty concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        engine.isochrones({ latitude: 5.03 + index / 100, longitude: 7.93 }, breaks, 35_000)
      )
    );
    expect(answers.every(({ areas }) => areas.length === 3)).toBe(true);
  });

  it('stores one folder of tiles, named after its version', () => {
    const { version } = JSON.parse(readFileSync(join(dataDir, 'routing/current.json'), 'utf8'));
    expect(readdirSync(join(dataDir, 'routing')).sort()).toEqual([version, 'current.json'].sort());
  });
});

describe('routing engine that cannot work', () => {
  it('reports in one line that there are no tiles', async () => {
    const engine = await openRouting({ root, dataDir: '/nonexistent', routingUrl: null });
    expect(engine.getProblem()).toMatch(/no road tiles.*run npm start, which builds them/);
    await expect(engine.isochrones(start, [20], 5_000)).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('Valhalla service', () => {
  const createSquare = (west: number, size: number) => [
    [
      [west, 5],
      [west + size, 5],
      [west + size, 5 + size],
      [west, 5 + size],
      [west, 5]
    ]
  ];
  let answer: { status: number; body: object };
  const asked: Record<string, unknown>[] = [];
  const service = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      asked.push({ url: request.url, ...JSON.parse(text) });
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
  });
  let engine: RoutingEngine;

  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, resolve));
    const routingUrl = `http://localhost:${(service.address() as AddressInfo).port}/`;
    engine = await openRouting({ root, dataDir: '/nonexistent', routingUrl });
  });

  afterAll(async () => {
    await engine.close();
    await new Promise((resolve) => service.close(resolve));
  });

  it('receives isochrone requests in its JSON API', async () => {
    const createFeature = (properties: object, geometry: object) => ({
      type: 'Feature',
      properties,
      geometry
    });
    answer = {
      status: 200,
      body: {
        type: 'FeatureCollection',
        features: [
          createFeature({ contour: 20 }, { type: 'Polygon', coordinates: createSquare(8, 0.2) }),
          createFeature({ contour: 10 }, { type: 'Polygon', coordinates: createSquare(8.02, 0.1) }),
          createFeature({ type: 'snapped' }, { type: 'MultiPoint', coordinates: [[8.05, 5.05]] })
        ]
      }
    };
    const near = { latitude: 5.0501, longitude: 8.0501 };
    const { areas, snapDistance } = await engine.isochrones(near, [10, 20], 5_000);
    expect(snapDistance).toBeCloseTo(15.7, 0);
    expect(areas.map(({ polygon }) => polygon.coordinates.length)).toEqual([1, 1]);
    expect(asked[0]).toMatchObject({
      url: '/isochrone',
      locations: [{ lat: 5.0501, lon: 8.0501, search_cutoff: 5_000 }],
      contours: [{ time: 10 }, { time: 20 }]
    });
  });

  it('receives route requests, whichever unit it answers in', async () => {
    const maneuver = { instruction: 'Drive.', time: 60, length: 1, begin_shape_index: 0, end_shape_index: 1 };
    const leg = {
      // From 5, 8 to 5.01, 8.01.
      shape: '_sdpH__hgN_pR_pR',
      summary: { time: 60, length: 1 },
      maneuvers: [
        { ...maneuver, type: 1 },
        { ...maneuver, type: 4, time: 0, length: 0, begin_shape_index: 1 }
      ]
    };
    answer = { status: 200, body: { trip: { units: 'miles', legs: [leg] } } };
    const ends = [
      { latitude: 5, longitude: 8 },
      { latitude: 5.01, longitude: 8.01 }
    ];
    const { stops, legs } = await engine.route(ends, 5_000);
    expect(stops.map(({ snapped }) => snapped)).toEqual(ends);
    expect(legs[0]).toMatchObject({ minutes: 1, kilometres: 1.609344 });
    expect(legs[0]!.steps.map(({ turn, line }) => [turn, line.length])).toEqual([
      ['depart', 2],
      ['arrive', 1]
    ]);
    expect(asked.at(-1)).toMatchObject({
      url: '/route',
      locations: [{ lat: 5, lon: 8, search_cutoff: 5_000 }, { lat: 5.01 }],
      units: 'kilometers'
    });
    // A service may have a wider search radius of its own.
    await expect(engine.route([{ latitude: 6, longitude: 8 }, ends[1]!], 5_000)).rejects.toMatchObject({
      reason: 'noRoadNearby',
      stops: [0]
    });
    answer = { status: 400, body: { error_code: 442, error: 'No path could be found for input' } };
    await expect(engine.route(ends, 5_000)).rejects.toMatchObject({ reason: 'noRoute' });
    answer = { status: 200, body: { trip: 'none' } };
    await expect(engine.route(ends, 5_000)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it.each([
    [400, { error_code: 171, error: 'No suitable edges near location' }, 'noRoadNearby'],
    [400, { error_code: 151, error: 'Exceeded max time: 120' }, 'timeTooLong'],
    [502, {}, 'unavailable']
  ])('maps its errors to reasons (%i)', async (status, body, reason) => {
    answer = { status, body };
    await expect(engine.isochrones(start, [20], 5_000)).rejects.toMatchObject({ reason });
  });
});
