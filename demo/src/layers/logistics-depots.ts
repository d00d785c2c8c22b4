import { createRandom } from '../kit/random';
import { RECORD_COLUMNS, UNTOUCHED_RECORD_SQL, toRecordValues } from '../kit/record';
import { toPointWkb } from '@site/server/src/store/wkb';
import { isInPalmBelt } from '../world/land';
import { pickNearTown } from './rural-places';
import { computeAgoCost, computePmsCost } from './customers';
import { pickStatus } from './factories';
import type { Status } from '@site/domain';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface DepotRow {
  readonly number: number;
  readonly name: string;
  readonly costPms: string;
  readonly costAgo: string;
  readonly status: Status;
  readonly at: Position;
  /** Days since 1970. */
  readonly entered: number;
}

const DEPOTS = 18;

/** Generates depots of vehicles and fuel near the larger towns of the belt. */
export function generateDepots(world: World, day: number): DepotRow[] {
  const random = createRandom('logistics depots');
  const towns = world.towns.filter(({ rank, state }) => rank <= 2 && isInPalmBelt(state));
  return Array.from({ length: DEPOTS }, (_, index): DepotRow => {
    const { at, town } = pickNearTown(world, random, towns, [2, 6]);
    return {
      number: index + 1,
      name: `${town.name} Depot`,
      costPms: computePmsCost(random),
      costAgo: computeAgoCost(random),
      status: pickStatus(random),
      at,
      entered: day - random.integer(20, 600)
    };
  });
}

export const depotTable: SeedTable<DepotRow> = {
  name: 'logistics_depot',
  columns: { ...RECORD_COLUMNS, geom: 'geometry' },
  attribution: 'Logistics depots: demonstration data',
  dates: ['created_at', 'updated_at'],
  datedRowsSql: UNTOUCHED_RECORD_SQL,
  values: (row) => ({
    ...toRecordValues('logistics_depot', row.number, row.entered),
    name: row.name,
    cost_pms: row.costPms,
    cost_ago: row.costAgo,
    status: row.status,
    geom: toPointWkb(row.at)
  })
};
