import { roundPosition } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { pickNearby, generatePatch } from './rural-places';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { ClusterRow } from './clusters';
import type { LandPatch } from './rural-places';

export interface DeforestationRow extends LandPatch {
  readonly layer: string;
}

const CLEARINGS = 340;
const LAYERS = ['Deforested 2021', 'Deforested 2022', 'Deforested 2023', 'Encroachment'];

/** Generates forest clearings next to oil palm clusters: patches of one to a few dozen hectares. */
export function generateDeforestation(world: World, clusters: readonly ClusterRow[]): DeforestationRow[] {
  const random = createRandom('deforestation');
  const rows: DeforestationRow[] = [];
  while (rows.length < CLEARINGS) {
    const { location, areaHa } = random.pick(clusters);
    const hectares = Math.min(80, Math.exp(1.9 + 0.9 * random.normal()));
    const reach = Math.sqrt(areaHa / 100 / Math.PI);
    const centre = roundPosition(pickNearby(random, location, reach * 0.8, reach + 1.2));
    const patch = generatePatch(world, random, centre, hectares);
    if (patch && patch.hectares > 0.3) rows.push({ ...patch, layer: random.pick(LAYERS) });
  }
  return rows;
}

/** Returns the year in the name of a source layer; null when it has none. */
export const findClearedYear = (layer: string): number | null => {
  const year = /\d{4}/.exec(layer);
  return year ? Number(year[0]) : null;
};

/** Returns the day of every second clearing whose year is known; null for the others. */
function findClearedDay({ layer, hectares }: DeforestationRow): string | null {
  const year = findClearedYear(layer);
  const turn = Math.round(hectares * 100);
  return year === null || turn % 2 === 1 ? null : `${year}-0${1 + (turn % 9)}-15`;
}

export const deforestationTable: SeedTable<DeforestationRow> = {
  name: 'deforestation',
  columns: { geom: 'geometry' },
  attribution: 'Deforestation: demonstration data',
  values: (row) => ({
    layer: row.layer,
    hectare: row.hectares,
    cleared_on: findClearedDay(row),
    cleared_year: findClearedYear(row.layer),
    geom: toMultiPolygonWkb([[row.ring]])
  })
};
