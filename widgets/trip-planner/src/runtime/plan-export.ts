import { formatMessage, joinWithColon } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatRainNote, formatTimeOfDay, TRIP_OUTPUT } from 'widgets/shared-code/site-domain';
import type { LatLon, PickupPile, RainAssumption, Season, TripTotals } from 'widgets/shared-code/site-domain';
import {
  createSourceNote,
  formatCsv,
  formatGeoJson,
  listProvenance,
  pickOutputFields
} from 'widgets/shared-code/site-records';
import type { CsvValue, ExportNote, MapFeature } from 'widgets/shared-code/site-records';
import type { PlanDifferences } from './plan-difference';
import { findPlace, getRoadDrive } from './plan-view';
import type { PilePlace, PlanFigures, ShownTrips } from './plan-view';
import { listTimedRows } from './timeline/timed-rows';
import type { WayLines } from './way-lines';
import { findLine } from './way-lines';
import type { Texts } from './use-texts';
import {
  basisText,
  differenceTexts,
  mixText,
  planFactoryText,
  planTitle,
  reasonText,
  rulesText,
  scopeText,
  shownText,
  tonnesText
} from './words';

/** Content of the file of a plan. */
export interface PlanExport {
  readonly figures: PlanFigures;
  readonly shown: ShownTrips;
  readonly differences: PlanDifferences;
  /** Null until, or unless, the routes are known. */
  readonly lines: WayLines | null;
  readonly locale: Locale;
}

/** Returns the assumption of a plan in the rainy season; null for other plans. */
export function getRain({ plan, basis }: PlanFigures): RainAssumption | null {
  const roads = basis.season === 'rainy' ? plan.roads.rainy : undefined;
  return roads && 'drives' in roads ? roads.rain : null;
}

/** Lists the inputs of a plan. */
export function planNotes(
  { figures, shown, differences, locale }: Omit<PlanExport, 'lines'>,
  t: Texts
): ExportNote[] {
  const { plan, leftOut, basis } = figures;
  const rain = getRain(figures);
  return [
    { key: 'agent', label: t('agent'), value: plan.agent },
    { key: 'vehicles', label: t('vehicles'), value: plan.vehicles.join(', ') },
    { key: 'tonnes', label: t('tonnage'), value: plan.tonnes },
    { key: 'factory', label: t('factory'), value: planFactoryText(figures, t) },
    { key: 'shown', label: t('noteShown'), value: shownText(shown.shown, t) },
    { key: 'scope', label: t('noteScope'), value: scopeText(figures, t) },
    { key: 'basis', label: t('basis'), value: basisText(basis, locale, t) },
    { key: 'rules', label: t('noteRules'), value: rulesText(figures, locale, t) },
    ...differenceTexts(differences, t).map((value, at) => ({
      key: `difference${at + 1}`,
      label: t('difference'),
      value
    })),
    ...leftOut.map(({ pile, reason }, at) => ({
      key: `leftOut${at + 1}`,
      label: t('leftOut'),
      value: joinWithColon(`${pile.name} · ${tonnesText(pile.tonnes)}`, reasonText(reason, plan, t))
    })),
    ...(rain
      ? [
          {
            key: 'rainyAssumption',
            label: formatMessage('season.rainy', locale),
            value: formatRainNote(rain, locale)
          }
        ]
      : []),
    ...listProvenance({ parameterVersion: plan.set.version, computedAt: plan.at }, t)
  ];
}

/** Cells of a row by column; the others are empty. */
type Cells = Readonly<Record<string, CsvValue>>;

/** Returns the cells of the road to a place and back, by column. */
function listRoadCells(place: PilePlace, season: Season, prefix = ''): Cells {
  const drive = getRoadDrive(place, season);
  return {
    [`${prefix}byRoad`]: drive?.kilometres.out ?? null,
    [`${prefix}byRoadMinutes`]: drive?.minutes.out ?? null,
    [`${prefix}byRoadBack`]: drive?.kilometres.back ?? null,
    [`${prefix}byRoadBackMinutes`]: drive?.minutes.back ?? null
  };
}

const listTotals = (kind: string, vehicle: string, tonnes: number, totals: TripTotals): Cells => {
  const { trips, fuel, loading, cost, costPerTonne } = totals;
  return { kind, vehicle, tonnes, trips, fuel, loading, cost, costPerTonne };
};

/** Returns the rows of the trips, then of their legs. */
function listTripCells({ figures, shown, locale }: PlanExport, t: Texts): Cells[] {
  const timed = listTimedRows(shown);
  const { basis } = figures;
  const trips = timed.map(({ time, vehicle, pileId, pileName, tonnes, fuel, loading, cost }): Cells => {
    const place = findPlace(figures, pileId);
    return {
      ...{ kind: t('trip'), vehicle, day: time.day + 1, trip: time.trip, pile: pileName, tonnes },
      distance: place.straight.kilometres.out,
      ...{ from: formatTimeOfDay(time.start), to: formatTimeOfDay(time.end), trips: 1 },
      ...{ fuel, loading, cost, costPerTonne: cost / tonnes },
      basis: basisText(basis, locale, t),
      ...listRoadCells(place, basis.season),
      ...listRoadCells(place, 'dry', 'dry ')
    };
  });
  const legs = timed.flatMap(({ time, vehicle }) =>
    time.legs.map(({ leg, start, end }): Cells => ({
      ...{ kind: t('leg'), vehicle, day: time.day + 1, trip: time.trip, pile: time.pileName },
      ...{ leg: t(leg), from: formatTimeOfDay(start), to: formatTimeOfDay(end) }
    }))
  );
  return [...trips, ...legs];
}

