import {
  formatDistance,
  formatInstant,
  formatNaira,
  formatPosition,
  formatQuantity,
  message
} from 'widgets/shared-code/site-core';
import type {
  DearerVehicle,
  Locale,
  PickupVehicle,
  TimelineProblem,
  TripCounts,
  TripPlanProblem
} from 'widgets/shared-code/site-core';
import { PICKUP_VEHICLES } from 'widgets/shared-code/site-core';
import type { PlanFigures } from './plan-view';
import type { Plan, PlanRequest, Shown } from './state';
import type { Texts } from './use-texts';

const METRES_PER_KM = 1_000;

export const tonnesText = (tonnes: number): string => formatQuantity(tonnes, 't', 2);
export const kilometresText = (kilometres: number): string => formatDistance(kilometres * METRES_PER_KM);

type Values = Readonly<Record<string, string | number>>;

/** What is wrong, in the words of the catalogue. */
export const problemText = (
  problem: TripPlanProblem | TimelineProblem,
  locale: Locale,
  values: Values = {}
): string => message(`trips.${problem}`, locale, values);

/** Whose trips are shown. */
export const shownText = (shown: Shown, t: Texts): string => (shown === 'mix' ? t('mix') : shown);

/** '2 × MB1 + 1 × Ford2', the largest first. */
export const mixText = (counts: TripCounts): string =>
  [...PICKUP_VEHICLES]
    .reverse()
    .flatMap((vehicle) => (counts[vehicle] > 0 ? [`${counts[vehicle]} × ${vehicle}`] : []))
    .join(' + ');

/** What a plan is called beside another: agent, vehicles, tonnes. */
export const planTitle = ({ agent, vehicles, tonnes }: PlanRequest, t: Texts): string =>
  [
    agent,
    vehicles.length === PICKUP_VEHICLES.length ? t('allVehicles') : vehicles.join(', '),
    tonnesText(tonnes)
  ].join(' · ');

/** What a plan was reckoned over. */
export const scopeText = ({ plan, piles, trips, rules }: PlanFigures, t: Texts): string =>
  [
    plan.agent,
    t('piles', { count: piles.length }),
    tonnesText(trips.tonnes),
    t('factoryAt', { place: formatPosition(rules.factory.latitude, rules.factory.longitude) })
  ].join(' · ');

/** By which rules. */
export const rulesText = ({ plan, rules }: PlanFigures, t: Texts): string =>
  t('rules', { speed: rules.speed, version: plan.set.version });

/** The day the piles and the rules were read. */
export const dataDay = ({ at }: Plan): string | null => formatInstant(Date.parse(at));

/** One term of a difference: more, less, or left out where there is none. */
function term(amount: number, more: 'fuelMore' | 'loadingMore', less: 'fuelLess' | 'loadingLess', t: Texts) {
  if (amount === 0) return [];
  return [t(amount > 0 ? more : less, { amount: formatNaira(Math.abs(amount)) })];
}

/** Why a vehicle costs more than the cheapest, term by term, and where it would not. */
export function whyText(one: DearerVehicle, cheapest: PickupVehicle, t: Texts): string {
  const { vehicle, trips, fuel, loading, cost, breakEven } = one;
  const terms = [
    ...term(fuel, 'fuelMore', 'fuelLess', t),
    ...term(loading, 'loadingMore', 'loadingLess', t),
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
