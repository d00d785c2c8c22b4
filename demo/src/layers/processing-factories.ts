import { BIOMASS_TYPES, PROCESSING_FACTORY_SOURCES } from '@site/domain';
import type { BiomassType } from '@site/domain';
import { createLocator } from '../kit/spatial-index';
import { createRandom } from '../kit/random';
import { toPointWkb } from '@site/server/src/store/wkb';
import { WASTES } from './biochar-partners';
import { pickNearTown } from './rural-places';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { WardRow } from './wards';

export interface ProcessingFactoryRow {
  readonly ward: WardRow;
  readonly name: string;
  readonly source: string;
  readonly biomass: BiomassType;
  readonly wastes: readonly string[];
  readonly at: Position;
}

const FACTORIES = 260;
const FORMS: Readonly<Record<BiomassType, readonly string[]>> = {
  'Field Crops & Grains': ['Rice Mill', 'Maize Mill', 'Feed Mill'],
  'Tree Crops & Fruits': ['Cashew Works', 'Juice Factory', 'Cocoa Works'],
  'Palm Kernel': ['Palm Kernel Crushers', 'Oil Mill'],
  'Industrial Processing Waste': ['Starch Factory', 'Sugar Works', 'Brewery'],
  'Food Waste': ['Food Factory', 'Bakery'],
  'Animal-based': ['Poultry', 'Abattoir'],
  Wood: ['Sawmill', 'Furniture Works']
};

/** Generates factories with biomass waste, near towns all over the country. */
export function generateProcessingFactories(world: World, wards: readonly WardRow[]): ProcessingFactoryRow[] {
  const random = createRandom('processing factories');
  const wardAt = createLocator(wards);
  const rows: ProcessingFactoryRow[] = [];
  while (rows.length < FACTORIES) {
    const { at, town } = pickNearTown(world, random, world.towns, [0.5, 7]);
    const ward = wardAt(at);
    if (!ward) continue;
    const biomass = random.pick(BIOMASS_TYPES);
    rows.push({
      ward,
      name: `${town.name} ${random.pick(FORMS[biomass])}, ${ward.lga.state}`,
      source: random.pick(PROCESSING_FACTORY_SOURCES),
      biomass,
      wastes: WASTES[biomass].filter((_waste, place) => place === 0 || random.chance(0.4)),
      at
    });
  }
  return rows;
}

export const processingFactoryTable: SeedTable<ProcessingFactoryRow> = {
  name: 'processing_factory',
  columns: { geom: 'geometry' },
  attribution: 'Processing factories: demonstration data',
  values: ({ ward, name, source, biomass, wastes, at }) => ({
    ward_name: ward.name,
    lga_name: ward.lga.name,
    state_name: ward.lga.state,
    factory_name: name,
    source,
    biomass_type: biomass,
    biomass_waste: wastes,
    geom: toPointWkb(at)
  })
};
