import { BIOMASS_TYPES } from '@site/domain';
import type { BiomassType } from '@site/domain';
import { createRandom } from '../kit/random';
import { RECORD_COLUMNS, UNTOUCHED_RECORD_SQL, toRecordValues } from '../kit/record';
import { toPointWkb } from '@site/server/src/store/wkb';
import { pickNearTown } from './rural-places';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface PartnerRow {
  readonly number: number;
  readonly name: string;
  readonly biomass: BiomassType;
  readonly wastes: readonly string[];
  /** Tonnes per year. */
  readonly feedstock: number;
  readonly biochar: number;
  /** NGN. */
  readonly machineCost: number;
  /** Percent. */
  readonly capexShare: number;
  readonly at: Position;
  /** Days since 1970. */
  readonly entered: number;
}

const PARTNERS = 42;
/** Wastes of each type of biomass. */
export const WASTES: Readonly<Record<BiomassType, readonly string[]>> = {
  'Field Crops & Grains': ['Maize cobs', 'Rice husk', 'Sorghum stalks', 'Groundnut shells'],
  'Tree Crops & Fruits': ['Cocoa pods', 'Coconut shells', 'Cashew shells', 'Mango stones'],
  'Palm Kernel': ['Palm kernel shells', 'Empty fruit bunches', 'Palm fibre'],
  'Industrial Processing Waste': ['Bagasse', 'Brewery grains', 'Cassava peels'],
  'Food Waste': ['Market waste', 'Kitchen waste'],
  'Animal-based': ['Poultry litter', 'Cattle dung', 'Bones'],
  Wood: ['Sawdust', 'Offcuts', 'Bark']
};
const SECOND = ['Agro', 'Farms', 'Mills', 'Cooperative', 'Foods', 'Sawmill'];

/** Generates businesses with biomass for biochar, all over the country. */
export function generatePartners(world: World, day: number): PartnerRow[] {
  const random = createRandom('biochar partners');
  const towns = world.towns.filter(({ rank }) => rank <= 3);
  return Array.from({ length: PARTNERS }, (_, index): PartnerRow => {
    const { at, town } = pickNearTown(world, random, towns, [1, 9]);
    const biomass = BIOMASS_TYPES[index % BIOMASS_TYPES.length]!;
    const feedstock = Math.round(Math.exp(7.2 + 0.8 * random.normal()));
    return {
      number: index + 1,
      name: `${town.name} ${random.pick(SECOND)}`,
      biomass,
      wastes: WASTES[biomass].filter((_waste, place) => place === 0 || random.chance(0.5)),
      feedstock,
      biochar: Math.round(feedstock * random.between(0.2, 0.27)),
      machineCost: random.integer(60, 480) * 250_000,
      capexShare: random.integer(0, 20) * 5,
      at,
      entered: day - random.integer(5, 500)
    };
  });
}

export const partnerTable: SeedTable<PartnerRow> = {
  name: 'biochar_partner',
  columns: { ...RECORD_COLUMNS, geom: 'geometry' },
  attribution: 'Biochar partners: demonstration data',
  dates: ['created_at', 'updated_at'],
  datedRowsSql: UNTOUCHED_RECORD_SQL,
  values: (row) => ({
    ...toRecordValues('biochar_partner', row.number, row.entered),
    name: row.name,
    biomass_type: row.biomass,
    biomass_waste: row.wastes,
    annual_feedstock: row.feedstock,
    biochar_production: row.biochar,
    potential_machine_cost: row.machineCost,
    capex_share_committed: row.capexShare,
    net_co2_removed: Math.round(row.biochar * 2.4 * 10) / 10,
    potential_additional_profit_generated: row.biochar * 85_000,
    geom: toPointWkb(row.at)
  })
};
