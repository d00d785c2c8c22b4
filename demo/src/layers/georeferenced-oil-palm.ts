import { formatDay } from '../kit/days';
import { roundPosition } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { isInPalmBelt } from '../world/land';
import { pickNearby, createPalmRoadPicker, generatePatch } from './rural-places';
import type { SeedTable } from '../kit/seed-table';
import type { LgaShape } from '../world/boundaries';
import type { World } from '../world/world';
import type { LandPatch } from './rural-places';

export interface GeoreferencedRow extends LandPatch {
  readonly plot: string;
  readonly lga: LgaShape;
  readonly variety: string;
  /** Days since 1970. */
  readonly surveyed: number;
}

const PLOTS = 380;
const VARIETIES = ['Tenera', 'Tenera', 'Dura', 'Wild grove'];

/** Generates plots of a few hectares that were surveyed on foot in the last two years. */
export function generateGeoreferenced(world: World, day: number): GeoreferencedRow[] {
  const random = createRandom('georeferenced oil palm');
  const pick = createPalmRoadPicker(world);
  const rows: GeoreferencedRow[] = [];
  while (rows.length < PLOTS) {
    const centre = roundPosition(pickNearby(random, pick(random).point, 0.2, 1.8));
    const lga = world.lgaAt(centre);
    const patch = generatePatch(
      world,
      random,
      centre,
      Math.min(60, Math.max(0.5, Math.exp(1.1 + random.normal())))
    );
    if (!lga || !patch || !isInPalmBelt(lga.state)) continue;
    rows.push({
      ...patch,
      plot: `${lga.code}-${String(rows.length + 1).padStart(4, '0')}`,
      lga,
      variety: random.pick(VARIETIES),
      surveyed: day - random.integer(3, 730)
    });
  }
  return rows;
}

export const georeferencedTable: SeedTable<GeoreferencedRow> = {
  name: 'georeferenced_oil_palm',
  columns: { geom: 'geometry' },
  attribution: 'Georeferenced oil palm: demonstration data',
  dates: ['surveyed_on'],
  values: ({ plot, lga, variety, surveyed, hectares, ring }) => ({
    plot,
    lga: lga.name,
    state: lga.state,
    variety,
    surveyed_on: formatDay(surveyed),
    hectare: hectares,
    geom: toMultiPolygonWkb([[ring]])
  })
};
