import { computeDoubleArea } from '@site/domain';
import { cutRing } from '../kit/cut-ring';
import { createRandom } from '../kit/random';
import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { generateUnusedPlaceName } from './place-names';
import type { Polygon, Position, ClosedRing } from '../kit/geometry';
import type { Random } from '../kit/random';
import type { SeedTable } from '../kit/seed-table';
import type { LgaShape } from '../world/boundaries';
import type { World } from '../world/world';

export interface WardRow {
  readonly id: number;
  readonly name: string;
  readonly lga: LgaShape;
  readonly polygons: readonly Polygon[];
}

/** Returns the mean of the corners of the largest ring. */
function computeMiddle(rings: readonly ClosedRing[]): Position {
  const ring = rings.reduce((best, one) => (computeDoubleArea(one) > computeDoubleArea(best) ? one : best));
  const corners = ring.slice(1);
  return [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
  ];
}

function cutRings(rings: readonly ClosedRing[], through: Position, direction: number): ClosedRing[][] {
  const halves = rings.map((ring) => cutRing(ring, { through, direction }));
  return [halves.flatMap(({ left }) => left), halves.flatMap(({ right }) => right)].filter(
    (half) => half.length > 0
  );
}

/** Divides an LGA into quarters: by one line through its seat, then by one through the middle of each half. */
function divideIntoQuarters(random: Random, { polygons, seat }: LgaShape): ClosedRing[][] {
  const direction = random.between(0, Math.PI);
  const halves = cutRings(
    polygons.map(([ring]) => ring!),
    seat,
    direction
  );
  return halves.flatMap((half) =>
    cutRings(half, computeMiddle(half), direction + Math.PI / 2 + random.between(-0.4, 0.4))
  );
}

/**
 * Generates about four wards in each LGA. (The real country has about eleven; fewer keep the first start
 * short.)
 */
export function generateWards({ lgas }: World): WardRow[] {
  const random = createRandom('wards');
  let id = 0;
  return lgas.flatMap((lga) => {
    const taken = new Set<string>();
    return divideIntoQuarters(random, lga).map((rings): WardRow => ({
      id: (id += 1),
      name: generateUnusedPlaceName(random, lga.state, taken),
      lga,
      polygons: rings.map((ring) => [ring])
    }));
  });
}

export const wardTable: SeedTable<WardRow> = {
  name: 'ward',
  columns: { id: 'integer', lga_code: 'text', geom: 'geometry' },
  attribution: 'Wards: demonstration data, not the real ones',
  values: ({ id, name, lga, polygons }) => ({
    id,
    name,
    lga_code: lga.code,
    geom: toMultiPolygonWkb(polygons)
  })
};
