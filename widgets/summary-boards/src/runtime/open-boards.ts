/** List of open boards: plain data in the widget's state, and the functions that change it. */

export interface OpenBoard {
  readonly name: string;
  /** True when it is collapsed to its header. */
  readonly folded: boolean;
}

/**
 * Opens a board below the others and collapses these, as there is space for one. A board that is already open
 * expands in its place.
 */
export function openBoard(open: readonly OpenBoard[], name: string): readonly OpenBoard[] {
  const folded = open.map((board) => ({ name: board.name, folded: board.name !== name }));
  return open.some((board) => board.name === name) ? folded : [...folded, { name, folded: false }];
}

export const closeBoard = (open: readonly OpenBoard[], name: string): readonly OpenBoard[] =>
  open.filter((board) => board.name !== name);

export const foldBoard = (open: readonly OpenBoard[], name: string): readonly OpenBoard[] =>
  open.map((board) => (board.name === name ? { ...board, folded: true } : board));

export const foldAll = (open: readonly OpenBoard[]): readonly OpenBoard[] =>
  open.map((board) => ({ ...board, folded: true }));
