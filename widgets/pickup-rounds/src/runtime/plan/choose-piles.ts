import type { FilterGeometry, LocatedPile } from 'widgets/shared-code/site-domain';
import { isInsideGeometry } from 'widgets/shared-code/site-domain';
import type { RoundsForm } from '../state';

/** Parts of the map, and ids, by which piles are chosen. */
export interface PileScopes {
  /** Visible part of the map; null without a map, or while it moves for the first time. */
  readonly view: FilterGeometry | null;
  /** Shape drawn on the page's map; null without one. */
  readonly shape: FilterGeometry | null;
  /** Ids of the piles of the plan; null without a plan. */
  readonly planIds: readonly number[] | null;
}

/** Returns the piles that the form chooses; null while their area is not known. */
export function choosePiles(
  all: readonly LocatedPile[],
  { source, agents }: Pick<RoundsForm, 'source' | 'agents'>,
  scopes: PileScopes
): readonly LocatedPile[] | null {
  if (source === 'agents')
    return all.filter(({ agentName }) => agentName != null && agents.includes(agentName));
  if (source === 'plan') {
    const ids = scopes.planIds && new Set(scopes.planIds);
    return ids && all.filter(({ id }) => ids.has(id));
  }
  const area = scopes[source];
  return area && all.filter(({ location }) => isInsideGeometry(location, area));
}

/** Piles of a request, as the server has them now. */
export interface FoundPiles {
  readonly piles: readonly LocatedPile[];
  readonly goneIds: readonly number[];
  readonly unweighed: readonly LocatedPile[];
}

/** Finds the piles of a request: the ones to plan, the ids that are gone, and those whose weight is not known. */
export function findPiles(all: readonly LocatedPile[], pileIds: readonly number[]): FoundPiles {
  const wanted = new Set(pileIds);
  const found = all.filter(({ id }) => wanted.has(id));
  const foundIds = new Set(found.map(({ id }) => id));
  return {
    piles: found.filter(({ tonnesPurchased }) => tonnesPurchased != null),
    goneIds: pileIds.filter((id) => !foundIds.has(id)),
    unweighed: found.filter(({ tonnesPurchased }) => tonnesPurchased == null)
  };
}
