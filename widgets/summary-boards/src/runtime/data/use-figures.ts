import type { Answer, BoardScope } from 'widgets/shared-code/site-core';
import { useAnswer } from 'widgets/shared-code/site-core';
import type { QueriedLayer, Selection } from 'widgets/shared-code/site-map';
import type { Board } from '../boards/board';
import type { LayerAnswer } from './ask';
import { ask } from './ask';

export interface Asked {
  readonly layers: readonly (QueriedLayer | null)[];
  /** The condition in force on each layer, empty where there is none. */
  readonly wheres: readonly string[];
  readonly scope: BoardScope;
  /** What the map shows; counts in the scope `view` alone. */
  readonly extent: object | null;
}

/** Which records each question of a board counts. */
export function selectionsOf({ wheres, scope, extent }: Asked): readonly Selection[] {
  return wheres.map((where) => ({
    where: scope === 'all' ? '' : where,
    ...(scope === 'view' && extent && { geometry: extent })
  }));
}

/**
 * Asks a board's questions anew whenever what they depend on changes: one answer per question. The last ones stay while
 * others are on their way.
 */
export function useFigures(board: Board, asked: Asked | null): Answer<readonly LayerAnswer[]> {
  const ready = asked && (asked.scope !== 'view' || asked.extent) ? asked : null;
  const question = ready && ([board.questions, ready.layers, JSON.stringify(selectionsOf(ready))] as const);
  return useAnswer(question, ([questions, layers, selections], { signal }) => {
    const chosen = JSON.parse(selections) as readonly Selection[];
    return Promise.all(questions.map((one, at) => ask(layers[at]!, one, chosen[at]!, signal)));
  });
}
