import { roundPosition } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { toPointWkb } from '@site/server/src/store/wkb';
import { pickNearby } from './rural-places';
import { generatePersonName, generatePhoneNumber } from './names';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { CommunityRow } from './communities';

export interface PindRow {
  readonly farmer: string;
  readonly phone: string;
  readonly community: CommunityRow;
  readonly hectares: number;
  /** Whole years. */
  readonly age: number;
  readonly at: Position;
}

const GROWERS = 420;
/** States of the programme. */
const STATES = ['Abia', 'Akwa Ibom', 'Bayelsa', 'Cross River', 'Delta', 'Edo', 'Imo', 'Ondo', 'Rivers'];

/** Generates smallholders of the Pind programme, in communities of the Niger Delta. */
export function generatePind(world: World, communities: readonly CommunityRow[]): PindRow[] {
  const random = createRandom('pind');
  const among = communities.filter(({ lga }) => STATES.includes(lga.state));
  return Array.from({ length: GROWERS }, (): PindRow => {
    const community = random.pick(among);
    const aside = roundPosition(pickNearby(random, community.at, 0.2, 2));
    const { first, last } = generatePersonName(random, community.lga.state);
    return {
      farmer: `${first} ${last}`,
      phone: generatePhoneNumber(random),
      community,
      hectares: Math.round(Math.min(25, Math.max(0.3, Math.exp(0.6 + 0.7 * random.normal()))) * 10) / 10,
      age: random.integer(0, 20),
      at: world.lgaAt(aside)?.code === community.lga.code ? aside : community.at
    };
  });
}

export const pindTable: SeedTable<PindRow> = {
  name: 'pind_oil_palm',
  columns: { geom: 'geometry' },
  attribution: 'Pind oil palm: demonstration data',
  values: ({ farmer, phone, community, hectares, age, at }) => ({
    farmer_name: farmer,
    phone_number: phone,
    community: community.name,
    lga: community.lga.name,
    state: community.lga.state,
    hectare: hectares,
    age_int: age,
    geom: toPointWkb(at)
  })
};
