/** Which boards are open: plain data in the widget's state, and the changes that can happen to it. */

export interface OpenBoard {
  readonly name: string;
  /** Folded to its header. */
  readonly folded: boolean;
}

/** Opens a board below the others, which fold: there is room for one. One that is open already unfolds in its place. */
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
