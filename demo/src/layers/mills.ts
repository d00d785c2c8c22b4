import { toSlug } from '@site/domain';
import { roundPosition } from '../kit/geometry';
import { createRandom, hashText, hashToUnit } from '../kit/random';
import { toPointWkb } from '@site/server/src/store/wkb';
import { formatDay } from '../kit/days';
import { pickNearby, createPalmRoadPicker } from './rural-places';
import { generatePersonName } from './names';
import { isInPalmBelt } from '../world/land';
import type { Random } from '../kit/random';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { LgaShape } from '../world/boundaries';
import type { World } from '../world/world';

export interface MillRow {
  readonly id: number;
  readonly name: string;
  readonly rtm: string | null;
  readonly size: 'Small' | 'Medium' | 'Large';
  readonly lga: LgaShape;
  readonly cracker: boolean;
  readonly separator: boolean;
  readonly pots: number;
  readonly pressers: number;
  readonly tagged: boolean;
  /** Day of the last discovery of P1 (days since 1970); null without a discovery. */
  readonly discovered: number | null;
  readonly clusterHa: number | null;
  readonly deforestedHa: number | null;
  /** Null for the few mills without a recorded position. */
  readonly at: Position | null;
}

const MILLS = 4_300;
const UNLOCATED = 0.015;
const ROUTES_TO_MARKET = ['Direct', 'Agent', 'Aggregator'] as const;

/** Returns whether a road end is a mill village. About one in nine is, and half the mills are in these. */
const isMillVillage = ([x, y]: Position): boolean =>
  hashToUnit(Math.round(x * 20), Math.round(y * 20), 51) < 0.11;

function pickMillPlace(
  world: World,
  random: Random,
  pick: ReturnType<typeof createPalmRoadPicker>
): { at: Position; lga: LgaShape } {
  for (;;) {
    const { point } = pick(random);
    if (!isMillVillage(point) && random.chance(0.88)) continue;
    const at = roundPosition(pickNearby(random, point, 0.05, 1.1));
    const lga = world.lgaAt(at);
    if (lga && isInPalmBelt(lga.state)) return { at, lga };
  }
}

function generateEquipment(
  random: Random
): Pick<MillRow, 'size' | 'cracker' | 'separator' | 'pots' | 'pressers'> {
  const luck = random.next();
  const size = luck < 0.62 ? 'Small' : luck < 0.92 ? 'Medium' : 'Large';
  const [least, most] = ({ Small: [1, 3], Medium: [3, 6], Large: [6, 14] } as const)[size];
  return {
    size,
    cracker: random.chance(size === 'Small' ? 0.35 : 0.75),
    separator: random.chance(size === 'Small' ? 0.12 : 0.45),
    pots: random.integer(least, most),
    pressers: Math.max(1, Math.round(random.integer(least, most) * 0.6))
  };
}

/**
 * Generates palm oil mills beside the roads of the belt, clustered in some villages; `day` is the day of
 * seeding.
 */
export function generateMills(world: World, day: number): MillRow[] {
  const random = createRandom('mills');
  const pick = createPalmRoadPicker(world);
  return Array.from({ length: Math.round(MILLS * world.scale) }, (_, index): MillRow => {
    const { at, lga } = pickMillPlace(world, random, pick);
    const { first, last } = generatePersonName(random, lga.state);
    const clusterHa = Math.round(Math.exp(3.6 + 0.9 * random.normal()) * 10) / 10;
    const surveyed = random.chance(0.85);
    return {
      id: index + 1,
      name: `${first} ${last}`,
      rtm: random.chance(0.9) ? random.pick(ROUTES_TO_MARKET) : null,
      lga,
      ...generateEquipment(random),
      tagged: random.chance(0.86),
      discovered: random.chance(0.9) ? day - Math.floor(-22 * Math.log(1 - random.next())) : null,
      clusterHa: surveyed ? clusterHa : null,
      deforestedHa: surveyed ? Math.round(clusterHa * random.next() ** 3 * 5) / 10 : null,
      at: random.chance(UNLOCATED) ? null : at
    };
  });
}

export const millTable: SeedTable<MillRow> = {
  name: 'mill',
  columns: { id: 'integer', geom: 'geometry' },
  attribution: 'Mills: demonstration data',
  dates: ['last_discovery_date'],
  values: (mill) => ({
    id: mill.id,
    name: mill.name,
    rtm: mill.rtm,
    size: mill.size,
    state_slug: toSlug(mill.lga.state),
    lga_slug: toSlug(mill.lga.name),
    lga_code: mill.lga.code,
    cracker: mill.cracker,
    separator: mill.separator,
    number_of_pots: mill.pots,
    number_of_pressers: mill.pressers,
    physically_tagged: mill.tagged,
    last_discovery_date: mill.discovered === null ? null : formatDay(mill.discovered),
    oil_palm_cluster_hectares: mill.clusterHa,
    deforested_layer_hectares: mill.deforestedHa,
    geom: mill.at && toPointWkb(mill.at)
  })
};

/** Returns a fixed random number in [0, 1) for an LGA, different for each purpose. */
export const computeLgaLuck = (code: string, purpose: number): number => hashToUnit(hashText(code), purpose);
