import { DEFAULT_PARAMETERS, computeDistance, RAINY_FACTOR_NAMES, getRainyFactors } from '@site/domain';
import type { RainyFactors } from '@site/domain';
import fc from 'fast-check';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeDrivingMinutes, isInside, computeMetresToOutline } from '../../../../tests/support/dijkstra';
import { computeEngineStep } from './areas/reached-areas';
import { buildNetworkTiles } from './build-tiles';
import { listEdgePoints } from './edge-geometry';
import { openRouting } from './open-routing';
import { toRainyFolder } from './rainy-tiles';
import type { RainyRoads, RoutingEngine } from './routing-engine';
import { createTestNetwork } from './test-network';
import { toNetworkPath, readCurrentTiles, toVersionFolder } from './tiles-folder';

const root = process.cwd();
const network = createTestNetwork({ seed: 4, places: 1_000, half: 0.45 });
const uyo = { latitude: 5.03, longitude: 7.93 };
const factors = getRainyFactors(DEFAULT_PARAMETERS);
const dry = Object.fromEntries(RAINY_FACTOR_NAMES.map((name) => [name, 1])) as RainyFactors;
const METRES_PER_DEGREE = 111_195;

/** Share of speed that the test network's roads retain, written independently of the tested rule. */
const KEPT: Readonly<Record<string, number>> = {
  'trunk asphalt': 0.9,
  'primary asphalt': 0.85,
  'secondary asphalt': 0.8,
  'tertiary gravel': 0.65,
  'unclassified earth': 0.45
};

/** Returns every node's driving minutes in the rain from a point on the network. */
function rainyMinutes(from: readonly [number, number]) {
  const nodes = Array.from({ length: network.nodes.length / 2 }, (_, id) => ({
    id,
    x: network.nodes[2 * id]!,
    y: network.nodes[2 * id + 1]!
  }));
  const edges = Array.from(network.sources, (source, id) => {
    const kind = network.kinds[network.edgeKinds[id]!]!;
    return {
      id,
      source,
      target: network.targets[id]!,
      minutes: network.seconds[id]! / 60 / KEPT[`${kind.class} ${kind.surface}`]!,
      coordinates: listEdgePoints(network, id) as [number, number][]
    };
  });
  return { nodes, reached: computeDrivingMinutes(nodes, edges, [from[0], from[1]]) };
}

