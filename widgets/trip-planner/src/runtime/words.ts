import {
  formatDistance,
  formatMessage,
  formatNaira,
  formatPosition,
  formatQuantity,
  joinWithColon,
  PICKUP_VEHICLES
} from 'widgets/shared-code/site-base';
import type { Locale, PickupVehicle } from 'widgets/shared-code/site-base';
import { formatInstant } from 'widgets/shared-code/site-domain';
import type {
  CostlierVehicle,
  TimelineProblem,
  TripCounts,
  TripWayProblem
} from 'widgets/shared-code/site-domain';
import type { PlanBasis } from './plan-basis';
import type { PlanDifference, PlanDifferences } from './plan-difference';
import type { LeftOutPile, PlanFigures, PlanProblem } from './plan-view';
import type { PickupPlan, PlanFactory, PlanInputs, ShownVehicle } from './state';
import type { Texts } from './use-texts';

const METRES_PER_KM = 1_000;

export const tonnesText = (tonnes: number): string => formatQuantity(tonnes, 't', 2);
export const kilometresText = (kilometres: number): string => formatDistance(kilometres * METRES_PER_KM);

type TextValues = Readonly<Record<string, string | number>>;

/** Describes a problem of trips in the words of the catalogue. */
export const problemText = (
  problem: Exclude<PlanProblem, WidgetProblem> | TimelineProblem,
  locale: Locale,
  values: TextValues = {}
): string => formatMessage(`trips.${problem}`, locale, values);

/** Problems that only the widget has. */
type WidgetProblem = 'unknownAgent' | 'noPilesLeft' | 'factoryOffRoad' | 'noPileByRoad';

/** Describes why a plan cannot be made. */
export function planProblemText(
  { problem, values = {} }: { readonly problem: PlanProblem; readonly values?: TextValues },
  { set }: PickupPlan,
  { locale, t }: { readonly locale: Locale; readonly t: Texts }
): string {
  switch (problem) {
    case 'unknownAgent':
    case 'noPilesLeft':
    case 'factoryOffRoad':
    case 'noPileByRoad':
      return t(problem, { ...values, distance: formatDistance(set.parameters.maxSnapDistance) });
    default:
      return problemText(problem, locale, values);
  }
}

/** Explains why a pile is not fetched, or why there is no route. */
export const reasonText = (
  reason: LeftOutPile['reason'] | TripWayProblem,
  { set }: PickupPlan,
  t: Texts
): string => t(reason, { distance: formatDistance(set.parameters.maxSnapDistance) });

/** Returns the label of the vehicle, or of the mix, whose trips are shown. */
export const shownText = (shown: ShownVehicle, t: Texts): string => (shown === 'mix' ? t('mix') : shown);

/** Formats a mix, largest vehicle first: '2 × MB1 + 1 × Ford2'. */
export const mixText = (counts: TripCounts): string =>
  [...PICKUP_VEHICLES]
    .reverse()
    .flatMap((vehicle) => (counts[vehicle] > 0 ? [`${counts[vehicle]} × ${vehicle}`] : []))
    .join(' + ');

/** Returns the name of a factory, or its position. */
const factoryText = ({ name, latitude, longitude }: PlanFactory): string =>
  name ?? formatPosition(latitude, longitude);

/** Returns the title of a plan in a comparison: agent, vehicles, tonnes, and a factory that was chosen. */
export const planTitle = ({ agent, vehicles, tonnes, factory }: PlanInputs, t: Texts): string =>
  [
    agent,
    vehicles.length === PICKUP_VEHICLES.length ? t('allVehicles') : vehicles.join(', '),
    tonnesText(tonnes),
    ...(factory ? [factoryText(factory)] : [])
  ].join(' · ');

/** Describes the factory of a plan: 'factory FFB Mill Uyo at 5.0300, 7.9300'. */
export function planFactoryText({ plan, rules }: PlanFigures, t: Texts): string {
  const place = formatPosition(rules.factory.latitude, rules.factory.longitude);
  const name = plan.factory?.name ?? null;
  return name === null ? t('factoryAt', { place }) : t('factoryNamed', { name, place });
}

