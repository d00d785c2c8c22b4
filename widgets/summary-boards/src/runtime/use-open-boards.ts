import { hooks, React } from 'jimu-core';
import { changeWidgetState, useWidgetState } from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import { useExclusiveResultPanel } from 'widgets/shared-code/site-tools';
import { isLayerBoard } from './boards/layer-boards';
import type { OpenBoard } from './open-boards';
import { closeBoard, foldAll, foldBoard, openBoard } from './open-boards';

const OPEN_BOARDS: StatePiece<readonly OpenBoard[]> = { key: 'openBoards', initial: [] };
/** Other widgets write the name of a board here to open it; it is cleared when that is done. */
const REQUESTED_BOARD: StatePiece<string> = { key: 'board', initial: '' };

/** Requests that the instance `widgetId` opens a board. Other widgets use the same state. */
export const requestBoard = (widgetId: string, name: string): void =>
  changeWidgetState(widgetId, REQUESTED_BOARD, () => name);

/** Returns the open boards of the instance `widgetId`, the last opened last. */
export const useOpenBoards = (widgetId: string): readonly OpenBoard[] =>
  useWidgetState(widgetId, OPEN_BOARDS)[0];

export interface BoardActions {
  open(name: string): void;
  fold(name: string): void;
  close(name: string): void;
}

/**
 * Returns the actions on the open boards of an instance. Opens `first` initially, and the boards that other
 * widgets request: any of `names`, or a board of the map's own layers, which are known only once the map is.
 */
export function useBoardActions(
  widgetId: string,
  names: readonly string[],
  first: string | null
): BoardActions {
  const [, change] = useWidgetState(widgetId, OPEN_BOARDS);
  const [asked, changeAsked] = useWidgetState(widgetId, REQUESTED_BOARD);
  const takeTurn = hooks.useLatest(useExclusiveResultPanel(widgetId, () => change(foldAll)));
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
