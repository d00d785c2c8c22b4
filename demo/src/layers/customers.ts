import { CUSTOMER_TYPES } from '@site/domain';
import type { CustomerRawMaterial, CustomerType, Status } from '@site/domain';
import { createRandom } from '../kit/random';
import { RECORD_COLUMNS, UNTOUCHED_RECORD_SQL, toRecordValues } from '../kit/record';
import { toPointWkb } from '@site/server/src/store/wkb';
import { pickNearTown } from './rural-places';
import { pickStatus } from './factories';
import { generatePhoneNumber } from './names';
import type { Random } from '../kit/random';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface CustomerRow {
  readonly number: number;
  readonly name: string;
  readonly phone: string;
  readonly type: CustomerType;
  readonly rawMaterials: readonly string[];
  readonly status: Status;
  readonly costPms: string;
  readonly costAgo: string;
  readonly state: string;
  readonly at: Position;
  /** Days since 1970. */
  readonly entered: number;
}

const CUSTOMERS = 72;
const STATES = ['Akwa Ibom', 'Cross River', 'Lagos', 'Kano', 'Ogun', 'Ondo', 'Edo', 'Abia', 'Enugu', 'Imo', 'Osun', 'Oyo']; // prettier-ignore
/** Raw materials bought by each type of customer. */
const BUYS: Readonly<Record<CustomerType, readonly CustomerRawMaterial[]>> = {
  'Crushing Mill': ['P1', 'P2'],
  'Deshelling Mill': ['P1'],
  Refinery: ['PKO'],
  'Kraken II': ['P1'],
  Cement: ['AGO'],
  Carbonizer: ['P2'],
  'Other Industries': ['FFB', 'PKO', 'AGO']
};
const FIRST =
  'Atlantic Savanna Bright Eastern Keystone Mercury Niger Orchid Pioneer Sterling Vantage Zenith'.split(' ');

/** Returns the cost of a fuel, NGN per litre, or 'Nil' when it is not given. */
export const computeFuelCost = (random: Random, least: number, most: number): string =>
  random.chance(0.3) ? 'Nil' : String(random.integer(least / 5, most / 5) * 5);
export const computePmsCost = (random: Random): string => computeFuelCost(random, 850, 1_050);
export const computeAgoCost = (random: Random): string => computeFuelCost(random, 1_050, 1_350);

/** Generates factories that buy from the company, all fictional, near the larger towns of twelve states. */
export function generateCustomers(world: World, day: number): CustomerRow[] {
  const random = createRandom('customers');
  return Array.from({ length: CUSTOMERS }, (_, index): CustomerRow => {
    const state = STATES[index % STATES.length];
    const towns = world.towns.filter((town) => town.state === state && town.rank <= 3);
    const { at, lga, town } = pickNearTown(world, random, towns, [1, 8]);
    const type =
      CUSTOMER_TYPES[Math.floor(index / STATES.length + (index % STATES.length)) % CUSTOMER_TYPES.length]!;
    const all = BUYS[type];
    return {
      number: index + 1,
      name: `${random.pick(FIRST)} ${type === 'Other Industries' ? 'Industries' : type}, ${town.name}`,
      phone: generatePhoneNumber(random),
      type,
      rawMaterials: all.filter((_material, place) => place === 0 || random.chance(0.5)),
      status: pickStatus(random),
      costPms: computePmsCost(random),
      costAgo: computeAgoCost(random),
      state: lga.state,
      at,
      entered: day - random.integer(5, 800)
    };
  });
}

export const customerTable: SeedTable<CustomerRow> = {
  name: 'customer',
  columns: { ...RECORD_COLUMNS, geom: 'geometry' },
  attribution: 'Customers: demonstration data',
  dates: ['created_at', 'updated_at'],
  datedRowsSql: UNTOUCHED_RECORD_SQL,
  values: (row) => ({
    ...toRecordValues('customer', row.number, row.entered),
    name: row.name,
    phone_number: row.phone,
    factory_type: row.type,
    raw_materials: row.rawMaterials,
    status: row.status,
    cost_pms: row.costPms,
    cost_ago: row.costAgo,
    geom: toPointWkb(row.at)
  })
};
