import { createRandom } from '../kit/random';
import { computeDistanceKm, KM_PER_DEGREE } from '../kit/geometry';
import { PointGrid } from '../kit/spatial-index';
import { toPointWkb } from '@site/server/src/store/wkb';
import { isInPalmBelt } from '../world/land';
import { generateUnusedPlaceName } from './place-names';
import type { CommunityRow } from './communities';
import type { SeedTable } from '../kit/seed-table';
import type { Town } from '../world/towns';
import type { World } from '../world/world';

/** A named place of the basemap: a town, or a village of rank 5. */
export interface PlaceRow extends Omit<Town, 'rank'> {
  readonly rank: Town['rank'] | 5;
}

/** Least distance between a village and any other place, km: names nearer to each other do not fit. */
const APART_KM = 3.5;

/**
 * Returns the towns, the communities, and villages with fictional names beside the roads of the oil palm belt,
 * wherever there is room between them.
 */
export function listPlaces({ towns, roads, lgaAt }: World, communities: readonly CommunityRow[]): PlaceRow[] {
  const random = createRandom('villages');
  const grid = new PointGrid<PlaceRow>(0.05);
  const places: PlaceRow[] = [];
  const add = (place: PlaceRow): void => {
    grid.add(place);
    places.push(place);
  };
  const hasRoom = (at: Town['at']): boolean =>
    [...grid.findNear(at, APART_KM / KM_PER_DEGREE)].every(
      (other) => computeDistanceKm(other.at, at) >= APART_KM
    );
  const addVillage = (name: string, state: string, at: Town['at']): void =>
    add({ name, state, at, population: random.integer(300, 4_000), rank: 5 });
  for (const town of towns) add(town);
  const taken = new Map<string, Set<string>>();
  const listTaken = (lga: string): Set<string> => {
    const names = taken.get(lga) ?? new Set(townNames);
    taken.set(lga, names);
    return names;
  };
  const townNames = new Set(towns.map(({ name }) => name));
  for (const { name, lga, at } of communities) {
    listTaken(lga.code).add(name);
    // A search for a town would find the village too.
    if (hasRoom(at) && !townNames.has(name)) addVillage(name, lga.state, at);
  }
  for (const at of roads.edges.flatMap(({ line }) => line)) {
    const lga = lgaAt(at);
    if (!lga || !isInPalmBelt(lga.state) || !hasRoom(at)) continue;
    // Villages of different LGAs may share a name, as they do in the country.
    addVillage(generateUnusedPlaceName(random, lga.state, listTaken(lga.code)), lga.state, at);
  }
  return places;
}

export const placeTable: SeedTable<PlaceRow> = {
  name: 'place',
  columns: { name: 'text', state: 'text', population: 'integer', rank: 'smallint', geom: 'geometry' },
  attribution: 'Places: GeoNames, CC BY 4.0; villages: demonstration data',
  values: ({ name, state, population, rank, at }) => ({ name, state, population, rank, geom: toPointWkb(at) })
};
