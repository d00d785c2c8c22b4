import { createRandom } from '../kit/random';
import { toPointWkb } from '@site/server/src/store/wkb';
import { pickNearTown } from './rural-places';
import { createEmail, generatePhoneNumber } from './names';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface CommercialFarmRow {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly url: string | null;
  readonly type: string;
  /** Area in hectares; null when unknown. */
  readonly hectares: number | null;
  readonly at: Position;
}

const FARMS = 190;
const TYPES = ['Crop farm', 'Crop farm', 'Mixed farm', 'Poultry', 'Fish farm', 'Tree crops', 'Livestock'];
const FORMS = ['Farms', 'Agro Farms', 'Integrated Farms', 'Estates', 'Agric Ventures'];

/** Generates commercial farms outside towns; size and contact of some are unknown. */
export function generateCommercialFarms(world: World): CommercialFarmRow[] {
  const random = createRandom('commercial farms');
  const towns = world.towns.filter(({ rank }) => rank <= 3);
  return Array.from({ length: FARMS }, (_, index): CommercialFarmRow => {
    const { at, lga, town } = pickNearTown(world, random, towns, [3, 18]);
    const name = `${town.name} ${random.pick(FORMS)} ${index + 1}`;
    const keepByChance = (value: string, probability: number): string | null =>
      random.chance(probability) ? value : null;
    return {
      name,
      city: town.name,
      state: lga.state,
      address: `km ${random.integer(3, 24)}, ${town.name} road, ${lga.name}`,
      email: keepByChance(createEmail(name), 0.6),
      phone: keepByChance(generatePhoneNumber(random), 0.7),
      url: keepByChance(`https://farm-${index + 1}.site.example`, 0.35),
      type: random.pick(TYPES),
      hectares: random.chance(0.7)
        ? Math.round(Math.min(4_000, Math.max(2, Math.exp(3.8 + 1.1 * random.normal()))))
        : null,
      at
    };
  });
}

export const commercialFarmTable: SeedTable<CommercialFarmRow> = {
  name: 'commercial_farm',
  columns: { geom: 'geometry' },
  attribution: 'Commercial farms: demonstration data',
  values: (row) => ({
    name: row.name,
    city: row.city,
    state: row.state,
    address: row.address,
    contact_email: row.email,
    contact_phone: row.phone,
    url: row.url,
    farm_type: row.type,
    farm_size_ha: row.hectares,
    geom: toPointWkb(row.at)
  })
};
