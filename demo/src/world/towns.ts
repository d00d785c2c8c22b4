import { placeSources } from '../sources';
import { moveAshore } from './move-ashore';
import type { Position } from '../kit/geometry';
import type { StateShape } from './boundaries';

export interface Town {
  readonly name: string;
  readonly state: string;
  readonly population: number;
  /** 1 national capital and metropolises, 2 state capitals and large towns, 3 towns, 4 villages. */
  readonly rank: 1 | 2 | 3 | 4;
  readonly at: Position;
}

function computeRank(feature: string, population: number): Town['rank'] {
  if (feature === 'PPLC' || population >= 1_000_000) return 1;
  if (feature === 'PPLA' || population >= 200_000) return 2;
  return feature === 'PPLA2' || population >= 15_000 ? 3 : 4;
}

/**
 * Returns the real towns on the land of the state outlines; the state of a town is the one that contains it.
 */
export const readTowns = (
  states: readonly StateShape[],
  stateAt: (point: Position) => StateShape | undefined
): Town[] =>
  placeSources.flatMap(([name, named, feature, population, x, y]): Town[] => {
    const state = stateAt([x, y]) ?? states.find((candidate) => candidate.name === named);
    if (!state) return [];
    const at: Position = moveAshore([x, y], state.polygons);
    return [{ name, state: state.name, population, rank: computeRank(feature, population), at }];
  });
