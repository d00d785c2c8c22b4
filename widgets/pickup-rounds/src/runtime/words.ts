import {
  formatDistance,
  formatMessage,
  formatNaira,
  formatNumber,
  formatPosition,
  formatQuantity,
  PICKUP_VEHICLES
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import {
  formatInstant,
  formatRainProblem,
  formatTimeOfDay,
  readTripRules
} from 'widgets/shared-code/site-domain';
import type { Fleet, LeftPile, LeftReason, Round, RoundsAnswer } from 'widgets/shared-code/site-domain';
import type { LeftOut, RoundsFailureReason, RoundsPlan } from './state';
import type { Texts } from './use-texts';

const METRES_PER_KM = 1_000;

export const formatTonnes = (tonnes: number): string => formatQuantity(tonnes, 't', 2);
export const formatKilometres = (kilometres: number): string => formatDistance(kilometres * METRES_PER_KM);
export const formatMinute = (minute: number): string => formatTimeOfDay(minute) ?? '';

/** Formats a fleet, largest vehicle first: '2 × MB1, 1 × Ford2'. */
export const formatFleet = (fleet: Fleet): string =>
  [...PICKUP_VEHICLES]
    .reverse()
    .flatMap((vehicle) => ((fleet[vehicle] ?? 0) > 0 ? [`${fleet[vehicle]} × ${vehicle}`] : []))
    .join(', ');

/** Returns the name of a vehicle: with its number where the fleet has several of its kind. */
export const formatVehicle = (
  { vehicle, vehicleNumber }: Pick<Round, 'vehicle' | 'vehicleNumber'>,
  fleet: Fleet
): string => ((fleet[vehicle] ?? 0) > 1 ? `${vehicle} #${vehicleNumber}` : vehicle);

/** Returns the name of a round: 'MB1 · 2', with the day where a plan has several: 'Day 2 · MB1 · 2'. */
export function formatRoundName(round: Round, { inputs, answer }: RoundsPlan, t: Texts): string {
  const name = `${formatVehicle(round, inputs.fleet)} · ${round.round}`;
  return isOneDay(answer) ? name : `${t('day', { day: round.day + 1 })} · ${name}`;
}

/** Returns whether all rounds are on the first day. */
export const isOneDay = ({ finish }: RoundsAnswer): boolean => (finish?.day ?? 0) === 0;

/** Number of piles that are fetched completely. */
export const countFetched = ({ piles, answer }: Pick<RoundsPlan, 'piles' | 'answer'>): number =>
  piles.length - answer.left.length;

/** Returns '7 of 8 piles · 31.2 t'. */
export const formatFetched = (plan: RoundsPlan, t: Texts): string =>
  [
    t('pilesOf', { fetched: countFetched(plan), count: plan.piles.length }),
    formatTonnes(plan.answer.tonnes)
  ].join(' · ');

const REASON_KEYS = {
  nothingToCarry: 'leftNothingToCarry',
  noRoad: 'leftNoRoad',
  noVehicle: 'leftNoVehicle',
  dayTooShort: 'leftDayTooShort',
  noVehicleDay: 'leftNoVehicleDay'
} as const satisfies Record<LeftReason, string>;

/** Keys of the reasons in few words, for the map. */
export const SHORT_REASON_KEYS = {
  nothingToCarry: 'shortNothingToCarry',
  noRoad: 'shortNoRoad',
  noVehicle: 'shortNoVehicle',
  dayTooShort: 'shortDayTooShort',
  noVehicleDay: 'shortNoVehicleDay'
} as const satisfies Record<LeftReason, string>;

/** Explains why a pile is left behind. */
export const formatLeftReason = ({ reason }: Pick<LeftPile, 'reason'>, plan: RoundsPlan, t: Texts): string =>
  t(REASON_KEYS[reason], {
    distance: formatDistance(plan.set.parameters.maxSnapDistance),
    days: plan.inputs.days
  });

/** Returns 'Day 2' and the time at which the last round ends; a dash without rounds. */
export function formatFinish({ finish }: RoundsAnswer, t: Texts): string {
  if (!finish) return t('noRounds');
  const time = formatMinute(finish.minute);
  return finish.day === 0 ? t('lastBack', { time }) : t('lastBackOn', { time, day: finish.day + 1 });
}

export const formatSeason = ({ inputs }: Pick<RoundsPlan, 'inputs'>, locale: Locale): string =>
  formatMessage(inputs.season === 'dry' ? 'season.dry' : 'season.rainy', locale);

/** Returns how a plan measures distances: by road in a season, or in straight lines at a speed. */
export const formatWay = (
  { inputs, set }: Pick<RoundsPlan, 'inputs' | 'set'>,
  locale: Locale,
  t: Texts
): string =>
  inputs.distance === 'road'
    ? `${t('road')}, ${formatSeason({ inputs }, locale)}`
    : t('straightAt', { speed: readTripRules(set.parameters).speed });

/** Returns the inputs of a plan: distance and season, vehicles, days, factory, parameters. */
export function formatScope({ inputs, set }: RoundsPlan, locale: Locale, t: Texts): string {
  const { factory } = readTripRules(set.parameters);
  return [
    formatWay({ inputs, set }, locale, t),
    formatFleet(inputs.fleet),
    t('days', { count: inputs.days }),
    t('factoryAt', { place: formatPosition(factory.latitude, factory.longitude) }),
    t('version', { version: set.version })
  ].join(' · ');
}

/** Returns the moment of the piles and the parameters. */
export const formatDataDay = ({ at }: Pick<RoundsPlan, 'at'>): string | null => formatInstant(Date.parse(at));

/** Returns how good the answer is: the best possible, or the best found in a number of seconds. */
export const formatSearch = ({ search }: Pick<RoundsPlan, 'search'>, t: Texts): string =>
  search.kind === 'optimal' ? t('optimal') : t('searched', { seconds: formatNumber(search.seconds, 1) });

/** Returns the title of a plan that does without a vehicle or a pile. */
export function formatWithout(without: LeftOut, pileName: (id: number) => string, t: Texts): string {
  return 'vehicle' in without
    ? t('withoutVehicle', { vehicle: without.vehicle })
    : t('withoutPile', { pile: pileName(without.pileId) });
}

const PROBLEM_KEYS = {
  nothingLeft: 'problemNothingLeft',
  noVehicle: 'noVehicle',
  invalidFleet: 'invalidFleet',
  invalidDays: 'invalidDays',
  invalidBreak: 'problemTerms',
  invalidWaitingWeight: 'problemTerms',
  invalidWaitingDays: 'problemTerms',
  invalidMatrix: 'problemTerms',
  tooManyPiles: 'tooManyPiles',
  factoryOffRoad: 'problemFactory',
  notATonnage: 'problemTonnage',
  tooManyTonnes: 'problemTonnes',
  nothingToCarry: 'problemNothing'
} as const;

/** Explains why there is no plan. */
export function formatFailure(reason: RoundsFailureReason, locale: Locale, t: Texts): string {
  if (reason.kind === 'refused') return t('refused');
  if (reason.kind === 'problem') return t(PROBLEM_KEYS[reason.problem], reason.values);
  return formatRainProblem(reason, locale);
}

/** Formats a difference of naira with its sign; '₦0' for none. */
export function formatDifference(naira: number): string {
  const text = formatNaira(Math.abs(naira));
  return naira === 0 ? text : `${naira > 0 ? '+' : '−'}${text}`;
}
