import { createRandom } from '../kit/random';
import { toPointWkb } from '@site/server/src/store/wkb';
import { isInPalmBelt } from '../world/land';
import { pickNearTown } from './rural-places';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { LgaShape } from '../world/boundaries';
import type { World } from '../world/world';

export interface CpoDepotRow {
  readonly name: string;
  readonly lga: LgaShape;
  /** Tonnes. */
  readonly capacity: number;
  readonly stock: number;
  readonly at: Position;
}

const DEPOTS = 46;

/** Generates depots of crude palm oil near the towns of the belt. */
export function generateCpoDepots(world: World): CpoDepotRow[] {
  const random = createRandom('cpo depots');
  const towns = world.towns.filter(({ rank, state }) => rank <= 3 && isInPalmBelt(state));
  return Array.from({ length: DEPOTS }, (): CpoDepotRow => {
    const { at, lga, town } = pickNearTown(world, random, towns, [0.5, 5]);
    const capacity = random.integer(4, 120) * 25;
    return {
      name: `${town.name} oil depot`,
      lga,
      capacity,
      stock: Math.round(capacity * random.next() ** 1.3),
      at
    };
  });
}

export const cpoDepotTable: SeedTable<CpoDepotRow> = {
  name: 'cpo_depot',
  columns: { geom: 'geometry' },
  attribution: 'Crude palm oil depots: demonstration data',
  values: ({ name, lga, capacity, stock, at }) => ({
    name,
    state: lga.state,
    lga: lga.name,
    capacity_t: capacity,
    stock_t: stock,
    geom: toPointWkb(at)
  })
};
