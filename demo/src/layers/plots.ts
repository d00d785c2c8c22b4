import { findPlotCentre, isInsideRing } from '@site/domain';
import { toPointWkb } from '@site/server/src/store/wkb';
import type { Plot, PlotGeometry } from '@site/domain';
import { computeAreaHectares, computeDistanceKm, offsetPosition, roundPosition } from '../kit/geometry';
import { formatDay } from '../kit/days';
import { createRandom } from '../kit/random';
import { RECORD_COLUMNS, UNTOUCHED_RECORD_SQL, toRecordValues } from '../kit/record';
import type { ClosedRing, Position } from '../kit/geometry';
import type { Random } from '../kit/random';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { CommunityRow } from './communities';
import { findClearedYear } from './deforestation';
import type { DeforestationRow } from './deforestation';
import { PLANTED_FAULTS, canPlantFault, isPairFault, plantFault } from './planted-plots';
import type { PlantedFault } from './planted-plots';
import { createDistanceTest, MARGIN_DEG } from './rural-places';
import type { LandPatch } from './rural-places';
import type { SupplierRow } from './suppliers';

export interface PlotRow {
  readonly number: number;
  readonly supplier: string;
  readonly community: CommunityRow;
  readonly commodity: Plot['commodity'];
  readonly geometry: PlotGeometry;
  /** Hectares; null when unknown. */
  readonly statedHa: number | null;
  readonly capture: Plot['capture'];
  readonly accuracyM: number | null;
  /** Days since 1970. */
  readonly captured: number;
  readonly consent: number | null;
  readonly withdrawn: number | null;
  readonly paper: string | null;
  readonly status: Plot['status'];
  readonly rejection: string | null;
  /** The fault that was planted on it, or that it is on land cleared after 2020; null for a clean plot. */
  readonly planted: PlantedFault | 'clearedLand' | null;
}

const PLOTS = 2_000;
const LGAS = 3;
/** Plots with each planted fault. */
const PLANTED = 20;
const CLEARED = 25;
/** Width of the cell in which a plot is, degrees, so that plots do not meet. */
const CELL_DEG = MARGIN_DEG;
const COMMUNITY_KM = 8;
const FAR_KM = 30;
/** Distance between plots in a clearing or a lake, km. */
const CLEARED_KM = 0.15;
const DAYS = 300;
const CUT_OFF_YEAR = 2020;
const PAPERS = ['Letter of the village head', 'Family land', 'Certificate of occupancy', 'Lease', null];
const REASONS = ['The land belongs to somebody else', 'Captured on the wrong farm'];

/** A place for a plot, and the nearest community. */
interface Spot {
  readonly at: Position;
  readonly community: CommunityRow;
}

const computeMean = (ring: ClosedRing): Position => {
  const corners = ring.slice(1);
  const sum = (at: 0 | 1) => corners.reduce((total, corner) => total + corner[at], 0);
  return [sum(0) / corners.length, sum(1) / corners.length];
};

/** Returns a ring of half the size round the same centre. */
function shrinkRing(ring: ClosedRing): ClosedRing {
  const [x, y] = computeMean(ring);
  return ring.map(([east, north]): Position => [(x + east) / 2, (y + north) / 2]) as unknown as ClosedRing;
}

const isAfterCutOff = ({ layer }: DeforestationRow): boolean => (findClearedYear(layer) ?? 0) > CUT_OFF_YEAR;

/** Lists places in areas, some way apart. */
function listPlacesIn(areas: readonly LandPatch[]): Position[] {
  const places: Position[] = [];
  for (const { ring } of areas) {
    const centre = computeMean(ring);
    for (let east = -4; east <= 4; east++)
      for (let north = -4; north <= 4; north++) {
        const at = offsetPosition(
          offsetPosition(centre, east * CLEARED_KM, 0),
          north * CLEARED_KM,
          Math.PI / 2
        );
        if (isInsideRing(at, ring)) places.push(roundPosition(at));
      }
  }
  return places;
}

/** Groups the communities with suppliers by LGA, in the three LGAs round which most land was cleared. */
function chooseCommunities(
  { lgaAt }: World,
  communities: readonly CommunityRow[],
  suppliers: readonly SupplierRow[],
  cleared: readonly Position[]
): CommunityRow[] {
  const sellers = new Set(suppliers.map(({ communityId }) => communityId));
  const clearedIn = new Map<string, number>();
  for (const place of cleared) {
    const code = lgaAt(place)?.code;
    if (code !== undefined) clearedIn.set(code, (clearedIn.get(code) ?? 0) + 1);
  }
  const selling = communities.filter(({ id }) => sellers.has(id));
  const codes = [...new Set(selling.map(({ lga }) => lga.code))];
  const chosen = codes
    .sort((a, b) => (clearedIn.get(b) ?? 0) - (clearedIn.get(a) ?? 0) || (a < b ? -1 : 1))
    .slice(0, LGAS);
  return selling.filter(({ lga }) => chosen.includes(lga.code));
}

