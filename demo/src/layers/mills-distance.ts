import { computeDistanceKm } from '../kit/geometry';
import { PointGrid } from '../kit/spatial-index';
import { toPointWkb } from '@site/server/src/store/wkb';
import { isInPalmBelt } from '../world/land';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { MillRow } from './mills';

export interface MillsDistanceRow {
  readonly location: string;
  /** Straight-line distance. */
  readonly km: number;
  readonly at: Position;
}

/** Search radii in degrees, tried in turn until a mill is found. */
const REACHES = [0.05, 0.2, 0.8, 4];

/** Computes the distance of each town of the belt to the nearest mill. */
export function generateMillsDistance({ towns }: World, mills: readonly MillRow[]): MillsDistanceRow[] {
  const grid = new PointGrid<{ at: Position }>(0.1);
  for (const { at } of mills) if (at) grid.add({ at });
  const computeNearestKm = (from: Position): number => {
    for (const reach of REACHES) {
      const least = Math.min(...[...grid.findNear(from, reach)].map(({ at }) => computeDistanceKm(from, at)));
      // A mill in a corner of the box may be farther away than one just outside its side.
      if (least < reach * 100) return least;
    }
    return Math.min(...mills.flatMap(({ at }) => (at ? [computeDistanceKm(from, at)] : [])));
  };
  return towns
    .filter(({ state }) => isInPalmBelt(state))
    .map(({ name, state, at }) => ({
      location: `${name}, ${state}`,
      km: Math.round(computeNearestKm(at) * 100) / 100,
      at
    }));
}

export const millsDistanceTable: SeedTable<MillsDistanceRow> = {
  name: 'mills_distance',
  columns: { geom: 'geometry' },
  attribution: 'Distance to mills: demonstration data',
  values: ({ location, km, at }) => ({ location, dist_km: km, geom: toPointWkb(at) })
};
