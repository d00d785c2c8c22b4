import { roundPosition } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { toPointWkb } from '@site/server/src/store/wkb';
import { pickNearby } from './rural-places';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface MinigridRow {
  readonly site: string;
  readonly state: string;
  /** Connected households and shops. */
  readonly connections: number;
  readonly at: Position;
}

const MINIGRIDS = 120;

/** Generates solar minigrids in communities outside small towns. */
export function generateMinigrids({ towns, stateAt }: World): MinigridRow[] {
  const random = createRandom('minigrids');
  const small = towns.filter(({ rank }) => rank >= 3);
  const rows: MinigridRow[] = [];
  while (rows.length < MINIGRIDS) {
    const town = random.pick(small);
    const at = roundPosition(pickNearby(random, town.at, 2.5, 9));
    const state = stateAt(at);
    if (!state) continue;
    rows.push({
      site: `${town.name} community ${rows.filter(({ site }) => site.startsWith(`${town.name} community`)).length + 1}`,
      state: state.name,
      connections: Math.round(Math.exp(5.2 + 0.7 * random.normal())),
      at
    });
  }
  return rows;
}

export const minigridTable: SeedTable<MinigridRow> = {
  name: 'minigrid',
  columns: { geom: 'geometry' },
  attribution: 'Minigrids: demonstration data',
  values: ({ site, state, connections, at }) => ({
    site_name: site,
    state,
    conn_on_ground: connections,
    geom: toPointWkb(at)
  })
};