/** Returns the place with its nearest community; null when none is near or the place is at the edge of the LGAs. */
function findSpot({ lgaAt }: World, communities: readonly CommunityRow[], at: Position): Spot | null {
  const near = communities
    .map((community) => ({ community, km: computeDistanceKm(community.at, at) }))
    .reduce((best, one) => (one.km < best.km ? one : best));
  const codes = new Set(communities.map(({ lga }) => lga.code));
  const corners = [0, 1, 2, 3].map((side) => offsetPosition(at, 0.3, (side * Math.PI) / 2));
  const isInside = codes.has(lgaAt(at)?.code ?? '') && corners.every((corner) => lgaAt(corner));
  return isInside && near.km <= COMMUNITY_KM ? { at, community: near.community } : null;
}

/** Lists the cells round the communities in a random order, without cells near an area that the screening finds. */
function listSpots(
  world: World,
  random: Random,
  communities: readonly CommunityRow[],
  isFarFromAreas: (at: Position) => boolean
): Spot[] {
  const cells = new Set<string>();
  const reach = Math.ceil(COMMUNITY_KM / 111 / CELL_DEG);
  for (const { at } of communities) {
    const [column, row] = at.map((degrees) => Math.round(degrees / CELL_DEG)) as [number, number];
    for (let x = column - reach; x <= column + reach; x++)
      for (let y = row - reach; y <= row + reach; y++) cells.add(`${x} ${y}`);
  }
  const spots = [...cells].flatMap((cell) => {
    const [x, y] = cell.split(' ').map((index) => Number(index) * CELL_DEG) as [number, number];
    const spot = findSpot(world, communities, [x, y]);
    return spot && isFarFromAreas(spot.at) ? [spot] : [];
  });
  return spots
    .map((spot) => ({ spot, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ spot }) => spot);
}

/** Generates a star-shaped outline, counter-clockwise and closed. */
function generateRing(random: Random, centre: Position, radiusKm: number): ClosedRing {
  const corners = random.integer(8, 20);
  const ring = Array.from({ length: corners }, (_, at) =>
    roundPosition(
      offsetPosition(
        centre,
        radiusKm * random.between(0.8, 1),
        (2 * Math.PI * (at + random.between(0, 0.5))) / corners
      )
    )
  );
  return [...ring, ring[0]!];
}

/** Draws who has a plot, how it was captured and how far it is. */
function generateDetails(random: Random, suppliers: readonly SupplierRow[], day: number, isFaulty: boolean) {
  const captured = day - random.integer(5, DAYS);
  const turn = random.next();
  const status: Plot['status'] = isFaulty
    ? 'draft'
    : turn < 0.55
      ? 'released'
      : turn < 0.8
        ? 'checked'
        : turn < 0.95
          ? 'draft'
          : 'rejected';
  const agrees = status === 'released' || random.chance(0.7);
  const withdraws = agrees && status === 'checked' && random.chance(0.1);
  const kind = random.next();
  const capture = random.pick(['walked', 'walked', 'drawn', 'imported'] as const);
  return {
    supplier: random.pick(suppliers).name,
    commodity: kind < 0.85 ? 'oilPalm' : kind < 0.95 ? 'cassava' : 'maize',
    capture,
    accuracyM: capture === 'walked' ? random.integer(2, 9) : null,
    captured,
    consent: agrees ? captured : null,
    withdrawn: withdraws ? captured + random.integer(1, 4) : null,
    paper: random.pick(PAPERS),
    status,
    rejection: status === 'rejected' ? random.pick(REASONS) : null
  } as const;
}

type Work = readonly { readonly planted: PlantedFault | null; readonly isSecond: boolean }[];

/** Lists the planted faults, pairs one after the other, and then the clean plots. */
function listWork(scale: number): Work {
  const share = Math.min(1, scale);
  const faulty = PLANTED_FAULTS.flatMap((planted) =>
    Array.from({ length: PLANTED }, (_, at) => ({ planted, isSecond: isPairFault(planted) && at % 2 === 1 }))
  );
  const clean = Math.round(PLOTS * share) - CLEARED - faulty.length;
  return [...faulty, ...Array.from({ length: clean }, () => ({ planted: null, isSecond: false }))];
}

/**
 * Generates plots of suppliers round mills in three LGAs: most without a fault, some with one planted fault each, and
 * some on land that was cleared after 2020. Only the last are near a clearing, and only plots with that fault near water.
 * @param valued protected areas, and areas of high conservation value and high carbon stock.
 */
