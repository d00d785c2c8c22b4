import { createRandom } from '../kit/random';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface CassavaRow {
  readonly state: string;
  /** Thousands of hectares. */
  readonly planted: number;
  /** Thousands of tonnes. */
  readonly produced: number;
  /** Rank by production; 1 is the largest. */
  readonly rank: number;
}

/** Typical production, thousands of tonnes a year; the states of the far north grow little. */
const USUAL: Readonly<Record<string, number>> = {
  Benue: 3900, Kogi: 3300, 'Cross River': 2700, Imo: 2350, Oyo: 2250, 'Akwa Ibom': 2100, Rivers: 1950, Delta: 1850, Taraba: 1750, Ogun: 1700, Kaduna: 1650, Ondo: 1600, Enugu: 1500, Edo: 1350, Anambra: 1250, Abia: 1150, Ebonyi: 1050, Kwara: 950, Osun: 900, Ekiti: 800, Nasarawa: 750, Niger: 700, Plateau: 420, Bayelsa: 300, Lagos: 240, 'Federal Capital Territory': 170, Adamawa: 150
}; // prettier-ignore

/** Generates the cassava of each state in a year. */
export function generateCassava({ states }: World): CassavaRow[] {
  const random = createRandom('cassava');
  const grown = states.map(({ name }) => {
    const produced =
      Math.round((USUAL[name] ?? random.between(8, 60)) * random.between(0.95, 1.05) * 10) / 10;
    const yieldTPerHa = random.between(7.5, 13.5);
    return { state: name, produced, planted: Math.round((produced / yieldTPerHa) * 100) / 100 };
  });
  const order = [...grown].sort((a, b) => b.produced - a.produced);
  return grown.map((row) => ({ ...row, rank: order.indexOf(row) + 1 }));
}

export const cassavaTable: SeedTable<CassavaRow> = {
  name: 'cassava_state',
  columns: { state: 'text' },
  attribution: 'Cassava: demonstration data',
  values: ({ state, planted, produced, rank }) => ({
    state,
    planted_kha: planted,
    produced_kt: produced,
    rank
  })
};
