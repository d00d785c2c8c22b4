import { computeBox } from '@site/domain';
import { computeAreaHectares } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { computeSettlementDensity } from '../world/land';
import type { SeedTable } from '../kit/seed-table';
import type { WardRow } from './wards';

export interface WardStatisticRow {
  readonly wardId: number;
  readonly population: number;
  readonly households: number;
  readonly farming: number;
  readonly farmlandHa: number;
}

/** Maximum population density, people per km². */
const DENSEST_PER_KM2 = 1_300;

/** Generates people, households and farmland of each ward: more people in densely settled areas. */
export function generateWardStatistics(wards: readonly WardRow[]): WardStatisticRow[] {
  const random = createRandom('ward statistics');
  return wards.map(({ id, lga, polygons }): WardStatisticRow => {
    const hectares = polygons.reduce((sum, [ring]) => sum + computeAreaHectares(ring!), 0);
    const { west, south, east, north } = computeBox(polygons.flat(2));
    const density = computeSettlementDensity(lga.state, [(west + east) / 2, (south + north) / 2]);
    const people = (hectares / 100) * DENSEST_PER_KM2 * density ** 1.3 * random.between(0.6, 1.2);
    const population = Math.round(Math.min(400_000, Math.max(800, people)));
    const households = Math.round(population / random.between(4.2, 6));
    return {
      wardId: id,
      population,
      households,
      farming: Math.round(households * random.between(0.25, 0.85)),
      farmlandHa: Math.round(hectares * random.between(0.15, 0.6) * 10) / 10
    };
  });
}

export const wardStatisticTable: SeedTable<WardStatisticRow> = {
  name: 'ward_statistic',
  columns: { ward_id: 'integer' },
  attribution: 'Ward statistics: demonstration data',
  values: ({ wardId, population, households, farming, farmlandHa }) => ({
    ward_id: wardId,
    population,
    households,
    farming_households: farming,
    farmland_ha: farmlandHa
  })
};
