import { createRandom } from '../kit/random';
import { RECORD_COLUMNS, UNTOUCHED_RECORD, recordValues } from '../kit/record';
import { pointWkb } from '@site/server/src/store/wkb';
import { inBelt } from '../world/land';
import { nearTown } from './countryside';
import { agoCost, pmsCost } from './customers';
import { someStatus } from './factories';
import type { Status } from '@site/domain';
import type { Position } from '../kit/geometry';
import type { Table } from '../kit/table';
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
  const towns = world.towns.filter(({ rank, state }) => rank <= 2 && inBelt(state));
  return Array.from({ length: DEPOTS }, (_, index): DepotRow => {
    const { at, town } = nearTown(world, random, towns, [2, 6]);
    return {
      number: index + 1,
      name: `${town.name} Depot`,
      costPms: pmsCost(random),
      costAgo: agoCost(random),
      status: someStatus(random),
      at,
      entered: day - random.integer(20, 600)
    };
  });
}

export const depotTable: Table<DepotRow> = {
  name: 'logistics_depot',
  columns: { ...RECORD_COLUMNS, geom: 'geometry' },
  attribution: 'Logistics depots: demonstration data',
  dates: ['created_at', 'updated_at'],
  datesOf: UNTOUCHED_RECORD,
  values: (row) => ({
    ...recordValues('logistics_depot', row.number, row.entered),
    name: row.name,
    cost_pms: row.costPms,
    cost_ago: row.costAgo,
    status: row.status,
    geom: pointWkb(row.at)
  })
};
