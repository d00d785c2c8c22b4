import { roundPosition } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { isInPalmBelt } from '../world/land';
import { pickNearby, createPalmRoadPicker, generatePatch } from './rural-places';
import { generatePlaceName } from './place-names';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { LandPatch } from './rural-places';

export interface HighValueAreaRow extends LandPatch {
  readonly kind: 'HCV' | 'HCS';
  readonly name: string;
  readonly class: string;
  readonly state: string;
}

const AREAS = { HCV: 110, HCS: 90 } as const;
const CLASSES = {
  HCV: ['HCV 1', 'HCV 2', 'HCV 3', 'HCV 4', 'HCV 5', 'HCV 6'],
  HCS: ['Young regenerating forest', 'Low density forest', 'Medium density forest', 'High density forest']
} as const;
const NAMES = { HCV: 'conservation area', HCS: 'carbon stock' } as const;

/** Generates areas of high conservation value and of high carbon stock in the belt, away from roads. */
export function generateHighValueAreas(world: World): HighValueAreaRow[] {
  const random = createRandom('high value areas');
  const pick = createPalmRoadPicker(world);
  const rows: HighValueAreaRow[] = [];
  for (const kind of ['HCV', 'HCS'] as const)
    for (let left: number = AREAS[kind]; left > 0;) {
      const centre = roundPosition(pickNearby(random, pick(random).point, 2, 7));
      const lga = world.lgaAt(centre);
      const patch = generatePatch(world, random, centre, Math.min(3_000, Math.exp(5 + random.normal())));
      if (!lga || !patch || !isInPalmBelt(lga.state)) continue;
      left -= 1;
      const { state } = lga;
      rows.push({
        ...patch,
        kind,
        name: `${generatePlaceName(random, state)} ${NAMES[kind]}`,
        class: random.pick(CLASSES[kind]),
        state
      });
    }
  return rows;
}

export const highValueAreaTable: SeedTable<HighValueAreaRow> = {
  name: 'high_value_area',
  columns: { kind: 'text', geom: 'geometry' },
  attribution: 'High conservation value and high carbon stock: demonstration data',
  values: ({ kind, name, class: category, state, hectares, ring }) => ({
    kind,
    name,
    class: category,
    state,
    hectare: hectares,
    geom: toMultiPolygonWkb([[ring]])
  })
};
