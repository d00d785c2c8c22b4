import { createRandom } from '../kit/random';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface MaizeRow {
  readonly code: string;
  readonly year: number;
  /** Tonnes harvested. */
  readonly production: number;
  /** Hectares planted. */
  readonly land: number;
}

/** Typical production of an LGA by state, thousands of tonnes a year. */
const TYPICAL: Readonly<Record<string, number>> = {
  Kaduna: 52, Niger: 48, Borno: 42, Taraba: 44, Plateau: 45, Bauchi: 40, Gombe: 38, Adamawa: 36, Katsina: 33, Zamfara: 28, Nasarawa: 28, Benue: 27, Oyo: 26, Kwara: 25, Kogi: 23, Kano: 21, 'Federal Capital Territory': 22, Ogun: 18, Kebbi: 18, Jigawa: 14, Yobe: 13, Ondo: 12, Ekiti: 11, Sokoto: 10, Osun: 10, 'Cross River': 9, Edo: 8.5, Enugu: 8, Delta: 7.5, Ebonyi: 7, Imo: 5.5, 'Akwa Ibom': 5, Abia: 5, Anambra: 5, Rivers: 3.2, Bayelsa: 1.2, Lagos: 0.8
}; // prettier-ignore

const NO_MAIZE = 0.07;
const MOST = 119_500;

/** Generates the maize of each LGA in 2022 and 2023; a few LGAs grow none. */
export function generateMaize({ lgas }: World): MaizeRow[] {
  const random = createRandom('maize');
  return lgas.flatMap(({ code, state }) => {
    if (random.chance(NO_MAIZE)) return [];
    const first = 1_000 * (TYPICAL[state] ?? 10) * Math.exp(0.45 * random.normal());
    const yieldTPerHa = random.between(1.6, 2.9);
    return [2022, 2023].map((year): MaizeRow => {
      const growth = year === 2022 ? 1 : random.between(0.88, 1.17);
      const production = Math.round(Math.min(MOST, first * growth));
      return {
        code,
        year,
        production,
        land: Math.round(production / (yieldTPerHa * random.between(0.95, 1.05)))
      };
    });
  });
}

export const maizeTable: SeedTable<MaizeRow> = {
  name: 'maize_production',
  columns: { lga_code: 'text' },
  attribution: 'Maize production: demonstration data',
  values: ({ code, year, production, land }) => ({
    lga_code: code,
    year,
    production_t: production,
    land_ha: land
  })
};
