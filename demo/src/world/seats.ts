import { LGAS, computeBox } from '@site/domain';
import { isInsidePolygons } from '../kit/geometry';
import { moveAshore } from './move-ashore';
import { createRandom } from '../kit/random';
import { lgaSeatSources } from '../sources';
import type { Polygon, Position } from '../kit/geometry';

export interface LgaSeat {
  readonly code: string;
  readonly at: Position;
}

const NEAREST_SEATS = 0.015;

const computeGap = (point: Position, seats: readonly LgaSeat[]): number =>
  Math.min(...seats.map(({ at }) => Math.hypot(at[0] - point[0], at[1] - point[1])));

/**
 * Returns one seat for each LGA of a state, inside the state and apart from each other: the real town when it
 * is known, otherwise the best spaced of a hundred random points.
 */
export function placeSeats(state: string, polygons: readonly Polygon[]): LgaSeat[] {
  const random = createRandom(`seats of ${state}`);
  const known = new Map(lgaSeatSources.map(([code, , x, y]) => [code, [x, y] as const]));
  const { west, south, east, north } = computeBox(polygons.flatMap(([outer]) => outer!));
  const seats: LgaSeat[] = [];
  const later: string[] = [];
  for (const { code } of LGAS.filter((lga) => lga.state === state)) {
    const town = known.get(code);
    const at = town && moveAshore(town, polygons);
    if (at && isInsidePolygons(at, polygons) && (seats.length === 0 || computeGap(at, seats) > NEAREST_SEATS))
      seats.push({ code, at });
    else later.push(code);
  }
  for (const code of later) {
    let best: Position | null = null;
    let room = -1;
    for (let tries = 0; tries < 100 || best === null; tries += 1) {
      const point: Position = [random.between(west, east), random.between(south, north)];
      if (!isInsidePolygons(point, polygons)) continue;
      const space = seats.length > 0 ? computeGap(point, seats) : 1;
      if (space > room) [best, room] = [point, space];
    }
    seats.push({ code, at: best });
  }
  return seats;
}