/** Returns the columns of the file: key and heading, as in the output data source of trips. */
function listColumns({ figures, locale }: PlanExport, t: Texts): (readonly [key: string, heading: string])[] {
  const pick = (...names: string[]) =>
    pickOutputFields(TRIP_OUTPUT, names, t).map(({ name, heading }) => [name, heading] as const);
  const roads = ['byRoad', 'byRoadMinutes', 'byRoadBack', 'byRoadBackMinutes'];
  const dry = formatMessage('season.dry', locale);
  return [
    ['kind', t('kind')],
    ...pick('vehicle', 'day', 'trip', 'pile', 'tonnes', 'distance', 'byRoad'),
    ['leg', t('leg')],
    ...pick('from', 'to'),
    ['trips', t('trips')],
    ...pick('fuel', 'loading', 'cost', 'costPerTonne'),
    ...pick('byRoadMinutes', 'byRoadBack', 'byRoadBackMinutes', 'basis'),
    // A plan of the rainy season has the roads of the dry one beside them.
    ...(figures.basis.season === 'rainy'
      ? pick(...roads).map(([key, heading]) => [`dry ${key}`, joinWithColon(dry, heading)] as const)
      : [])
  ];
}

/** Writes vehicles, trips and their timeline in one table; the first column has the kind of each row. */
export function planCsv(plan: PlanExport, t: Texts): string {
  const { trips } = plan.figures;
  const columns = listColumns(plan, t);
  const rows = [
    ...trips.vehicles.map((one) => listTotals(t('vehicle'), one.vehicle, trips.tonnes, one)),
    listTotals(t('mix'), mixText(trips.cheapest.counts), trips.tonnes, trips.cheapest),
    ...listTripCells(plan, t)
  ];
  return formatCsv({
    columns: columns.map(([, heading]) => heading),
    rows: rows.map((cells) => columns.map(([key]) => cells[key] ?? null)),
    notes: planNotes(plan, t)
  });
}

/** Returns the figures of the road to a place and back; the names begin with `prefix`. */
function describeRoad(place: PilePlace, season: Season, prefix = ''): Properties {
  const drive = getRoadDrive(place, season);
  if (!drive) return {};
  const { kilometres, minutes } = drive;
  const name = (text: string) => (prefix ? `${prefix}${text[0]!.toUpperCase()}${text.slice(1)}` : text);
  return {
    [name('kilometres')]: kilometres.out,
    [name('minutes')]: minutes.out,
    [name('kilometresBack')]: kilometres.back,
    [name('minutesBack')]: minutes.back
  };
}

type Properties = Readonly<Record<string, string | number>>;

const createPoint = ({ latitude, longitude }: LatLon, properties: Properties): MapFeature => ({
  point: [longitude, latitude],
  properties
});

/** Returns the line to a place, with the straight line and the roads of the known seasons; empty without one. */
function listWayFeatures(figures: PlanFigures, lines: WayLines | null, place: PilePlace): MapFeature[] {
  const line = findLine(figures, lines, place);
  if (!line) return [];
  const { distance, season } = figures.basis;
  const { name, straight } = place;
  const properties = {
    ...{ kind: 'way', name, by: distance, season },
    ...describeRoad(place, season),
    // A plan of the rainy season has the roads of the dry one beside them.
    ...(season === 'rainy' && describeRoad(place, 'dry', 'dry')),
    straightKm: straight.kilometres.out,
    straightMinutes: straight.minutes.out
  };
  return [{ line, properties }];
}

/** Returns piles, factory and the lines between them as features. */
export function planFeatures({ figures, lines }: Pick<PlanExport, 'figures' | 'lines'>): MapFeature[] {
  const { rules, plan, piles, leftOut, places } = figures;
  const factoryName = plan.factory?.name ?? null;
  const describePile = ({ id, name, tonnes }: PickupPile) => ({ id, name, tonnes, agent: plan.agent });
  return [
    createPoint(rules.factory, { kind: 'factory', ...(factoryName !== null && { name: factoryName }) }),
    ...piles.map((pile) => createPoint(pile.position, { kind: 'pile', ...describePile(pile) })),
    ...leftOut.map(({ pile, reason }) =>
      createPoint(pile.position, { kind: 'pileLeftOut', ...describePile(pile), reason })
    ),
    ...places.flatMap((place) => listWayFeatures(figures, lines, place))
  ];
}

export const planGeoJson = (plan: PlanExport, t: Texts): string =>
  formatGeoJson(planFeatures(plan), planNotes(plan, t));

/** Two plans side by side. */
export interface ComparisonTable {
  readonly plans: readonly PlanFigures[];
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
  readonly locale: Locale;
}

const comparisonNotes = ({ plans, locale }: ComparisonTable, t: Texts): ExportNote[] => [
  ...plans.map((figures, at) => ({
    key: `plan${at + 1}`,
    label: planTitle(figures.plan, t),
    value: [scopeText(figures, t), rulesText(figures, locale, t), figures.plan.at].join(' · ')
  })),
  createSourceNote(t)
];

export const comparisonCsv = (table: ComparisonTable, t: Texts): string =>
  formatCsv({
    columns: [t('figure'), ...table.plans.map(({ plan }) => planTitle(plan, t))],
    rows: table.rows.map(({ label, values }) => [label, ...values]),
    notes: comparisonNotes(table, t)
  });

export const comparisonGeoJson = (table: ComparisonTable, t: Texts): string =>
  formatGeoJson(
    table.plans.flatMap((figures) => planFeatures({ figures, lines: null })),
    comparisonNotes(table, t)
  );