/** Repeats the request until the answer has these factors: the previous ones may answer for a while. */
async function waitForRain(engine: RoutingEngine, wanted: RainyFactors): Promise<RainyRoads> {
  for (;;) {
    const roads = await engine.rainy(wanted);
    if (roads.rain.inForce) return roads;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('embedded engine in the rainy season', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-rain-'));
  const dryFolder = () => toVersionFolder(dataDir, readCurrentTiles(dataDir)!.version);
  const madeFolders = () => readdirSync(dryFolder()).filter((name) => name.includes('rainy-'));
  let engine: RoutingEngine;
  let rainy: RainyRoads;

  beforeAll(async () => {
    await buildNetworkTiles(network, dataDir, () => undefined);
    engine = await openRouting({ root, dataDir, routingUrl: null });
    expect(madeFolders()).toEqual([]);
    rainy = await engine.rainy(factors);
  });

  afterAll(async () => {
    await engine.close();
    rmSync(dataDir, { recursive: true });
  });

  it('returns the factors that its answers use', () => {
    expect(rainy.rain).toEqual({ factors, inForce: true });
  });

  it("contains exactly the nodes that Dijkstra's algorithm over the slower roads reaches in the time", async () => {
    const { areas, snapped } = await rainy.isochrones(uyo, [20, 40, 60], 5_000);
    const { nodes, reached } = rainyMinutes([snapped.longitude, snapped.latitude]);
    let judged = 0;
    for (const { minutes: limit, polygon } of areas) {
      const wrong = nodes.filter(({ id, x, y }) => {
        const time = reached.get(id)!.minutes;
        if (Math.abs(time - limit) <= 0.05 * limit) return false;
        judged++;
        if (isInside(polygon.coordinates, [x, y]) === time < limit) return false;
        return computeMetresToOutline(polygon.coordinates, [x, y]) > 500;
      });
      expect({ limit, wrong }).toEqual({ limit, wrong: [] });
    }
    expect(judged).toBeGreaterThan(1_000);
  });

  it("takes longer for a route, and as long as Dijkstra's algorithm over the slower roads", async () => {
    const to = { latitude: 5.3, longitude: 8.2 };
    const [wet, usual] = await Promise.all([rainy.route([uyo, to], 5_000), engine.route([uyo, to], 5_000)]);
    expect(wet.legs[0]!.minutes).toBeGreaterThan(1.1 * usual.legs[0]!.minutes);
    const [from, end] = wet.stops.map(({ snapped }) => snapped);
    const { nodes, reached } = rainyMinutes([from!.longitude, from!.latitude]);
    const near = Math.min(
      ...nodes.map(({ id, x, y }) =>
        Math.hypot(x - end!.longitude, y - end!.latitude) < 0.03 ? reached.get(id)!.minutes : Infinity
      )
    );
    // The route ends on a road, within a few minutes of its junctions.
    expect(Math.abs(wet.legs[0]!.minutes - near)).toBeLessThan(0.05 * near + 8);
  });

  it('reaches no junction that the dry season does not reach, to within a cell, for any start and time', async () => {
    const start = fc.record({
      latitude: fc.double({ min: 4.7, max: 5.36, noNaN: true }),
      longitude: fc.double({ min: 7.6, max: 8.26, noNaN: true })
    });
    const junctions = Array.from({ length: network.nodes.length / 2 }, (_, at): [number, number] => [
      network.nodes[2 * at]!,
      network.nodes[2 * at + 1]!
    ]);
    await fc.assert(
      fc.asyncProperty(start, fc.integer({ min: 2, max: 300 }), async (place, minutes) => {
        const [wet, usual] = await Promise.all(
          [rainy, engine].map((roads) => roads.isochrones(place, [minutes], 35_000))
        );
        // The engine may snap to either of two equally near roads.
        fc.pre(computeDistance(wet!.snapped, usual!.snapped) < 10);
        const cell = METRES_PER_DEGREE * computeEngineStep(minutes);
        const [wetArea, dryArea] = [wet!, usual!].map(({ areas }) => areas[0]!.polygon.coordinates);
        const outside = junctions.filter(
          (at) =>
            isInside(wetArea!, at) && !isInside(dryArea!, at) && computeMetresToOutline(dryArea!, at) > cell
        );
        expect(outside).toEqual([]);
      }),
      // A fixed seed: the engine's ten minutes for a turn back can take a junction out of the dry area alone.
      { numRuns: 60, seed: 1 }
    );
  });

  it('answers with the previous factors after a change, and reports that, until the new roads are ready', async () => {
    const before = await engine.rainy(dry);
    expect(before.rain).toEqual({ factors, inForce: false });
    expect((await before.isochrones(uyo, [30], 5_000)).areas).toHaveLength(1);
    const { rain } = await waitForRain(engine, dry);
    expect(rain.factors).toEqual(dry);
  });

  it('draws the same as in the dry season when every factor is 1', async () => {
    const same = await waitForRain(engine, dry);
    for (const minutes of [10, 60, 120]) {
      const [wet, usual] = await Promise.all(
        [same, engine].map((roads) => roads.isochrones(uyo, [minutes], 5_000))
      );
      expect(wet).toEqual(usual);
    }
  });

  it('stores the tiles it built for the next start', async () => {
    const [folder] = [toRainyFolder(dryFolder(), factors)];
    expect(madeFolders().map((name) => join(dryFolder(), name))).toContain(folder);
    const second = await openRouting({ root, dataDir, routingUrl: null });
    try {
      const { areas } = await (await second.rainy(factors)).isochrones(uyo, [40], 5_000);
      const { areas: before } = await rainy.isochrones(uyo, [40], 5_000);
      expect(areas).toEqual(before);
      // The other folders are not in use, so they were removed.
      expect(madeFolders()).toEqual([folder!.split('/').at(-1)]);
    } finally {
      await second.close();
    }
  });

  it('reports what to do when the roads are of an earlier version', async () => {
    rmSync(toNetworkPath(dryFolder()));
    const second = await openRouting({ root, dataDir, routingUrl: null });
    await expect(second.rainy({ ...factors, rainyOtherRoad: 0.2 })).rejects.toMatchObject({
      reason: 'unavailable',
      message: expect.stringContaining('run npm start')
    });
    await second.close();
  });
});

describe('routing service', () => {
  const service = createServer((_, response) => {
    response.writeHead(400).end(JSON.stringify({ error_code: 442, error: 'No path could be found' }));
  });
  const readServiceUrl = () => `http://localhost:${(service.address() as AddressInfo).port}`;
  beforeAll(() => new Promise<void>((resolve) => service.listen(0, resolve)));
  afterAll(() => new Promise((resolve) => service.close(resolve)));

  it('[BY-04] refuses the rainy season unless a second address is set', async () => {
    const engine = await openRouting({ root, dataDir: '/nonexistent', routingUrl: readServiceUrl() });
    await expect(engine.rainy(factors)).rejects.toMatchObject({
      reason: 'noRainySeason',
      message: expect.stringContaining('ROUTING_URL_RAINY')
    });
    await engine.close();
  });

  it('requests the second address, whose factors are unknown', async () => {
    const engine = await openRouting({
      root,
      dataDir: '/nonexistent',
      routingUrl: 'http://localhost:1',
      routingUrlRainy: readServiceUrl()
    });
    const { rain, route } = await engine.rainy(factors);
    expect(rain).toEqual({ factors: null, inForce: true });
    await expect(route([uyo, { latitude: 5, longitude: 8 }], 5_000)).rejects.toMatchObject({
      reason: 'noRoute'
    });
    await engine.close();
  });
});
