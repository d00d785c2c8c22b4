import {
  formatDistance,
  formatMessage,
  formatNaira,
  formatPosition,
  formatQuantity,
  PICKUP_VEHICLES
} from 'widgets/shared-code/site-base';
import type { Locale, PickupVehicle } from 'widgets/shared-code/site-base';
import { formatInstant } from 'widgets/shared-code/site-domain';
import type {
  CostlierVehicle,
  TimelineProblem,
  TripCounts,
  TripPlanProblem
} from 'widgets/shared-code/site-domain';
import type { PlanFigures } from './plan-view';
import type { PickupPlan, PlanRequest, ShownVehicle } from './state';
import type { Texts } from './use-texts';

const METRES_PER_KM = 1_000;

export const tonnesText = (tonnes: number): string => formatQuantity(tonnes, 't', 2);
export const kilometresText = (kilometres: number): string => formatDistance(kilometres * METRES_PER_KM);

type TextValues = Readonly<Record<string, string | number>>;

/** Describes a problem in the words of the catalogue. */
export const problemText = (
  problem: TripPlanProblem | TimelineProblem,
  locale: Locale,
  values: TextValues = {}
): string => formatMessage(`trips.${problem}`, locale, values);

/** Returns the label of the vehicle, or of the mix, whose trips are shown. */
export const shownText = (shown: ShownVehicle, t: Texts): string => (shown === 'mix' ? t('mix') : shown);

/** Formats a mix, largest vehicle first: '2 × MB1 + 1 × Ford2'. */
export const mixText = (counts: TripCounts): string =>
  [...PICKUP_VEHICLES]
    .reverse()
    .flatMap((vehicle) => (counts[vehicle] > 0 ? [`${counts[vehicle]} × ${vehicle}`] : []))
    .join(' + ');

/** Returns the title of a plan in a comparison: agent, vehicles, tonnes. */
export const planTitle = ({ agent, vehicles, tonnes }: PlanRequest, t: Texts): string =>
  [
    agent,
    vehicles.length === PICKUP_VEHICLES.length ? t('allVehicles') : vehicles.join(', '),
    tonnesText(tonnes)
  ].join(' · ');

/** Returns the scope of a plan: agent, piles, tonnes and factory. */
export const scopeText = ({ plan, piles, trips, rules }: PlanFigures, t: Texts): string =>
  [
    plan.agent,
    t('piles', { count: piles.length }),
    tonnesText(trips.tonnes),
    t('factoryAt', { place: formatPosition(rules.factory.latitude, rules.factory.longitude) })
  ].join(' · ');

/** Returns the rules of a plan: speed and version of the parameters. */
export const rulesText = ({ plan, rules }: PlanFigures, t: Texts): string =>
  t('rules', { speed: rules.speed, version: plan.set.version });

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
export function whyText(one: CostlierVehicle, cheapest: PickupVehicle, t: Texts): string {
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
          distance: kilometresText(breakEven.distanceKm)
        });
  return `${more}${terms.length > 0 ? `: ${terms.join(', ')}` : ''}. ${where}`;
}
