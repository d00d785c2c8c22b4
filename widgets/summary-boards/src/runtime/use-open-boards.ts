import { hooks, React } from 'jimu-core';
import type { StatePiece } from 'widgets/shared-code/site-core';
import { changeWidgetState, useResultTurn, useWidgetState } from 'widgets/shared-code/site-core';
import { isLayerBoard } from './boards/layer-boards';
import type { OpenBoard } from './open-boards';
import { closeBoard, foldAll, foldBoard, openBoard } from './open-boards';

const OPEN: StatePiece<readonly OpenBoard[]> = { key: 'openBoards', initial: [] };
/** Where another widget puts the name of a board to open it; emptied when that is done. */
const ASKED: StatePiece<string> = { key: 'board', initial: '' };

/** Asks the instance `widgetId` to open a board: what any other widget does, too. */
export const askForBoard = (widgetId: string, name: string): void =>
  changeWidgetState(widgetId, ASKED, () => name);

/** The boards open in the instance `widgetId`, last opened last. */
export const useOpenBoards = (widgetId: string): readonly OpenBoard[] => useWidgetState(widgetId, OPEN)[0];

export interface BoardActions {
  open(name: string): void;
  fold(name: string): void;
  close(name: string): void;
}

/**
 * Keeps the open boards of an instance: opens what other widgets ask for among `names` and the boards of the map's own
 * layers, which are known once the map is, and `first` to begin with.
 */
export function useBoardActions(
  widgetId: string,
  names: readonly string[],
  first: string | null
): BoardActions {
  const [, change] = useWidgetState(widgetId, OPEN);
  const [asked, changeAsked] = useWidgetState(widgetId, ASKED);
  const takeTurn = hooks.useLatest(useResultTurn(widgetId, () => change(foldAll)));
  const actions = React.useMemo<BoardActions>(
    () => ({
      open: (name) => {
        change((open) => openBoard(open, name));
        takeTurn.current();
      },
      fold: (name) => change((open) => foldBoard(open, name)),
      close: (name) => change((open) => closeBoard(open, name))
    }),
    [change, takeTurn]
  );
  React.useEffect(() => {
    if (first !== null) actions.open(first);
  }, [actions, first]);
  React.useEffect(() => {
    if (!asked) return;
    if (names.includes(asked) || isLayerBoard(asked)) actions.open(asked);
    changeAsked(() => '');
  }, [actions, asked, changeAsked, names]);
  return actions;
}
