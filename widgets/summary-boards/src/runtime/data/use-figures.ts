import { useDataVersion, useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import type { BoardScope } from 'widgets/shared-code/site-domain';
import type { LayerCondition } from 'widgets/shared-code/site-tools';
import type { ExtentJson, LayerSelection, QueriedLayer } from 'widgets/shared-code/site-map';
import type { Board } from '../boards/board';
import type { LayerAnswer } from './fetch-layer-answer';
import { fetchLayerAnswer } from './fetch-layer-answer';

export interface FiguresRequest {
  readonly layers: readonly (QueriedLayer | null)[];
  /** The conditions in force on each layer. */
  readonly conditions: readonly LayerCondition[];
  readonly scope: BoardScope;
  /** The visible extent; used only in the scope `view`. */
  readonly extent: ExtentJson | null;
}

/** Returns the records that each question of a board counts. */
export function listSelections({ conditions, scope, extent }: FiguresRequest): readonly LayerSelection[] {
  return conditions.map(({ where, shape }) =>
    scope === 'all' ? { where: '' } : { where, shape, extent: scope === 'view' ? extent : null }
  );
}

/**
 * Queries a board again whenever its inputs change: one answer per question. The last answers stay while new
 * ones are being loaded.
 */
export function useFigures(board: Board, asked: FiguresRequest | null): RequestState<readonly LayerAnswer[]> {
  const ready = asked && (asked.scope !== 'view' || asked.extent) ? asked : null;
  const version = useDataVersion();
  const question =
    ready && ([board.questions, ready.layers, JSON.stringify(listSelections(ready)), version] as const);
  return useRequest(question, ([questions, layers, selections], { signal }) => {
    const chosen = JSON.parse(selections) as readonly LayerSelection[];
    return Promise.all(questions.map((one, at) => fetchLayerAnswer(layers[at]!, one, chosen[at]!, signal)));
  });
}
