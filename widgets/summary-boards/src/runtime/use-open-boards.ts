import { appActions, getAppStore, hooks, React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { BoardName } from 'widgets/shared-code/site-core';
import { useResultTurn } from 'widgets/shared-code/site-core';
import type { OpenBoard } from './open-boards';
import { closeBoard, foldAll, foldBoard, isBoardName, openBoard } from './open-boards';

/** Where the open boards stand in the widget's state. */
const OPEN = 'openBoards';
/** Where another widget puts the name of a board to open it; emptied when that is done. */
const ASKED = 'board';

type WidgetsState = Record<string, Record<string, unknown> | undefined> | undefined;

const stateOf = (state: IMState, widgetId: string) => (state.widgetsState as WidgetsState)?.[widgetId];

const put = (widgetId: string, key: string, value: unknown) =>
  getAppStore().dispatch(appActions.widgetStatePropChange(widgetId, key, value));

/** Asks the instance `widgetId` to open a board: what any other widget does, too. */
export const askForBoard = (widgetId: string, name: BoardName): void => {
  put(widgetId, ASKED, name);
};

const parse = (text: string): readonly OpenBoard[] => JSON.parse(text) as readonly OpenBoard[];

/** The boards open in the instance `widgetId`, last opened last. */
export function useOpenBoards(widgetId: string): readonly OpenBoard[] {
  // Held as text: an immutable array would give immutable arrays of elements when it is mapped.
  const text = ReactRedux.useSelector((state: IMState) => stateOf(state, widgetId)?.[OPEN]);
  return React.useMemo(() => (typeof text === 'string' ? parse(text) : []), [text]);
}

export interface BoardActions {
  open(name: BoardName): void;
  fold(name: BoardName): void;
  close(name: BoardName): void;
}

type BoardsChange = (open: readonly OpenBoard[]) => readonly OpenBoard[];

function changeBoards(widgetId: string, next: BoardsChange): void {
  const text = stateOf(getAppStore().getState(), widgetId)?.[OPEN];
  put(widgetId, OPEN, JSON.stringify(next(typeof text === 'string' ? parse(text) : [])));
}

/** Keeps the open boards of an instance: opens what other widgets ask for, and `first` to begin with. */
export function useBoardActions(widgetId: string, first: BoardName | null): BoardActions {
  const asked = ReactRedux.useSelector((state: IMState) => stateOf(state, widgetId)?.[ASKED]);
  const takeTurn = hooks.useLatest(useResultTurn(widgetId, () => changeBoards(widgetId, foldAll)));
  const actions = React.useMemo<BoardActions>(() => {
    const change = (next: BoardsChange) => changeBoards(widgetId, next);
    return {
      open: (name) => {
        change((open) => openBoard(open, name));
        takeTurn.current();
      },
      fold: (name) => change((open) => foldBoard(open, name)),
      close: (name) => change((open) => closeBoard(open, name))
    };
  }, [widgetId, takeTurn]);
  React.useEffect(() => {
    if (first !== null) actions.open(first);
  }, [actions, first]);
  React.useEffect(() => {
    if (!asked) return;
    if (isBoardName(asked)) actions.open(asked);
    put(widgetId, ASKED, '');
  }, [actions, asked, widgetId]);
  return actions;
}
