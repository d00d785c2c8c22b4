import { createRandom } from '../kit/random';
import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { pickNearTown, generatePatch } from './rural-places';
import { generatePersonName, generatePhoneNumber } from './names';
import type { SeedTable } from '../kit/seed-table';
import type { LgaShape } from '../world/boundaries';
import type { World } from '../world/world';
import type { LandPatch } from './rural-places';

export interface GeofencedFarmRow extends LandPatch {
  readonly farmer: string;
  readonly phone: string;
  readonly crop: string;
  readonly lga: LgaShape;
}

const FARMS = 640;
const CROPS = ['Maize', 'Maize', 'Cassava', 'Yam', 'Rice', 'Soya beans', 'Vegetables'];

/** Generates small farms outside small towns, surveyed on foot with a phone. */
export function generateGeofencedFarms(world: World): GeofencedFarmRow[] {
  const random = createRandom('geofenced farms');
  const towns = world.towns.filter(({ rank }) => rank >= 3);
  const rows: GeofencedFarmRow[] = [];
  while (rows.length < FARMS) {
    const { at, lga } = pickNearTown(world, random, towns, [1.2, 10]);
    const patch = generatePatch(
      world,
      random,
      at,
      Math.min(20, Math.max(0.3, Math.exp(0.4 + 0.8 * random.normal())))
    );
    if (!patch) continue;
    const { first, last } = generatePersonName(random, lga.state);
    rows.push({
      ...patch,
      farmer: `${first} ${last}`,
      phone: generatePhoneNumber(random),
      crop: random.pick(CROPS),
      lga
    });
  }
  return rows;
}

export const geofencedFarmTable: SeedTable<GeofencedFarmRow> = {
  name: 'geofenced_farm',
  columns: { geom: 'geometry' },
  attribution: 'Geofenced farms: demonstration data',
  values: ({ farmer, phone, crop, lga, hectares, ring }) => ({
    farmer_name: farmer,
    phone_number: phone,
    crop,
    lga: lga.name,
    state: lga.state,
    hectare: hectares,
    geom: toMultiPolygonWkb([[ring]])
  })
};
