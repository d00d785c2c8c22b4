import { createRandom, computeNoise } from '../kit/random';
import { toPointWkb } from '@site/server/src/store/wkb';
import { pickNearTown } from './rural-places';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { LgaShape } from '../world/boundaries';
import type { World } from '../world/world';

export interface MaizeTrialRow {
  /** Tonnes per hectare. */
  readonly grain: number;
  readonly biomass: number;
  readonly lga: LgaShape;
  readonly at: Position;
}

const TRIALS = 220;

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100;

/**
 * Generates trial plots of maize. Yields of nearby plots are similar, and grain is about two fifths of the
 * biomass.
 */
export function generateMaizeTrials(world: World): MaizeTrialRow[] {
  const random = createRandom('maize farm trials');
  const towns = world.towns.filter(({ rank }) => rank >= 3);
  return Array.from({ length: TRIALS }, (): MaizeTrialRow => {
    const { at, lga } = pickNearTown(world, random, towns, [2, 12]);
    const soil = computeNoise(at[0] * 1.7, at[1] * 1.7, 81);
    const grain = Math.max(0.4, 1.1 + 3.4 * soil + 0.45 * random.normal());
    return {
      grain: roundToHundredth(grain),
      biomass: roundToHundredth(grain / random.between(0.36, 0.48)),
      lga,
      at
    };
  });
}

export const maizeTrialTable: SeedTable<MaizeTrialRow> = {
  name: 'maize_farm_trial',
  columns: { geom: 'geometry' },
  attribution: 'Maize farm trials: demonstration data',
  values: ({ grain, biomass, lga, at }) => ({
    yield_t_per_ha: grain,
    biomass_t_per_ha: biomass,
    lga: lga.name,
    state: lga.state,
    geom: toPointWkb(at)
  })
};
