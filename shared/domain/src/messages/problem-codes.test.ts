import { PRODUCTION_STATUSES, RADIUS_PROBLEMS } from '../calculations/biochar-facility';
import type { DateFilterProblem } from '../filters/date-filter';
import type { RawMaterialProblem } from '../filters/raw-material-filter';
import { FORM_PROBLEMS } from '../forms/field-problems';
import { POLYGON_PROBLEMS } from '../geometry/polygon-text';
import { PURCHASE_VERDICTS } from '../plots/compare-purchases';
import { PLOT_REFUSALS } from '../plots/plot-refusals';
import { PLOT_FAULT_LEVELS } from '../plots/plot-fault';
import type { PlotFaultCode } from '../plots/plot-fault';
import { SCREENING_FAULTS } from '../plots/screen-plot';
import { SCREENING_FINDINGS, SCREENING_GAPS, SCREENING_VERDICTS } from '../plots/screening-terms';
import { COORDINATE_PROBLEMS } from '../text/coordinates';
import type { TripPlanProblem } from '../trips/trip-plan';
import type { TimelineProblem } from '../trips/trip-timeline';
import { CATALOGUES } from './catalogues';
import type { MessageKey } from './messages';

/** The compiler checks these tables: a code without a message does not compile. */
const DATE_FILTER: Readonly<Record<DateFilterProblem, MessageKey>> = {
  bothDates: 'dateFilter.bothDates',
  startBeforeEnd: 'dateFilter.startBeforeEnd',
  noCriterion: 'dateFilter.noCriterion'
};
const RAW_MATERIAL: Readonly<Record<RawMaterialProblem, MessageKey>> = {
  noCriterion: 'rawMaterial.noCriterion',
  endBeforeStart: 'rawMaterial.endBeforeStart',
  dateFieldNotFound: 'rawMaterial.dateFieldNotFound',
  dateFieldType: 'rawMaterial.dateFieldType',
  textTooLong: 'rawMaterial.textTooLong'
};
const TRIPS: Readonly<Record<TripPlanProblem | TimelineProblem, MessageKey>> = {
  noVehicle: 'trips.noVehicle',
  unknownVehicle: 'trips.unknownVehicle',
  notATonnage: 'trips.notATonnage',
  nothingToCarry: 'trips.nothingToCarry',
  tooManyTonnes: 'trips.tooManyTonnes',
  tripTooLong: 'trips.tripTooLong',
  noPosition: 'trips.noPosition',
  tooManyPiles: 'trips.tooManyPiles'
};

const KEYS: readonly MessageKey[] = [
  ...Object.values(DATE_FILTER),
  ...Object.values(RAW_MATERIAL),
  ...Object.values(TRIPS),
  ...FORM_PROBLEMS.map((code) => `form.${code}` as const),
  ...COORDINATE_PROBLEMS.map((code) => `coordinates.${code}` as const),
  ...POLYGON_PROBLEMS.map((code) => `polygon.${code}` as const),
  ...(Object.keys(PLOT_FAULT_LEVELS) as PlotFaultCode[]).flatMap((code) => [
    `plot.${code}` as const,
    `plotHint.${code}` as const
  ]),
  ...PLOT_REFUSALS.map((code) => `plotRefusal.${code}` as const),
  ...[...SCREENING_VERDICTS, ...SCREENING_FINDINGS, ...SCREENING_FAULTS].map(
    (code) => `screening.${code}` as const
  ),
  ...[...PURCHASE_VERDICTS, 'invalidYield' as const].map((code) => `purchases.${code}` as const),
  ...SCREENING_GAPS.map((code) => `screeningGap.${code}` as const),
  ...RADIUS_PROBLEMS.map((code) => `radius.${code}` as const),
  ...PRODUCTION_STATUSES.map((code) => `biochar.${code}` as const)
];

it.each(KEYS)('has a message for the problem %s', (key) => {
  expect(CATALOGUES.en[key]).toMatch(/\w{2}/);
});
