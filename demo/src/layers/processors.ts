import { roundPosition } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { toPointWkb } from '@site/server/src/store/wkb';
import { isInPalmBelt } from '../world/land';
import { pickNearby } from './rural-places';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface ProcessorRow {
  readonly company: string;
  readonly suppliers: string;
  readonly rspo: string;
  readonly address: string;
  readonly product: string;
  readonly at: Position;
}

const PROCESSORS = 40;
const FIRST = 'Golden Green Royal Delta Sunrise Heritage Unity Crown Summit Harvest Palmland Riverside'.split(
  ' '
);
const SECOND = ['Palm Industries', 'Oil Mills', 'Agro Processors', 'Foods', 'Vegetable Oils', 'Plantations'];
const FORM = ['Ltd', 'Nigeria Ltd', 'Plc'];
const PRODUCTS = ['Crude palm oil', 'Palm kernel oil', 'Crude palm oil, palm kernel oil', 'Refined palm oil'];
const RSPO = ['Not a member', 'Not a member', 'Member', 'Certified'];
const SUPPLIERS = ['Own estate', 'Smallholders', 'Own estate and smallholders', 'Agents'];

/** Generates oil palm processing companies, all fictional, near the larger towns of the belt. */
export function generateProcessors({ towns, lgaAt }: World): ProcessorRow[] {
  const random = createRandom('processors');
  const sites = towns.filter(({ rank, state }) => rank <= 3 && isInPalmBelt(state));
  const rows: ProcessorRow[] = [];
  while (rows.length < PROCESSORS) {
    const town = random.pick(sites);
    const at = roundPosition(pickNearby(random, town.at, 2, 9));
    if (!lgaAt(at)) continue;
    rows.push({
      company: `${random.pick(FIRST)} ${random.pick(SECOND)} ${random.pick(FORM)}`,
      suppliers: random.pick(SUPPLIERS),
      rspo: random.pick(RSPO),
      address: `km ${random.integer(2, 14)}, ${town.name}, ${town.state}`,
      product: random.pick(PRODUCTS),
      at
    });
  }
  return rows;
}

export const processorTable: SeedTable<ProcessorRow> = {
  name: 'oil_palm_processor',
  columns: { geom: 'geometry' },
  attribution: 'Oil palm processors: demonstration data',
  values: ({ company, suppliers, rspo, address, product, at }) => ({
    parent_company: company,
    suppliers,
    rspo_status: rspo,
    address,
    product,
    geom: toPointWkb(at)
  })
};