/** Returns the scope of a plan: agent, piles, tonnes and factory. */
export const scopeText = (figures: PlanFigures, t: Texts): string =>
  [
    figures.plan.agent,
    t('piles', { count: figures.piles.length }),
    tonnesText(figures.trips.tonnes),
    planFactoryText(figures, t)
  ].join(' · ');

/** Describes distances: 'By road · Dry season'. */
export const basisText = ({ distance, season }: PlanBasis, locale: Locale, t: Texts): string =>
  distance === 'road'
    ? t('byRoadIn', { season: formatMessage(`season.${season}`, locale) })
    : t('straightLine');

/** Returns the rules of a plan: distances, season or speed, and version of the parameters. */
export const rulesText = ({ plan, rules, basis }: PlanFigures, locale: Locale, t: Texts): string =>
  basis.distance === 'road'
    ? t('rulesByRoad', {
        season: formatMessage(`season.${basis.season}`, locale),
        version: plan.set.version
      })
    : t('rules', { speed: rules.speed, version: plan.set.version });

const daysText = (days: number | null, t: Texts): string =>
  days === null ? '–' : t('days', { count: days });

/** Formats both totals, for differences that are not simply more. */
const totalsText = ({ one, other }: PlanDifference, t: Texts) => ({
  cost: formatNaira(one.cost),
  days: daysText(one.days, t),
  otherCost: formatNaira(other.cost),
  otherDays: daysText(other.days, t)
});

/** States by how much the shown trips differ by road and in the rainy season; empty while it is not known. */
export function differenceTexts({ distance, season }: PlanDifferences, t: Texts): string[] {
  const texts: string[] = [];
  if (distance) {
    const { cost, days, isPartial } = distance;
    const isMore = cost > 0 && days !== null && days >= 0;
    texts.push(
      isMore
        ? t('roadMore', { amount: formatNaira(cost), count: days })
        : t('roadOther', totalsText(distance, t))
    );
    if (isPartial) texts.push(t('onlyByRoad'));
  }
  if (season) texts.push(t('rainyOther', totalsText(season, t)));
  return texts;
}

/** Returns the day on which the piles and the rules were read. */
export const dataDay = ({ at }: PickupPlan): string | null => formatInstant(Date.parse(at));

/** Formats one term of a difference: more or less; empty when it is 0. */
function describeTerm(
  amount: number,
  more: 'fuelMore' | 'loadingMore',
  less: 'fuelLess' | 'loadingLess',
  t: Texts
) {
  if (amount === 0) return [];
  return [t(amount > 0 ? more : less, { amount: formatNaira(Math.abs(amount)) })];
}

/** Explains term by term why a vehicle costs more than the cheapest, and at which distances it would not. */
export function whyText(
  one: CostlierVehicle,
  cheapest: PickupVehicle,
  { distance }: PlanBasis,
  t: Texts
): string {
  const { vehicle, trips, fuel, loading, cost, breakEven } = one;
  const terms = [
    ...describeTerm(fuel, 'fuelMore', 'fuelLess', t),
    ...describeTerm(loading, 'loadingMore', 'loadingLess', t),
    ...(trips === 0 ? [] : [t(trips > 0 ? 'tripsMore' : 'tripsLess', { count: Math.abs(trips) })])
  ];
  const told = { vehicle, cheapest, amount: formatNaira(cost) };
  const more = cost === 0 ? t('whySame', told) : t('whyMore', told);
  const where =
    breakEven === null
      ? t('everywhere', told)
      : t(breakEven.wins === 'nearer' ? 'winsNearer' : 'winsFarther', {
          ...told,
          distance: t(distance === 'road' ? 'distanceByRoad' : 'distanceStraight', {
            distance: kilometresText(breakEven.distanceKm)
          })
        });
  return `${terms.length > 0 ? joinWithColon(more, terms.join(', ')) : more}. ${where}`;
}
