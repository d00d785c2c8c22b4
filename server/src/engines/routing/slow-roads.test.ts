import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNetworkTiles } from './build-tiles';
import { openRouting } from './open-routing';
import type { RoadNetwork } from './road-network';

const ROAD_M = 2_000;
const SPACING_DEGREES = 0.01;
const METRES_PER_DEGREE = 111_195;
const createPlace = (road: number, longitude: number) => ({ latitude: road * SPACING_DEGREES, longitude });

/**
 * Returns earth roads along parallels near the equator, one for each speed, joined by a paved one at their west
 * end.
 */
function parallelRoads(speedsKph: readonly number[]): RoadNetwork {
  const earth = speedsKph.map((speed, road) => ({
    ends: [2 * road, 2 * road + 1],
    seconds: (3.6 * ROAD_M) / speed
  }));
  const joints = speedsKph.slice(1).map((_, road) => ({ ends: [2 * road, 2 * road + 2], seconds: 60 }));
  const edges = [...earth, ...joints];
  return {
    nodes: Float64Array.from(
      speedsKph.flatMap((_, road) => [
        7,
        road * SPACING_DEGREES,
        7 + ROAD_M / METRES_PER_DEGREE,
        road * SPACING_DEGREES
      ])
    ),
    sources: Uint32Array.from(edges, ({ ends }) => ends[0]!),
    targets: Uint32Array.from(edges, ({ ends }) => ends[1]!),
    seconds: Float64Array.from(edges, ({ seconds }) => seconds),
    edgeKinds: Uint32Array.from(edges, (_, edge) => (edge < earth.length ? 0 : 1)),
    bends: new Float64Array(0),
    bendStarts: new Uint32Array(edges.length + 1),
    kinds: [
      { class: 'unclassified', surface: 'earth', name: null },
      { class: 'secondary', surface: 'asphalt', name: null }
    ]
  };
}

it('drives a road at its own speed, and at 10 km/h when it is slower', async () => {
  const speeds = [4, 7, 9, 10, 11, 20];
  const dataDir = mkdtempSync(join(tmpdir(), 'site-slow-'));
  await buildNetworkTiles(parallelRoads(speeds), dataDir, () => undefined);
  const engine = await openRouting({ root: process.cwd(), dataDir, routingUrl: null });
  const driven: number[] = [];
  for (const road of speeds.keys()) {
    const { legs } = await engine.route([createPlace(road, 7.002), createPlace(road, 7.016)], 100);
    driven.push(Math.round((60 * legs[0]!.kilometres) / legs[0]!.minutes));
  }
  expect(driven).toEqual([10, 10, 10, 10, 11, 20]);
  await engine.close();
  rmSync(dataDir, { recursive: true });
});
