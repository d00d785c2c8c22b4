import { toRadians } from '@site/domain';
import { KM_PER_DEGREE, computeAreaHectares, roundPosition } from '../kit/geometry';
import { createRandom, computeRunningSums, pickWeighted } from '../kit/random';
import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { computeTownRadiusKm } from '../world/settlements';
import { pickNearby } from './rural-places';
import type { Position, ClosedRing } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface RoofRow {
  readonly ring: ClosedRing;
  /** Square metres. */
  readonly area: number;
}

const ROOFS = 5_000;
const MOST_M2 = 9_800;

/** Returns a rectangle with a length and a width in metres, rotated by an angle. */
function buildRectangle([x, y]: Position, length: number, width: number, angle: number): ClosedRing {
  const east = KM_PER_DEGREE * 1_000 * Math.cos(toRadians(y));
  const north = KM_PER_DEGREE * 1_000;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const computeCorner = (a: number, b: number): Position =>
    roundPosition([
      x + (a * length * cos - b * width * sin) / 2 / east,
      y + (a * length * sin + b * width * cos) / 2 / north
    ]);
  const corners = [computeCorner(-1, -1), computeCorner(1, -1), computeCorner(1, 1), computeCorner(-1, 1)];
  return [...corners, corners[0]!];
}

/** Generates large roofs (workshops, stores, schools, factories) in the towns, more in the large ones. */
export function generateRoofs({ towns, stateAt }: World): RoofRow[] {
  const random = createRandom('roofs');
  const weights = computeRunningSums(towns.map(({ population }) => Math.sqrt(population + 2_000)));
  const rows: RoofRow[] = [];
  while (rows.length < ROOFS) {
    const town = towns[pickWeighted(random, weights)]!;
    const at = pickNearby(random, town.at, 0, 1 + computeTownRadiusKm(town));
    if (!stateAt(at)) continue;
    const length = Math.min(140, Math.max(9, Math.exp(3 + 0.65 * random.normal())));
    const width = Math.min(MOST_M2 / length, length * random.between(0.35, 0.8));
    const ring = buildRectangle(at, length, width, random.between(0, Math.PI));
    rows.push({ ring, area: Math.round(computeAreaHectares(ring) * 100_000) / 10 });
  }
  return rows;
}

export const roofTable: SeedTable<RoofRow> = {
  name: 'roof_footprint',
  columns: { geom: 'geometry' },
  attribution: 'Roof footprints: demonstration data',
  values: ({ area, ring }) => ({ area_in_me: area, geom: toMultiPolygonWkb([[ring]]) })
};
