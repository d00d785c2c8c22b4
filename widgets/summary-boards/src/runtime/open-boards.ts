/** Which boards are open: plain data in the widget's state, and the changes that can happen to it. */
import type { BoardName } from 'widgets/shared-code/site-core';
import { BOARDS } from 'widgets/shared-code/site-core';

export interface OpenBoard {
  readonly name: BoardName;
  /** Folded to its header. */
  readonly folded: boolean;
}

export const isBoardName = (name: unknown): name is BoardName => BOARDS.includes(name as BoardName);

/** Opens a board below the others, which fold: there is room for one. One that is open already unfolds in its place. */
export function openBoard(open: readonly OpenBoard[], name: BoardName): readonly OpenBoard[] {
  const folded = open.map((board) => ({ name: board.name, folded: board.name !== name }));
  return open.some((board) => board.name === name) ? folded : [...folded, { name, folded: false }];
}

export const closeBoard = (open: readonly OpenBoard[], name: BoardName): readonly OpenBoard[] =>
  open.filter((board) => board.name !== name);

export const foldBoard = (open: readonly OpenBoard[], name: BoardName): readonly OpenBoard[] =>
  open.map((board) => (board.name === name ? { ...board, folded: true } : board));

export const foldAll = (open: readonly OpenBoard[]): readonly OpenBoard[] =>
  open.map((board) => ({ ...board, folded: true }));
