import { computeDistanceKm, roundPosition } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { toPointWkb } from '@site/server/src/store/wkb';
import { pickNearby } from './rural-places';
import { generateUnusedPlaceName } from './place-names';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { LgaShape } from '../world/boundaries';
import type { World } from '../world/world';
import type { MillRow } from './mills';

export interface CommunityRow {
  readonly id: number;
  readonly name: string;
  readonly lga: LgaShape;
  readonly at: Position;
}

/** Minimum distance between communities of an LGA, km. */
const APART_KM = 4;
const MOST_IN_LGA = 6;

/** Generates villages near mills: up to six in each LGA with mills. */
export function generateCommunities(world: World, mills: readonly MillRow[]): CommunityRow[] {
  const random = createRandom('communities');
  const found = new Map<string, CommunityRow[]>();
  const taken = new Set<string>();
  let id = 0;
  for (const { at, lga } of mills) {
    if (!at) continue;
    const known = found.get(lga.code) ?? [];
    if (known.length >= MOST_IN_LGA || known.some((other) => computeDistanceKm(other.at, at) < APART_KM))
      continue;
    const aside = roundPosition(pickNearby(random, at, 0.1, 0.6));
    const community: CommunityRow = {
      id: (id += 1),
      name: generateUnusedPlaceName(random, lga.state, taken),
      lga,
      at: world.lgaAt(aside)?.code === lga.code ? aside : at
    };
    found.set(lga.code, [...known, community]);
  }
  return [...found.values()].flat();
}

/** Returns a function that finds the community of a mill: the nearest one in its LGA. */
export function createCommunityFinder(
  communities: readonly CommunityRow[]
): (mill: MillRow) => CommunityRow | undefined {
  const byLga = new Map<string, CommunityRow[]>();
  for (const one of communities) byLga.set(one.lga.code, [...(byLga.get(one.lga.code) ?? []), one]);
  return ({ at, lga }) => {
    const known = byLga.get(lga.code) ?? [];
    if (!at) return known[0];
    return known.reduce<CommunityRow | undefined>(
      (best, one) => (best && computeDistanceKm(best.at, at) <= computeDistanceKm(one.at, at) ? best : one),
      undefined
    );
  };
}

export const communityTable: SeedTable<CommunityRow> = {
  name: 'community',
  columns: { id: 'integer', lga_code: 'text', geom: 'geometry' },
  attribution: 'Communities: demonstration data',
  values: ({ id, name, lga, at }) => ({ id, name, lga_code: lga.code, geom: toPointWkb(at) })
};
