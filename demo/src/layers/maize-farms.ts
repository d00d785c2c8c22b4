import { MAIZE_FARM_TYPES } from '@site/domain';
import { createLocator } from '../kit/spatial-index';
import { createRandom } from '../kit/random';
import { toPointWkb } from '@site/server/src/store/wkb';
import { pickNearTown } from './rural-places';
import { generatePlaceName } from './place-names';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { WardRow } from './wards';

export interface MaizeFarmRow {
  readonly ward: WardRow;
  readonly name: string;
  readonly type: string;
  readonly at: Position;
}

const FARMS = 900;
/** Latitude north of which most maize grows, degrees. */
const NORTH = 7;

/** Generates maize farms outside towns, most of them in the middle and the north. */
export function generateMaizeFarms(world: World, wards: readonly WardRow[]): MaizeFarmRow[] {
  const random = createRandom('maize farms');
  const wardAt = createLocator(wards);
  const rows: MaizeFarmRow[] = [];
  while (rows.length < FARMS) {
    const { at, lga } = pickNearTown(world, random, world.towns, [1.5, 14]);
    const ward = wardAt(at);
    if (!ward || (at[1] < NORTH && random.chance(0.6))) continue;
    const name = `${generatePlaceName(random, lga.state)} farm`;
    rows.push({ ward, name, type: random.pick(MAIZE_FARM_TYPES), at });
  }
  return rows;
}

export const maizeFarmTable: SeedTable<MaizeFarmRow> = {
  name: 'maize_farm',
  columns: { geom: 'geometry' },
  attribution: 'Maize farms: demonstration data',
  values: ({ ward, name, type, at }) => ({
    ward_name: ward.name,
    lga_name: ward.lga.name,
    state_name: ward.lga.state,
    poi_name: name,
    farm_type: type,
    geom: toPointWkb(at)
  })
};
