import { formatMessage } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatRainNote, formatTimeOfDay, TRIP_OUTPUT } from 'widgets/shared-code/site-domain';
import type { TripTotals } from 'widgets/shared-code/site-domain';
import {
  createSourceNote,
  formatCsv,
  formatGeoJson,
  listProvenance,
  pickOutputFields
} from 'widgets/shared-code/site-records';
import type { CsvValue, ExportNote, MapFeature } from 'widgets/shared-code/site-records';
import { findWay } from './plan-view';
import type { PlanFigures, ShownTrips } from './plan-view';
import { listTimedRows } from './timeline/timed-rows';
import type { SeasonWays, TripWaysByPlace } from './ways';
import type { Texts } from './use-texts';
import { mixText, planTitle, rulesText, scopeText, shownText } from './words';

/** Content of the file of a plan. */
export interface PlanExport {
  readonly figures: PlanFigures;
  readonly shown: ShownTrips;
  /** Null until, or unless, the routes are known. */
  readonly ways: TripWaysByPlace | null;
  /** Routes of the rainy season and the language of its texts; null when not requested or not known. */
  readonly rainy: (SeasonWays & { readonly locale: Locale }) | null;
}

/** Lists the inputs of a plan. */
export function planNotes(
  { figures, shown, rainy }: Pick<PlanExport, 'figures' | 'shown' | 'rainy'>,
  t: Texts
): ExportNote[] {
  const { plan } = figures;
  return [
    { key: 'agent', label: t('agent'), value: plan.agent },
    { key: 'vehicles', label: t('vehicles'), value: plan.vehicles.join(', ') },
    { key: 'tonnes', label: t('tonnage'), value: plan.tonnes },
    { key: 'shown', label: t('noteShown'), value: shownText(shown.shown, t) },
    { key: 'scope', label: t('noteScope'), value: scopeText(figures, t) },
    { key: 'rules', label: t('noteRules'), value: rulesText(figures, t) },
    ...(rainy?.rain
      ? [
          {
            key: 'rainyAssumption',
            label: formatMessage('season.rainy', rainy.locale),
            value: formatRainNote(rainy.rain, rainy.locale)
          }
        ]
      : []),
    ...listProvenance({ parameterVersion: plan.set.version, computedAt: plan.at }, t)
  ];
}

/** Writes vehicles, trips and their timeline in one table; the first column has the kind of each row. */
export function planCsv(plan: PlanExport, t: Texts): string {
  const { trips } = plan.figures;
  const rainy = plan.rainy && t('byRoadIn', { season: formatMessage('season.rainy', plan.rainy.locale) });
  const noWay: CsvValue[] = rainy ? [null, null, null] : [null];
  const listTotals = (kind: string, vehicle: string, one: TripTotals): CsvValue[] => [
    ...[kind, vehicle, null, null, null, trips.tonnes, null, null, null, null, null],
    ...[one.trips, one.fuel, one.loading, one.cost, one.costPerTonne, ...noWay]
  ];
  const timed = listTimedRows(plan.shown);
  /** Returns headings of columns as in the output data source of trips. */
  const listHeadings = (...names: string[]) =>
    pickOutputFields(TRIP_OUTPUT, names, t).map(({ heading }) => heading);
  /** Returns the last columns: the route of a trip in minutes, in the dry and the rainy season. */
  const listWayCells = (pileId: string): CsvValue[] => {
    const wet = findWay(plan.figures, plan.rainy?.ways, pileId);
    return [
      findWay(plan.figures, plan.ways, pileId)?.minutes ?? null,
      ...(rainy ? [wet?.kilometres ?? null, wet?.minutes ?? null] : [])
    ];
  };
  return formatCsv({
    columns: [
      t('kind'),
      ...listHeadings('vehicle', 'day', 'trip', 'pile', 'tonnes', 'distance', 'byRoad'),
      ...[t('leg'), ...listHeadings('from', 'to'), t('trips')],
      ...listHeadings('fuel', 'loading', 'cost', 'costPerTonne', 'byRoadMinutes'),
      ...(rainy ? [`${rainy} (km)`, `${rainy} (min)`] : [])
    ],
    rows: [
      ...trips.vehicles.map((one) => listTotals(t('vehicle'), one.vehicle, one)),
      listTotals(t('mix'), mixText(trips.cheapest.counts), trips.cheapest),
      ...timed.map(({ time, ...trip }) => [
        ...[t('trip'), trip.vehicle, time.day + 1, time.trip, trip.pileName, trip.tonnes, trip.distanceKm],
        ...[findWay(plan.figures, plan.ways, trip.pileId)?.kilometres ?? null, null],
        ...[formatTimeOfDay(time.start), formatTimeOfDay(time.end), 1, trip.fuel, trip.loading, trip.cost],
        trip.cost / trip.tonnes,
        ...listWayCells(trip.pileId)
      ]),
      ...timed.flatMap(({ time, vehicle }) =>
        time.legs.map(({ leg, start, end }) => [
          ...[t('leg'), vehicle, time.day + 1, time.trip, time.pileName, null, null, null, t(leg)],
          ...[formatTimeOfDay(start), formatTimeOfDay(end), null, null, null, null, null],
          ...noWay
        ])
      )
    ],
    notes: planNotes(plan, t)
  });
}

/** Returns piles, factory and the routes between them as features. */
export function planFeatures({
  figures,
  ways,
  rainy
}: Pick<PlanExport, 'figures' | 'ways' | 'rainy'>): MapFeature[] {
  const { factory } = figures.rules;
  return [
    { point: [factory.longitude, factory.latitude], properties: { kind: 'factory' } },
    ...figures.piles.map(({ id, name, tonnes, position }) => ({
      point: [position.longitude, position.latitude] as const,
      properties: { kind: 'pile', id, name, tonnes, agent: figures.plan.agent }
    })),
    ...figures.places.flatMap(({ key, name, straightKm, straightMinutes }) =>
      (['dry', 'rainy'] as const).flatMap((season) => {
        const way = (season === 'dry' ? ways : rainy?.ways)?.[key];
        if (!way || !('line' in way)) return [];
        const { line, kilometres, minutes } = way;
        const figuresOfWay = { season, kilometres, minutes, straightKm, straightMinutes };
        return [{ line, properties: { kind: 'way', name, ...figuresOfWay } }];
      })
    )
  ];
}

export const planGeoJson = (plan: PlanExport, t: Texts): string =>
  formatGeoJson(planFeatures(plan), planNotes(plan, t));

/** Two plans side by side. */
export interface ComparisonTable {
  readonly plans: readonly PlanFigures[];
  readonly rows: readonly { readonly label: string; readonly values: readonly string[] }[];
}

const comparisonNotes = ({ plans }: ComparisonTable, t: Texts): ExportNote[] => [
  ...plans.map((figures, at) => ({
    key: `plan${at + 1}`,
    label: planTitle(figures.plan, t),
    value: [scopeText(figures, t), rulesText(figures, t), figures.plan.at].join(' · ')
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
    table.plans.flatMap((figures) => planFeatures({ figures, ways: null, rainy: null })),
    comparisonNotes(table, t)
  );
