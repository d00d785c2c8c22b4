import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildRoutingTiles } from '../../server/src/engines/routing/build-tiles';
import { openRouting } from '../../server/src/engines/routing/open-routing';
import type { Isochrones, RoutingEngine } from '../../server/src/engines/routing/routing-engine';
import { openStore } from '../../server/src/store/open-store';
import type { Store } from '../../server/src/store/store';
import { createDemoFolder } from '../support/demo-server.mjs';
import {
  findBusiestRoad,
  computeDrivingMinutes,
  isInside,
  computeMetresToOutline
} from '../support/dijkstra';
import type { NetworkEdge, NetworkNode } from '../support/dijkstra';

const root = process.cwd();
const uyo = { latitude: 5.03, longitude: 7.93 };
const breaks = [20, 40, 60];

/**
 * Tolerances: the engine draws its polygons on a grid and adds a little time for turns, so a node near the
 * limit may be on either side. Nodes within 10 % of the time, or within 1 km of the outline, are not checked.
 */
const TIME_TOLERANCE = 0.1;
const OUTLINE_TOLERANCE_M = 1_000;

async function readNetwork(store: Store) {
  const nodes = await store.query<NetworkNode & object>(
    'SELECT id, ST_X(geom) AS x, ST_Y(geom) AS y FROM road_node'
  );
  const rows = await store.query<Omit<NetworkEdge, 'coordinates'> & { line: string }>(
    `SELECT id, source, target, 60 * length_km / speed_kph AS minutes, ST_AsGeoJSON(geom) AS line FROM road_edge`
  );
  const edges = rows.map(({ line, ...edge }): NetworkEdge => ({
    ...edge,
    coordinates: JSON.parse(line).coordinates
  }));
  return { nodes, edges };
}

describe('drive-time areas over the demonstration roads', () => {
  let dataDir: string;
  let store: Store;
  let engine: RoutingEngine;
  let network: { nodes: NetworkNode[]; edges: NetworkEdge[] };
  let areas: Isochrones;

  beforeAll(async () => {
    dataDir = await createDemoFolder();
    store = await openStore({ root, dataDir, databaseUrl: null });
    engine = await openRouting({ root, dataDir, routingUrl: null });
    network = await readNetwork(store);
    areas = await engine.isochrones(uyo, breaks, 5_000);
  }, 600_000);

  afterAll(async () => {
    await engine?.close();
    await store?.close();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  });

  it('[SA-02] areas contain the nodes that an independent Dijkstra search reaches in the time, and not the slower ones', () => {
    const { longitude, latitude } = areas.snapped;
    const reached = computeDrivingMinutes(network.nodes, network.edges, [longitude, latitude]);
    let judged = 0;
    for (const { minutes: limit, polygon } of areas.areas) {
      const wrong = network.nodes.filter(({ id, x, y }) => {
        const time = reached.get(id)?.minutes ?? Infinity;
        if (Math.abs(time - limit) <= TIME_TOLERANCE * limit) return false;
        if (time < Infinity) judged++;
        if (isInside(polygon.coordinates, [x, y]) === time < limit) return false;
        return computeMetresToOutline(polygon.coordinates, [x, y]) > OUTLINE_TOLERANCE_M;
      });
      expect({ limit, wrong }).toEqual({ limit, wrong: [] });
    }
    expect(judged).toBeGreaterThan(1_000);
  });

  it('[SA-02] areas are nested: each is inside the next', async () => {
    const shapes = areas.areas.map(({ polygon }) => JSON.stringify(polygon));
    expect(areas.areas.map(({ minutes }) => minutes)).toEqual(breaks);
    for (const [index, inner] of shapes.slice(0, -1).entries()) {
      const { outside } = (
        await store.query<{ outside: number }>(
          'SELECT ST_Area(ST_Difference(ST_GeomFromGeoJSON($1), ST_GeomFromGeoJSON($2))) AS outside',
          [inner, shapes[index + 1]]
        )
      )[0]!;
      expect(outside).toBeLessThan(1e-9);
    }
  });

  it('[SA-02] areas follow the roads: not a circle, and a different shape when a road is removed', async () => {
    const { roundness } = (
      await store.query<{ roundness: number }>(
        'SELECT 4 * pi() * ST_Area(g) / ST_Perimeter(g) ^ 2 AS roundness FROM (SELECT ST_GeomFromGeoJSON($1) AS g) AS area',
        [JSON.stringify(areas.areas[2]!.polygon)]
      )
    )[0]!;
    expect(roundness).toBeLessThan(0.7);
    const { longitude, latitude } = areas.snapped;
    const reached = computeDrivingMinutes(network.nodes, network.edges, [longitude, latitude]);
    await store.query('DELETE FROM road_edge WHERE id = $1', [findBusiestRoad(reached, 60)]);
    await engine.close();
    await buildRoutingTiles(store, dataDir, () => undefined);
    engine = await openRouting({ root, dataDir, routingUrl: null });
    const without = await engine.isochrones(uyo, breaks, 5_000);
    const { changed } = (
      await store.query<{ changed: number }>(
        `SELECT ST_Area(ST_SymDifference(a, b)) / ST_Area(a) AS changed
         FROM (SELECT ST_GeomFromGeoJSON($1) AS a, ST_GeomFromGeoJSON($2) AS b) AS both_areas`,
        [areas.areas[2]!.polygon, without.areas[2]!.polygon].map((polygon) => JSON.stringify(polygon))
      )
    )[0]!;
    expect(changed).toBeGreaterThan(0.005);
  });
});
