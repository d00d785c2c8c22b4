import type { ChosenSite, SiteDemand } from 'widgets/shared-code/site-domain';
import type { LocatedCandidate, LocatedDemand, SitesScenario } from './state';

/** Returns the candidate of a chosen site: the engine returns the objects that it was given. */
export const getCandidate = ({ candidate }: ChosenSite): LocatedCandidate => candidate as LocatedCandidate;

/** Returns the place of tonnes, likewise. */
export const getDemand = (demand: SiteDemand): LocatedDemand => demand as LocatedDemand;

/** Returns the places of the chosen sites, in their order. */
export const listSitePlaces = ({ answer }: SitesScenario): readonly LocatedCandidate[] =>
  answer.sites.map(getCandidate);

/** Returns whether two scenarios ask the same question about the same tonnes, so that one may be better. */
const isComparable = ({ inputs: one }: SitesScenario, { inputs: other }: SitesScenario): boolean =>
  one.question === other.question && one.weight === other.weight && one.existing === other.existing;

/** Difference of tonnes that does not make a scenario better, t. */
const SAME_TONNES = 0.001;

/** Returns whether a scenario is better than another: more tonnes that count, or as many at a lower haul cost. */
function isBetter({ answer: one }: SitesScenario, { answer: other }: SitesScenario): boolean {
  const more = one.counted.tonnes - other.counted.tonnes;
  return Math.abs(more) > SAME_TONNES ? more > 0 : one.counted.haulCost < other.counted.haulCost;
}

/** Returns the best of some scenarios; null for a single one, and when they cannot be compared. */
export function findBest(scenarios: readonly SitesScenario[]): SitesScenario | null {
  const [first, ...others] = scenarios;
  if (!first || others.length === 0 || !others.every((one) => isComparable(first, one))) return null;
  return others.reduce((best, one) => (isBetter(one, best) ? one : best), first);
}
