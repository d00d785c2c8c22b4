import { createRandom } from '../kit/random';
import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { pickNearTown, generatePatch } from './rural-places';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { LandPatch } from './rural-places';

export interface IndustrialParkRow extends LandPatch {
  readonly name: string;
  readonly state: string;
  readonly status: string;
}

const PARKS = 48;
const FORMS = ['Industrial Park', 'Industrial Estate', 'Free Trade Zone', 'Agro-processing Zone'];
const STATUSES = ['Operating', 'Operating', 'Operating', 'Under construction', 'Planned'];

/** Generates industrial parks at the edge of the larger towns. */
export function generateIndustrialParks(world: World): IndustrialParkRow[] {
  const random = createRandom('industrial parks');
  const towns = world.towns.filter(({ rank }) => rank <= 2);
  const rows: IndustrialParkRow[] = [];
  const taken = new Set<string>();
  while (rows.length < PARKS) {
    const { at, lga, town } = pickNearTown(world, random, towns, [3, 9]);
    const name = `${town.name} ${random.pick(FORMS)}`;
    const patch = generatePatch(world, random, at, Math.min(900, Math.exp(5 + 0.7 * random.normal())));
    if (!patch || taken.has(name)) continue;
    taken.add(name);
    rows.push({ ...patch, name, state: lga.state, status: random.pick(STATUSES) });
  }
  return rows;
}

export const industrialParkTable: SeedTable<IndustrialParkRow> = {
  name: 'industrial_park',
  columns: { geom: 'geometry' },
  attribution: 'Industrial parks: demonstration data',
  values: ({ name, state, status, hectares, ring }) => ({
    name,
    state,
    status,
    hectare: hectares,
    geom: toMultiPolygonWkb([[ring]])
  })
};
