import { BIOCHAR_FACILITY, EXPERIMENTAL_BATCH_MARKER, TRANSPORT_VEHICLE_TYPES } from '@site/domain';
import { formatDay } from '../kit/days';
import { computeDistanceKm } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { RECORD_COLUMNS, UNTOUCHED_RECORD_SQL, toRecordValues } from '../kit/record';
import { toPointWkb } from '@site/server/src/store/wkb';
import { pickNearby } from './rural-places';
import { createEmail, generatePersonName, generatePhoneNumber } from './names';
import { roundPosition } from '../kit/geometry';
import type { Random } from '../kit/random';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { CommunityRow } from './communities';
import type { MarkerAssetRow } from './factories';

export interface ApplicationRow {
  readonly number: number;
  readonly owner: string;
  readonly farmHa: number;
  readonly crop: string;
  /** Days since 1970. */
  readonly start: number;
  readonly end: number;
  readonly spotKg: number;
  readonly spots: number;
  readonly vehicle: string;
  readonly officer: string;
  readonly contact: string;
  readonly community: CommunityRow;
  readonly batchIds: readonly string[];
  readonly bikeKgCo2: number;
  readonly truckKgCo2: number;
  readonly netTCo2: number;
  readonly factoryKm: number;
  readonly at: Position;
}

const APPLICATIONS = 160;
/** Days that the applications go back; the latest is today. */
const DAYS = 420;
/**
 * Applications that are older than number 1. Purchases are a year old at most, so the first ones that a reader opens
 * would have none.
 */
const OLDER = 30;
const EXPERIMENTAL_SHARE = 0.12;
const CROPS = ['Oil palm', 'Maize', 'Cassava', 'Plantain', 'Cocoa', 'Yam', 'Pepper'];
/** Tonnes of CO₂ removed per tonne of biochar. */
const T_CO2_PER_T = 2.6;

/** Drawings included in the host; every application has at least one. */
const PICTURES = ['field', 'kernels', 'yard'].map((name) => `/demonstration/${name}.svg`);

const roundTo = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

function generateBatchIds(random: Random, number: number, day: number): string[] {
  const year = formatDay(day).slice(0, 4);
  const experimental = random.chance(EXPERIMENTAL_SHARE);
  return Array.from(
    { length: random.integer(1, 3) },
    (_, index) =>
      `${experimental ? `${EXPERIMENTAL_BATCH_MARKER}-` : ''}BC-${year}-${String(number).padStart(3, '0')}-${index + 1}`
  );
}

/**
 * Generates applications on farms in communities near biochar facilities, over a little more than a year up to
 * today.
 */
export function generateApplications(
  world: World,
  communities: readonly CommunityRow[],
  factories: readonly MarkerAssetRow[],
  day: number
): ApplicationRow[] {
  const random = createRandom('biochar applications');
  const facilities = factories.filter(({ type }) => type === BIOCHAR_FACILITY);
  const computeFacilityKm = (at: Position): number =>
    Math.min(...facilities.map((one) => computeDistanceKm(one.at, at)));
  const near = [...communities]
    .sort((a, b) => computeFacilityKm(a.at) - computeFacilityKm(b.at))
    .slice(0, 90);
  return Array.from({ length: APPLICATIONS }, (_, index): ApplicationRow => {
    const community = random.pick(near);
    const aside = roundPosition(pickNearby(random, community.at, 0.3, 2.5));
    const at = world.lgaAt(aside)?.code === community.lga.code ? aside : community.at;
    const order = (index + OLDER) % APPLICATIONS;
    const start = day - Math.floor(DAYS * (1 - (order + 1) / APPLICATIONS) ** 1.2);
    const owner = generatePersonName(random, community.lga.state);
    const officer = generatePersonName(random, community.lga.state);
    const [spotKg, spots] = [random.pick([0.5, 1, 1.5, 2]), random.integer(80, 1_600)];
    const factoryKm = computeFacilityKm(at);
    return {
      number: index + 1,
      owner: `${owner.first} ${owner.last}`,
      farmHa: roundTo(Math.max(0.3, Math.exp(0.5 + 0.7 * random.normal())), 2),
      crop: random.pick(CROPS),
      start,
      end: Math.min(day, start + random.integer(0, 4)),
      spotKg,
      spots,
      vehicle: random.pick(TRANSPORT_VEHICLE_TYPES),
      officer: `${officer.first} ${officer.last}`,
      contact: generatePhoneNumber(random),
      community,
      batchIds: generateBatchIds(random, index + 1, start),
      bikeKgCo2: roundTo(random.between(0.2, 3), 3),
      truckKgCo2: roundTo(factoryKm * 2 * random.between(0.5, 0.9), 3),
      netTCo2: roundTo((spotKg * spots * T_CO2_PER_T * random.between(0.85, 1.05)) / 1_000, 4),
      factoryKm: roundTo(factoryKm, 3),
      at
    };
  });
}

export const applicationTable: SeedTable<ApplicationRow> = {
  name: 'biochar_application',
  columns: { ...RECORD_COLUMNS, geom: 'geometry' },
  attribution: 'Biochar applications: demonstration data',
  dates: ['start_date', 'end_date', 'created_at', 'updated_at'],
  datedRowsSql: UNTOUCHED_RECORD_SQL,
  values: (row) => ({
    ...toRecordValues('biochar_application', row.number, row.end),
    owner_name: row.owner,
    farm_size: row.farmHa,
    crop: row.crop,
    start_date: formatDay(row.start),
    end_date: formatDay(row.end),
    amount_per_spot: row.spotKg,
    number_of_spots: row.spots,
    amount_of_biochar: row.spotKg * row.spots,
    transport_vehicle_type: row.vehicle,
    officer_name: row.officer,
    officer_email: createEmail(row.officer),
    contact_info: row.contact,
    image_urls: PICTURES.slice(0, 1 + (row.number % PICTURES.length)),
    event_id: `EV-${String(row.number).padStart(4, '0')}`,
    community: row.community.name,
    lga: row.community.lga.name,
    batch_ids: row.batchIds,
    bike_emissions: row.bikeKgCo2,
    truck_emissions: row.truckKgCo2,
    net_co2: row.netTCo2,
    distance_to_factory: row.factoryKm,
    geom: toPointWkb(row.at)
  })
};
