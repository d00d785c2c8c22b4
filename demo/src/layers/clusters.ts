import { HECTARES_PER_ACRE } from '@site/domain';
import { BLOB_REACH, blob, radiusKmOf } from '../kit/blob';
import { KM_PER_DEGREE, areaHectares, distanceKm, inRing, roundPosition } from '../kit/geometry';
import { PointGrid } from '../kit/locate';
import { createRandom, noise } from '../kit/random';
import { multiPolygonWkb, pointWkb } from '@site/server/src/store/wkb';
import { inBelt, inCreeks } from '../world/land';
import { townRadiusKm } from '../world/settlements';
import { nearby, palmRoads } from './countryside';
import type { Random } from '../kit/random';
import type { Position, Ring } from '../kit/geometry';
import type { Table } from '../kit/table';
import type { World } from '../world/world';

export interface ClusterRow {
  readonly state: string;
  readonly layer: string;
  /** Area on the ellipsoid, hectares. */
  readonly areaHa: number;
  readonly ageYears: number;
  /** Bulk density of the soil, g/cm³. */
  readonly bulkDensity: number;
  /** Tonnes of fresh fruit bunches per hectare and year. */
  readonly ffbPerHa: number;
  readonly location: Position;
  readonly ring: Ring;
}

const CLUSTERS = 3_300;
const ESTATES = 45;

interface Taken {
  readonly at: Position;
  readonly km: number;
}

/** Keeps clusters apart from towns and from each other. */
class Ground {
  private readonly small = new PointGrid<Taken>(0.03);
  private readonly large: Taken[] = [];

  take(taken: Taken): void {
    if (taken.km > 2) this.large.push(taken);
    else this.small.add(taken);
  }

  isFree(at: Position, km: number): boolean {
    const clear = (other: Taken): boolean => distanceKm(at, other.at) > km + other.km;
    if (!this.large.every(clear)) return false;
    for (const other of this.small.near(at, (km + 2) / KM_PER_DEGREE)) if (!clear(other)) return false;
    return true;
  }
}

/**
 * Computes the yield of palms of an age, tonnes of fresh fruit bunches per hectare and year: 0 before three
 * years, highest at ten to twenty.
 */
function yieldAt(random: Random, age: number, estate: boolean): number {
  const ripeness =
    age < 3 ? 0 : Math.min(1, (age - 2) / 7) * (age > 20 ? Math.max(0.45, 1 - (age - 20) / 25) : 1);
  return ripeness * (estate ? random.between(11, 16) : random.between(5, 11));
}

function clusterAt(world: World, random: Random, centre: Position, hectares: number): ClusterRow | null {
  const lga = world.lgaAt(centre);
  if (!lga || !inBelt(lga.state) || inCreeks(centre)) return null;
  const ring = blob(random, centre, radiusKmOf(hectares));
  if (!inRing(centre, ring) || !ring.every((corner) => world.lgaAt(corner))) return null;
  const areaHa = areaHectares(ring);
  const estate = hectares > 320;
  const ageYears = Math.round(random.between(1, estate ? 25 : 21) * 10) / 10;
  const layer = estate || random.chance(0.45) ? 'Niger Delta planted oil palm' : 'Oil palm clusters';
  const ffbPerHa = yieldAt(random, ageYears, estate);
  const bulkDensity = Math.round((1.15 + 0.35 * noise(centre[0] * 2, centre[1] * 2, 71)) * 100) / 100;
  return {
    state: lga.state,
    layer,
    areaHa,
    ageYears,
    bulkDensity,
    ffbPerHa,
    location: roundPosition(centre),
    ring
  };
}

/**
 * Generates oil palm clusters of 2 to 300 ha and some large estates, near the roads of the belt, outside towns
 * and without overlap.
 */
export function generateClusters(world: World): ClusterRow[] {
  const random = createRandom('clusters');
  const pick = palmRoads(world);
  const ground = new Ground();
  for (const town of world.towns) ground.take({ at: town.at, km: Math.max(0.9, townRadiusKm(town) * 0.7) });
  const clusters: ClusterRow[] = [];
  const wanted = Math.round(CLUSTERS * world.scale);
  const estates = Math.round(ESTATES * Math.min(world.scale, 3));
  for (let tries = 0; clusters.length < wanted && tries < wanted * 60; tries += 1) {
    const estate = clusters.length < estates;
    const hectares = estate
      ? Math.min(3_600, 330 * Math.exp(random.next() * 2.4))
      : Math.min(290, Math.max(2.5, Math.exp(2.75 + 1.05 * random.normal())));
    const reach = BLOB_REACH * radiusKmOf(hectares);
    const centre = roundPosition(nearby(random, pick(random).point, estate ? reach : 0.3, 3.2 + reach));
    if (!ground.isFree(centre, reach)) continue;
    const cluster = clusterAt(world, random, centre, hectares);
    if (!cluster) continue;
    ground.take({ at: centre, km: reach });
    clusters.push(cluster);
  }
  return clusters;
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

export const clusterTable: Table<ClusterRow> = {
  name: 'oil_palm_cluster',
  columns: { location: 'geometry', geom: 'geometry' },
  attribution: 'Oil palm clusters: demonstration data',
  values: ({ state, layer, areaHa, ageYears, bulkDensity, ffbPerHa, location, ring }) => ({
    state,
    layer,
    area_ha: round(areaHa),
    acre_area: round(areaHa / HECTARES_PER_ACRE),
    ffb_yield: round(ffbPerHa),
    // Also tonnes per hectare, as shares of the bunch by weight: oil, kernel oil, nuts, shell, fibre.
    cpo_yield: round(ffbPerHa * 0.19),
    pko_yield: round(ffbPerHa * 0.022),
    pkn_yield: round(ffbPerHa * 0.115),
    pks_yield: round(ffbPerHa * 0.06),
    fibre_yield: round(ffbPerHa * 0.135),
    age_years: ageYears,
    bulk_density: bulkDensity,
    location: pointWkb(location),
    geom: multiPolygonWkb([[ring]])
  })
};
