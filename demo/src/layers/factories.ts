import {
  BIOCHAR_FACILITY,
  BIOCHAR_MATERIALS,
  DEFAULT_PARAMETERS,
  FACTORY_RAW_MATERIALS,
  STATUSES
} from '@site/domain';
import type { FactoryRawMaterial, FactoryType, Status } from '@site/domain';
import { createRandom } from '../kit/random';
import { RECORD_COLUMNS, UNTOUCHED_RECORD_SQL, toRecordValues } from '../kit/record';
import { toPointWkb } from '@site/server/src/store/wkb';
import { computeOutputRate } from '@site/server/src/records/derived';
import { pickNearTown } from './rural-places';
import type { Random } from '../kit/random';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';

export interface MarkerAssetRow {
  readonly number: number;
  readonly name: string;
  readonly markerType: 'Factory' | 'AP';
  readonly type: FactoryType | 'AP';
  readonly status: Status;
  readonly rawMaterials: readonly string[];
  readonly biocharMaterials: readonly string[];
  /** Per day; null for every type except biochar facilities. */
  readonly inputRate: string | null;
  readonly outputRate: string | null;
  readonly imageUrls: readonly string[];
  /** Tonnes per day, tonnes, tonnes; null when omitted. */
  readonly capacity: number | null;
  readonly processed: number | null;
  readonly inventory: number | null;
  readonly state: string;
  readonly at: Position;
  /** Days since 1970. */
  readonly entered: number;
}

/** The factory at which pickup trips start. */
export const MAIN_FACTORY: Position = [
  DEFAULT_PARAMETERS.tripFactoryLongitude,
  DEFAULT_PARAMETERS.tripFactoryLatitude
];

/** Number of the company's factories by state. */
const STATES: Readonly<Record<string, number>> = {
  'Akwa Ibom': 9, 'Cross River': 6, Edo: 5, Ondo: 3, Ogun: 3, Lagos: 2, Kano: 2
}; // prettier-ignore
const AP_STATES = ['Akwa Ibom', 'Cross River', 'Abia', 'Imo', 'Edo', 'Rivers', 'Ondo'];
const APS = 24;

interface FactoryKind {
  readonly type: FactoryType;
  readonly raw: FactoryRawMaterial | null;
  /** Minimum and maximum, tonnes per day. */
  readonly capacity: readonly [number, number];
}
const KINDS: readonly FactoryKind[] = [
  { type: 'FFB Mill', raw: 'FFB', capacity: [20, 90] },
  { type: 'Crushing Mill', raw: 'P1', capacity: [30, 120] },
  { type: 'Kraken II', raw: 'P1', capacity: [10, 24] },
  { type: BIOCHAR_FACILITY, raw: null, capacity: [1, 8] },
  { type: 'Deshelling Mill', raw: 'P2', capacity: [15, 60] },
  { type: 'Refinery', raw: 'PKO', capacity: [40, 150] },
  { type: 'Carbonizer', raw: 'PKS', capacity: [5, 20] }
];
/** Returns a random status, mostly Active. */
export const pickStatus = (random: Random): Status => (random.chance(0.6) ? 'Active' : random.pick(STATUSES));

/** Drawings included in the host; some assets have no pictures. */
const PICTURES = ['mill', 'kernels', 'yard', 'field'].map((name) => `/demonstration/${name}.svg`);
export const pickPictures = (random: Random, most: number): string[] =>
  PICTURES.slice(0, random.integer(0, Math.min(most, PICTURES.length)));

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

