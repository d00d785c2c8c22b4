import { React } from 'jimu-core';
import { useAddressState } from 'widgets/shared-code/site-tools';
import type { AddressCodec, AddressProblem } from 'widgets/shared-code/site-tools';
import { isLayerBoard } from './boards/layer-boards';
import type { OpenBoard } from './open-boards';
import type { BoardActions } from './use-open-boards';

/** Prefix of a collapsed board's name. */
const FOLDED_MARK = '-';

/** The address is read before the map; boards of the map's own layers are therefore accepted unseen. */
const isKnownBoard = (name: string, names: readonly string[]) => names.includes(name) || isLayerBoard(name);

/** Codec of the open boards as short words, in order. */
const boardsCodec = (names: readonly string[]): AddressCodec<readonly string[]> => ({
  version: 1,
  read: (value) =>
    Array.isArray(value) &&
    value.every((word) => typeof word === 'string' && isKnownBoard(word.replace(FOLDED_MARK, ''), names))
      ? (value as string[])
      : null
});

const toSharedNames = (open: readonly OpenBoard[]): readonly string[] =>
  open.map(({ name, folded }) => (folded ? FOLDED_MARK + name : name));

/**
 * Opens the boards of the address, and keeps the address in step with the open boards. Returns why it could not
 * be read.
 */
export function useSharedBoards(
  widgetId: string,
  names: readonly string[],
  open: readonly OpenBoard[],
  actions: BoardActions
): AddressProblem | null {
  const show = React.useCallback(
    (named: readonly string[]) => {
      const boards = named.map((word) => ({
        name: word.replace(FOLDED_MARK, ''),
        folded: word.startsWith(FOLDED_MARK)
      }));
      // The expanded board comes last: opening a board collapses the others.
      for (const { name, folded } of [...boards, ...boards.filter((board) => !board.folded)]) {
        actions.open(name);
        if (folded) actions.fold(name);
      }
    },
    [actions]
  );
  const codec = React.useMemo(() => boardsCodec(names), [names]);
  return useAddressState(`boards.${widgetId}`, {
    state: open.length === 0 ? null : toSharedNames(open),
    codec,
    onRead: show
  });
}
