import { roundPosition } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { pickNearby, createPalmRoadPicker, generatePatch } from './rural-places';
import { generatePlaceName } from './place-names';
import type { SeedTable } from '../kit/seed-table';
import type { LgaShape } from '../world/boundaries';
import type { World } from '../world/world';
import type { LandPatch } from './rural-places';

export interface PlantationRow extends LandPatch {
  readonly name: string;
  readonly lga: LgaShape;
  /** Whole years. */
  readonly age: number;
}

const PLANTATIONS = 150;
const STATE = 'Akwa Ibom';
const OLDEST = 20;

/** Generates the oil palm plantations of Akwa Ibom. */
export function generatePlantations(world: World): PlantationRow[] {
  const random = createRandom('plantations');
  const pick = createPalmRoadPicker(world);
  const rows: PlantationRow[] = [];
  while (rows.length < PLANTATIONS) {
    const { road, point } = pick(random);
    if (road.state !== STATE) continue;
    const centre = roundPosition(pickNearby(random, point, 0.8, 3));
    const lga = world.lgaAt(centre);
    if (lga?.state !== STATE) continue;
    const patch = generatePatch(world, random, centre, Math.min(1_200, 8 + Math.exp(3 + random.normal())));
    if (patch)
      rows.push({
        ...patch,
        name: `${generatePlaceName(random, STATE)} plantation`,
        lga,
        age: random.integer(0, OLDEST)
      });
  }
  return rows;
}

export const plantationTable: SeedTable<PlantationRow> = {
  name: 'plantation',
  columns: { lga_code: 'text', geom: 'geometry' },
  attribution: 'Plantations: demonstration data',
  values: ({ name, lga, age, hectares, ring }) => ({
    name,
    lga_code: lga.code,
    age_int: age,
    hectare: hectares,
    geom: toMultiPolygonWkb([[ring]])
  })
};