function generateFactory(
  random: Random,
  number: number,
  { type, raw, capacity: [least, most] }: FactoryKind
) {
  const capacity = roundToTenth(random.between(least, most));
  const runs = roundToTenth(capacity * random.between(0.45, 0.95));
  const recorded = random.chance(0.85);
  const biochar = raw === null;
  // The analyses need biochar facilities, so each has the volume that its capacity is computed from.
  const known = recorded || biochar;
  return {
    number,
    markerType: 'Factory' as const,
    type,
    rawMaterials: raw === null ? [] : [raw],
    biocharMaterials: biochar
      ? BIOCHAR_MATERIALS.filter((_, index) => index === 0 || random.chance(0.5))
      : [],
    inputRate: biochar ? String(runs) : null,
    // A biochar facility's output is computed as the server computes it when a record is saved.
    outputRate: biochar
      ? computeOutputRate(String(runs), DEFAULT_PARAMETERS)
      : String(roundToTenth(runs * 0.4)),
    imageUrls: pickPictures(random, 4),
    capacity: known ? capacity : null,
    processed: known ? runs : null,
    inventory: recorded ? roundToTenth(runs * random.between(0, 6)) : null
  };
}

/**
 * Generates the company's factories: every type, in the seven states of its activity; the first is the main
 * one.
 */
export function generateFactories(world: World, day: number): MarkerAssetRow[] {
  const random = createRandom('factories');
  const states = Object.entries(STATES).flatMap(([state, count]) =>
    Array.from({ length: count }, () => state)
  );
  return states.map((state, index): MarkerAssetRow => {
    const kind = KINDS[index === 0 ? 1 : index % KINDS.length]!;
    const towns = world.towns.filter((town) => town.state === state && town.rank <= 3);
    const spot = pickNearTown(world, random, towns, [1.5, 7]);
    const main = index === 0;
    return {
      ...generateFactory(random, index + 1, kind),
      name: main ? 'Main Crushing Mill' : `${spot.town.name} ${kind.type}`,
      status: main ? 'Active' : pickStatus(random),
      state: main ? (world.stateAt(MAIN_FACTORY)?.name ?? state) : spot.lga.state,
      at: main ? MAIN_FACTORY : spot.at,
      entered: day - random.integer(30, 900)
    };
  });
}

/** Generates access points: warehouses that collect the purchases near them. */
export function generateAps(world: World, day: number, firstNumber: number): MarkerAssetRow[] {
  const random = createRandom('aps');
  const towns = world.towns.filter(({ state, rank }) => AP_STATES.includes(state) && rank <= 3);
  return Array.from({ length: APS }, (_, index): MarkerAssetRow => {
    const { at, lga, town } = pickNearTown(world, random, towns, [0.5, 4]);
    const keeps = [
      'P1',
      ...FACTORY_RAW_MATERIALS.filter((material) => material !== 'P1' && random.chance(0.25))
    ];
    return {
      number: firstNumber + index,
      name: `${town.name} AP`,
      markerType: 'AP',
      type: 'AP',
      status: pickStatus(random),
      rawMaterials: keeps,
      biocharMaterials: [],
      inputRate: null,
      outputRate: null,
      imageUrls: pickPictures(random, 1),
      capacity: null,
      processed: null,
      inventory: roundToTenth(random.between(0, 80)),
      state: lga.state,
      at,
      entered: day - random.integer(10, 700)
    };
  });
}

export const markerAssetTable: SeedTable<MarkerAssetRow> = {
  name: 'marker_asset',
  columns: { ...RECORD_COLUMNS, geom: 'geometry' },
  attribution: 'Factories and access points: demonstration data',
  dates: ['created_at', 'updated_at'],
  datedRowsSql: UNTOUCHED_RECORD_SQL,
  values: (row) => ({
    ...toRecordValues('marker_asset', row.number, row.entered),
    name: row.name,
    marker_type: row.markerType,
    type: row.type,
    status: row.status,
    raw_materials: row.rawMaterials,
    biochar_materials: row.biocharMaterials,
    input_rate: row.inputRate,
    output_rate: row.outputRate,
    image_urls: row.imageUrls,
    production_capacity: row.capacity,
    processed_volume: row.processed,
    inventory_levels: row.inventory,
    geom: toPointWkb(row.at)
  })
};
