import { React } from 'jimu-core';
import type { AddressCodec, AddressProblem } from 'widgets/shared-code/site-core';
import { useAddressState } from 'widgets/shared-code/site-core';
import { isLayerBoard } from './boards/layer-boards';
import type { OpenBoard } from './open-boards';
import type { BoardActions } from './use-open-boards';

/** A folded board's name has a minus before it. */
const FOLDED = '-';

/** Boards of the map's own layers are known once the map is; the address is read before. */
const isKnown = (name: string, names: readonly string[]) => names.includes(name) || isLayerBoard(name);

/** Open boards as short words, in their order. */
const boardsCodec = (names: readonly string[]): AddressCodec<readonly string[]> => ({
  version: 1,
  read: (value) =>
    Array.isArray(value) &&
    value.every((word) => typeof word === 'string' && isKnown(word.replace(FOLDED, ''), names))
      ? (value as string[])
      : null
});

const words = (open: readonly OpenBoard[]): readonly string[] =>
  open.map(({ name, folded }) => (folded ? FOLDED + name : name));

/** Opens the boards that the address names, and keeps it naming those that are open; why it could not be read. */
export function useSharedBoards(
  widgetId: string,
  names: readonly string[],
  open: readonly OpenBoard[],
  actions: BoardActions
): AddressProblem | null {
  const show = React.useCallback(
    (named: readonly string[]) => {
      const boards = named.map((word) => ({
        name: word.replace(FOLDED, ''),
        folded: word.startsWith(FOLDED)
      }));
      // The one that is unfolded last: opening a board folds the others.
      for (const { name, folded } of [...boards, ...boards.filter((board) => !board.folded)]) {
        actions.open(name);
        if (folded) actions.fold(name);
      }
    },
    [actions]
  );
  const codec = React.useMemo(() => boardsCodec(names), [names]);
  return useAddressState(`boards.${widgetId}`, {
    state: open.length === 0 ? null : words(open),
    codec,
    onRead: show
  });
}
