import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { roundPosition } from '../kit/geometry';
import { createRandom } from '../kit/random';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { CommunityRow } from './communities';
import { generatePlaceName } from './place-names';
import { createDistanceTest, generatePatch, pickNearby } from './rural-places';
import type { LandPatch } from './rural-places';

export interface WaterAreaRow extends LandPatch {
  readonly name: string;
  readonly type: string;
}

/** Share of the communities with a lake near them. */
const LAKE_SHARE = 0.4;
const TYPES = ['Lake', 'Lagoon', 'Oxbow lake', 'Reservoir'];
/** Attempts to find a place for a lake. */
const TRIES = 20;

/**
 * Generates lakes a few kilometres from communities, away from each other and from other areas, so that a plot in a lake
 * has no other fault.
 */
export function generateWaterAreas(
  world: World,
  communities: readonly CommunityRow[],
  others: readonly LandPatch[]
): WaterAreaRow[] {
  const random = createRandom('water areas');
  const isFarFromOthers = createDistanceTest(others);
  const rows: WaterAreaRow[] = [];
  for (const { at, lga } of communities) {
    if (!random.chance(LAKE_SHARE)) continue;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const centre = roundPosition(pickNearby(random, at, 1.5, 5));
      const patch = generatePatch(world, random, centre, random.between(60, 110));
      const isFree =
        patch?.ring.every((corner) => isFarFromOthers(corner)) && createDistanceTest(rows)(centre);
      if (!patch || !isFree) continue;
      const type = random.pick(TYPES);
      rows.push({ ...patch, type, name: `${generatePlaceName(random, lga.state)} ${type.toLowerCase()}` });
      break;
    }
  }
  return rows;
}

export const waterAreaTable: SeedTable<WaterAreaRow> = {
  name: 'water_area',
  columns: { geom: 'geometry' },
  attribution: 'Water: demonstration data',
  values: ({ name, type, hectares, ring }) => ({
    name,
    type,
    hectare: hectares,
    geom: toMultiPolygonWkb([[ring]])
  })
};
