import { HECTARES_PER_ACRE, isInsideRing } from '@site/domain';
import { MAX_BLOB_REACH, generateBlob, computeRadiusKm } from '../kit/generate-blob';
import { KM_PER_DEGREE, computeAreaHectares, computeDistanceKm, roundPosition } from '../kit/geometry';
import { PointGrid } from '../kit/spatial-index';
import { createRandom, computeNoise } from '../kit/random';
import { toMultiPolygonWkb, toPointWkb } from '@site/server/src/store/wkb';
import { isInPalmBelt, isInCreeks } from '../world/land';
import { computeTownRadiusKm } from '../world/settlements';
import { pickNearby, createPalmRoadPicker } from './rural-places';
import type { Random } from '../kit/random';
import type { Position, ClosedRing } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
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
  readonly ring: ClosedRing;
}

const CLUSTERS = 3_300;
const ESTATES = 45;

interface OccupiedArea {
  readonly at: Position;
  readonly km: number;
}

/** Keeps clusters apart from towns and from each other. */
class ClusterSpace {
  private readonly small = new PointGrid<OccupiedArea>(0.03);
  private readonly large: OccupiedArea[] = [];

  occupy(taken: OccupiedArea): void {
    if (taken.km > 2) this.large.push(taken);
    else this.small.add(taken);
  }

  isFree(at: Position, km: number): boolean {
    const isClear = (other: OccupiedArea): boolean => computeDistanceKm(at, other.at) > km + other.km;
    if (!this.large.every(isClear)) return false;
    for (const other of this.small.findNear(at, (km + 2) / KM_PER_DEGREE)) if (!isClear(other)) return false;
    return true;
  }
}

/**
 * Computes the yield of palms of an age, tonnes of fresh fruit bunches per hectare and year: 0 before three
 * years, highest at ten to twenty.
 */
function computeYield(random: Random, age: number, estate: boolean): number {
  const ripeness =
    age < 3 ? 0 : Math.min(1, (age - 2) / 7) * (age > 20 ? Math.max(0.45, 1 - (age - 20) / 25) : 1);
  return ripeness * (estate ? random.between(11, 16) : random.between(5, 11));
}

function generateCluster(
  world: World,
  random: Random,
  centre: Position,
  hectares: number
): ClusterRow | null {
  const lga = world.lgaAt(centre);
  if (!lga || !isInPalmBelt(lga.state) || isInCreeks(centre)) return null;
  const ring = generateBlob(random, centre, computeRadiusKm(hectares));
  if (!isInsideRing(centre, ring) || !ring.every((corner) => world.lgaAt(corner))) return null;
  const areaHa = computeAreaHectares(ring);
  const estate = hectares > 320;
  const ageYears = Math.round(random.between(1, estate ? 25 : 21) * 10) / 10;
  const layer = estate || random.chance(0.45) ? 'Niger Delta planted oil palm' : 'Oil palm clusters';
  const ffbPerHa = computeYield(random, ageYears, estate);
  const bulkDensity = Math.round((1.15 + 0.35 * computeNoise(centre[0] * 2, centre[1] * 2, 71)) * 100) / 100;
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
  const pick = createPalmRoadPicker(world);
  const ground = new ClusterSpace();
  for (const town of world.towns)
    ground.occupy({ at: town.at, km: Math.max(0.9, computeTownRadiusKm(town) * 0.7) });
  const clusters: ClusterRow[] = [];
  const wanted = Math.round(CLUSTERS * world.scale);
  const estates = Math.round(ESTATES * Math.min(world.scale, 3));
  for (let tries = 0; clusters.length < wanted && tries < wanted * 60; tries += 1) {
    const estate = clusters.length < estates;
    const hectares = estate
      ? Math.min(3_600, 330 * Math.exp(random.next() * 2.4))
      : Math.min(290, Math.max(2.5, Math.exp(2.75 + 1.05 * random.normal())));
    const reach = MAX_BLOB_REACH * computeRadiusKm(hectares);
    const centre = roundPosition(pickNearby(random, pick(random).point, estate ? reach : 0.3, 3.2 + reach));
    if (!ground.isFree(centre, reach)) continue;
    const cluster = generateCluster(world, random, centre, hectares);
    if (!cluster) continue;
    ground.occupy({ at: centre, km: reach });
    clusters.push(cluster);
  }
  return clusters;
}

const roundShare = (value: number): number => Math.round(value * 1e4) / 1e4;

export const clusterTable: SeedTable<ClusterRow> = {
  name: 'oil_palm_cluster',
  columns: { location: 'geometry', geom: 'geometry' },
  attribution: 'Oil palm clusters: demonstration data',
  values: ({ state, layer, areaHa, ageYears, bulkDensity, ffbPerHa, location, ring }) => ({
    state,
    layer,
    area_ha: roundShare(areaHa),
    acre_area: roundShare(areaHa / HECTARES_PER_ACRE),
    ffb_yield: roundShare(ffbPerHa),
    // Also tonnes per hectare, as shares of the bunch by weight: oil, kernel oil, nuts, shell, fibre.
    cpo_yield: roundShare(ffbPerHa * 0.19),
    pko_yield: roundShare(ffbPerHa * 0.022),
    pkn_yield: roundShare(ffbPerHa * 0.115),
    pks_yield: roundShare(ffbPerHa * 0.06),
    fibre_yield: roundShare(ffbPerHa * 0.135),
    age_years: ageYears,
    bulk_density: bulkDensity,
    location: toPointWkb(location),
    geom: toMultiPolygonWkb([[ring]])
  })
};
