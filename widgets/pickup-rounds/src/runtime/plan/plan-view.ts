import { computeStraightCost, readTripRules } from 'widgets/shared-code/site-domain';
import type { LatLon, LocatedPile, Round } from 'widgets/shared-code/site-domain';
import type { RoundsPlan } from '../state';

/** Returns the pile of a plan by the id that its answer has. */
export const findPile = ({ piles }: Pick<RoundsPlan, 'piles'>, id: string): LocatedPile =>
  piles.find((pile) => String(pile.id) === id)!;

/** Returns the places of a round's stops in order. */
export const listStopPlaces = (plan: RoundsPlan, { stops }: Round): readonly LatLon[] =>
  stops.map(({ pile }) => findPile(plan, pile.id).location);

export const getFactory = ({ set }: Pick<RoundsPlan, 'set'>): LatLon => readTripRules(set.parameters).factory;

/** Returns the places of each round: the factory, its stops in order, and the factory. */
export function listRoundPlaces(plan: RoundsPlan): readonly (readonly LatLon[])[] {
  const factory = getFactory(plan);
  return plan.answer.rounds.map((round) => [factory, ...listStopPlaces(plan, round), factory]);
}

/** Computes what the rounds of a plan would cost over straight lines, NGN. */
export const computePlanStraightCost = (plan: RoundsPlan): number | null =>
  computeStraightCost(
    plan.answer.rounds.map((round) => ({
      vehicle: round.vehicle,
      places: listStopPlaces(plan, round)
    })),
    readTripRules(plan.set.parameters)
  );
