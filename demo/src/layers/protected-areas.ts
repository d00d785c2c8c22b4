import { computeDistanceKm } from '../kit/geometry';
import { computeRadiusKm } from '../kit/generate-blob';
import { createRandom } from '../kit/random';
import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { computeTownRadiusKm } from '../world/settlements';
import { generatePatch } from './rural-places';
import { generatePlaceName } from './place-names';
import { roundPosition } from '../kit/geometry';
import type { Random } from '../kit/random';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { LandPatch } from './rural-places';

export interface ProtectedAreaRow extends LandPatch {
  readonly name: string;
  readonly designation: string;
  readonly type: string;
  readonly status: string;
  readonly government: string;
  readonly owner: string;
  readonly at: Position;
}

interface ProtectedAreaKind {
  readonly designation: string;
  readonly type: 'National' | 'International';
  readonly count: number;
  /** Natural logarithm of the typical size in hectares. */
  readonly size: number;
  readonly government: string;
  readonly owner: string;
}
/* Large kinds first, so that small ones fit between them. */
const KINDS: readonly ProtectedAreaKind[] = [
  { designation: 'National Park', type: 'National', count: 7, size: 11.6, government: 'Federal or national ministry or agency', owner: 'State' },
  { designation: 'Ramsar Site, Wetland of International Importance', type: 'International', count: 6, size: 10.4, government: 'Federal or national ministry or agency', owner: 'State' },
  { designation: 'Game Reserve', type: 'National', count: 22, size: 10.2, government: 'Sub-national ministry or agency', owner: 'State' },
  { designation: 'Forest Reserve', type: 'National', count: 120, size: 9, government: 'Sub-national ministry or agency', owner: 'State' },
  { designation: 'Community Forest', type: 'National', count: 25, size: 7.6, government: 'Local communities', owner: 'Communal' }
]; // prettier-ignore
const MOST_HA = 420_000;

/** Picks a place in the country; forest in the south is protected most often. */
function pickSite({ lgas, stateAt }: World, random: Random): Position | null {
  const lga = random.pick(lgas);
  const at = roundPosition([
    lga.seat[0] + random.between(-0.5, 0.5),
    lga.seat[1] + random.between(-0.5, 0.5)
  ]);
  const southern = at[1] < 8;
  return stateAt(at) && (southern || random.chance(0.45)) ? at : null;
}

/** Generates parks and reserves on land, outside towns and without overlap. */
export function generateProtectedAreas(world: World): ProtectedAreaRow[] {
  const random = createRandom('protected areas');
  const towns = world.towns.map((town) => ({ at: town.at, km: 0.6 * computeTownRadiusKm(town) }));
  const rows: ProtectedAreaRow[] = [];
  const computeReach = (hectares: number): number => 1.45 * computeRadiusKm(hectares);
  for (const kind of KINDS)
    for (let left = kind.count; left > 0;) {
      const at = pickSite(world, random);
      const hectares = Math.min(MOST_HA, Math.exp(kind.size + 0.6 * random.normal()));
      const reach = computeReach(hectares);
      const isFree = (other: Position, km: number): boolean =>
        computeDistanceKm(at ?? other, other) > reach + km;
      if (!at || !towns.every((town) => isFree(town.at, town.km))) continue;
      if (!rows.every((row) => isFree(row.at, computeReach(row.hectares)))) continue;
      const patch = generatePatch(world, random, at, hectares);
      const state = world.stateAt(at)?.name;
      if (!patch || !state) continue;
      left -= 1;
      rows.push({
        ...patch,
        at,
        name: `${generatePlaceName(random, state)} ${kind.designation.split(',')[0]}`,
        designation: kind.designation,
        type: kind.type,
        status: random.chance(0.88) ? 'Designated' : 'Proposed',
        government: kind.government,
        owner: kind.owner
      });
    }
  return rows;
}

export const protectedAreaTable: SeedTable<ProtectedAreaRow> = {
  name: 'protected_area',
  columns: { geom: 'geometry' },
  attribution: 'Protected areas: demonstration data, not the real ones',
  values: (row) => ({
    name: row.name,
    designation: row.designation,
    designation_type: row.type,
    status: row.status,
    government_type: row.government,
    owner: row.owner,
    hectare: row.hectares,
    geom: toMultiPolygonWkb([[row.ring]])
  })
};
