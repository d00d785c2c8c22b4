import { createRandom } from '../kit/random';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface ForestCoverRow {
  readonly state: string;
  /** Hectares. */
  readonly loss: number;
  readonly gain: number;
}

/** Forest lost in the states of the rain forest, thousands of hectares; the others lose little. */
const LOST: Readonly<Record<string, number>> = {
  'Cross River': 21.4, Edo: 18.9, Ondo: 16.2, Delta: 9.4, Ogun: 7.1, Rivers: 5.2, Taraba: 4.6, 'Akwa Ibom': 4.1, Osun: 3.6, Bayelsa: 2.9, Imo: 2.2, Abia: 2, Ekiti: 1.7, Oyo: 1.5, Ebonyi: 0.9, Enugu: 0.7, Anambra: 0.5, Lagos: 0.4
}; // prettier-ignore
/** The dry states of the far north have no forest to lose. */
const NO_FOREST = ['Sokoto', 'Katsina', 'Jigawa', 'Yobe', 'Borno', 'Kano', 'Zamfara'];
const MOST_GAIN = 101_500;

/** Generates the forest lost and gained by each state; most of it in the south. */
export function generateForestCover({ states }: World): ForestCoverRow[] {
  const random = createRandom('forest cover');
  return states.map(({ name }): ForestCoverRow => {
    const wobble = random.between(0.9, 1.08);
    const thousands = NO_FOREST.includes(name) ? 0 : (LOST[name] ?? random.between(0.005, 0.6));
    const gain = 1_000 * (LOST[name] === undefined ? random.between(0.5, 14) : random.between(9, 62));
    return {
      state: name,
      loss: Math.round(thousands * wobble * 1_000),
      gain: Math.round(Math.min(MOST_GAIN, gain * (name === 'Cross River' ? 1.9 : 1)))
    };
  });
}

export const forestCoverTable: SeedTable<ForestCoverRow> = {
  name: 'forest_cover',
  columns: { state: 'text' },
  attribution: 'Forest cover: demonstration data',
  values: ({ state, loss, gain }) => ({ state, loss, gain })
};
