import { csvText, formatTimeOfDay, geoJsonText } from 'widgets/shared-code/site-core';
import type { CsvValue, ExportNote, MapFeature, TripTotals } from 'widgets/shared-code/site-core';
import type { PlanFigures, ShownTrips } from './plan-view';
import { timedRows } from './timeline/timed-rows';
import type { Ways } from './tool/use-ways';
import type { Texts } from './use-texts';
import { mixText, planTitle, rulesText, scopeText, shownText } from './words';

/** All that a file of a plan is made from. */
export interface PlanToExport {
  readonly figures: PlanFigures;
  readonly shown: ShownTrips;
  /** Null while or where they are not known. */
  readonly ways: Ways | null;
}

/** What a plan was made from. */
export function planNotes(
  { figures, shown }: Pick<PlanToExport, 'figures' | 'shown'>,
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
    { key: 'parameterVersion', label: t('noteVersion'), value: plan.set.version },
    { key: 'computedAt', label: t('noteComputed'), value: plan.at },
    { key: 'source', label: t('noteSource'), value: window.location.origin }
  ];
}

const wayOf = ({ figures, ways }: PlanToExport, pileId: string) => {
  const { latitude, longitude } = figures.piles.find(({ id }) => id === pileId)!.position;
  const way = ways?.[`${latitude},${longitude}`];
  return way && 'line' in way ? way : null;
};

/** Vehicles, trips and their timeline in one table: the first column says which a line is. */
export function planCsv(plan: PlanToExport, t: Texts): string {
  const { trips } = plan.figures;
  const totals = (kind: string, vehicle: string, one: TripTotals): CsvValue[] => [
    ...[kind, vehicle, null, null, null, trips.tonnes, null, null, null, null, null],
    ...[one.trips, one.fuel, one.loading, one.cost, one.costPerTonne]
  ];
  const timed = timedRows(plan.shown);
  return csvText({
    columns: [
      ...[t('kind'), t('vehicle'), t('day'), t('trip'), t('pile'), `${t('tonnes')} (t)`],
      ...[`${t('distance')} (km)`, `${t('byRoad')} (km)`, t('leg'), t('from'), t('to'), t('trips')],
      ...(['fuel', 'loading', 'cost'] as const).map((key) => `${t(key)} (NGN)`),
      `${t('perTonne')} (NGN/t)`
    ],
    rows: [
      ...trips.vehicles.map((one) => totals(t('vehicle'), one.vehicle, one)),
      totals(t('mix'), mixText(trips.cheapest.counts), trips.cheapest),
      ...timed.map(({ time, ...trip }) => [
        ...[t('trip'), trip.vehicle, time.day + 1, time.trip, trip.pileName, trip.tonnes, trip.distanceKm],
        ...[wayOf(plan, trip.pileId)?.kilometres ?? null, null],
        ...[formatTimeOfDay(time.start), formatTimeOfDay(time.end), 1, trip.fuel, trip.loading, trip.cost],
        trip.cost / trip.tonnes
      ]),
      ...timed.flatMap(({ time, vehicle }) =>
        time.legs.map(({ leg, start, end }) => [
          ...[t('leg'), vehicle, time.day + 1, time.trip, time.pileName, null, null, null, t(leg)],
          ...[formatTimeOfDay(start), formatTimeOfDay(end), null, null, null, null, null]
        ])
      )
    ],
    notes: planNotes(plan, t)
  });
}

/** Piles, factory and the ways between them. */
export function planFeatures({ figures, ways }: Pick<PlanToExport, 'figures' | 'ways'>): MapFeature[] {
  const { factory } = figures.rules;
  return [
    { point: [factory.longitude, factory.latitude], properties: { kind: 'factory' } },
    ...figures.piles.map(({ id, name, tonnes, position }) => ({
      point: [position.longitude, position.latitude] as const,
      properties: { kind: 'pile', id, name, tonnes, agent: figures.plan.agent }
    })),
    ...figures.places.flatMap(({ key, name, straightKm, straightMinutes }) => {
      const way = ways?.[key];
      if (!way || !('line' in way)) return [];
      const { line, kilometres, minutes } = way;
      return [{ line, properties: { kind: 'way', name, kilometres, minutes, straightKm, straightMinutes } }];
    })
  ];
}

export const planGeoJson = (plan: PlanToExport, t: Texts): string =>
  geoJsonText(planFeatures(plan), planNotes(plan, t));

/** Two plans as they stand side by side. */
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
  { key: 'source', label: t('noteSource'), value: window.location.origin }
];

export const comparisonCsv = (table: ComparisonTable, t: Texts): string =>
  csvText({
    columns: [t('figure'), ...table.plans.map(({ plan }) => planTitle(plan, t))],
    rows: table.rows.map(({ label, values }) => [label, ...values]),
    notes: comparisonNotes(table, t)
  });

export const comparisonGeoJson = (table: ComparisonTable, t: Texts): string =>
  geoJsonText(
    table.plans.flatMap((figures) => planFeatures({ figures, ways: null })),
    comparisonNotes(table, t)
  );