export function generatePlots(
  world: World,
  communities: readonly CommunityRow[],
  suppliers: readonly SupplierRow[],
  clearings: readonly DeforestationRow[],
  valued: readonly LandPatch[],
  water: readonly LandPatch[],
  day: number
): PlotRow[] {
  const random = createRandom('plots');
  const clearedPlaces = listPlacesIn(clearings.filter(isAfterCutOff));
  const own = chooseCommunities(world, communities, suppliers, clearedPlaces);
  const cleared = clearedPlaces.flatMap((at) => findSpot(world, own, at) ?? []).slice(0, CLEARED);
  const spots = listSpots(world, random, own, createDistanceTest([...clearings, ...valued, ...water]));
  // All of a plot at one of these places is in the water.
  const waterSpots = listPlacesIn(water.map((area) => ({ ...area, ring: shrinkRing(area.ring) }))).flatMap(
    (at) => findSpot(world, own, at) ?? []
  );
  const rows: PlotRow[] = [];
  const findSellers = ({ id }: CommunityRow) => suppliers.filter(({ communityId }) => communityId === id);
  const add = (
    spot: Spot,
    planted: PlotRow['planted'],
    land: Pick<PlotRow, 'geometry' | 'statedHa' | 'community'>
  ) =>
    rows.push({
      ...{ number: rows.length + 1, planted, ...land },
      ...generateDetails(
        random,
        findSellers(spot.community),
        day,
        planted !== null && planted !== 'clearedLand'
      )
    });
  const addClean = (spot: Spot, planted: null | 'clearedLand', radiusKm: number) => {
    const ring = generateRing(random, spot.at, radiusKm);
    const hectares = computeAreaHectares(ring);
    const isPoint = planted === null && random.chance(0.16);
    const geometry: PlotGeometry = isPoint
      ? { type: 'Point', coordinates: ring[0]! }
      : { type: 'Polygon', coordinates: [ring] };
    const stated = Math.round(hectares * random.between(98, 102)) / 100;
    const isStated = isPoint || random.chance(0.6);
    add(spot, planted, { geometry, statedHa: isStated ? stated : null, community: spot.community });
  };
  for (const spot of cleared) addClean(spot, 'clearedLand', 0.06);
  const takeSpot = (planted: PlantedFault | null): Spot =>
    planted === 'inWater'
      ? waterSpots.shift()!
      : spots.splice(
          spots.findIndex(({ at }) => canPlantFault(planted, at)),
          1
        )[0]!;
  let pair: { readonly spot: Spot; readonly ring: ClosedRing } | null = null;
  for (const { planted, isSecond } of listWork(world.scale)) {
    const spot: Spot = isSecond && pair ? pair.spot : takeSpot(planted);
    if (planted === null) {
      addClean(spot, null, random.between(0.05, 0.11));
      continue;
    }
    const ring: ClosedRing =
      isSecond && pair ? pair.ring : generateRing(random, spot.at, random.between(0.05, 0.08));
    pair = { spot, ring };
    const farCommunity = communities.find(({ at }) => computeDistanceKm(at, spot.at) > FAR_KM)!;
    const land = { centre: roundPosition(computeMean(ring)), ring, community: spot.community, farCommunity };
    add(spot, planted, plantFault(planted, land, isSecond));
  }
  return rows;
}

function toCentreWkb(geometry: PlotGeometry) {
  const centre = findPlotCentre(geometry);
  return centre && toPointWkb([centre[0], centre[1]]);
}

export const plotTable: SeedTable<PlotRow> = {
  name: 'plot',
  columns: {
    ...RECORD_COLUMNS,
    commodity: 'text',
    shape: 'jsonb',
    geom: 'geometry',
    capture: 'text',
    status: 'text'
  },
  attribution: 'Plots of suppliers: demonstration data',
  dates: ['captured_on', 'consent_on', 'consent_withdrawn_on', 'created_at', 'updated_at'],
  datedRowsSql: UNTOUCHED_RECORD_SQL,
  values: (row) => ({
    ...toRecordValues('plot', row.number, row.captured),
    supplier: row.supplier,
    community: row.community.name,
    commodity: row.commodity,
    shape: row.geometry,
    geom: toCentreWkb(row.geometry),
    stated_area: row.statedHa,
    capture: row.capture,
    accuracy: row.accuracyM,
    captured_on: formatDay(row.captured),
    consent_on: row.consent === null ? null : formatDay(row.consent),
    consent_withdrawn_on: row.withdrawn === null ? null : formatDay(row.withdrawn),
    tenure_paper: row.paper,
    status: row.status,
    rejection: row.rejection
  })
};
