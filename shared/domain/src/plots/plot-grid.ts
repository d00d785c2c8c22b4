/** A grid that finds the boxes near each other without comparing all of them. */
import { intersectBoxes } from '../geometry/rings';
import type { Box } from '../geometry/rings';

/** Width of a cell, degrees: about a kilometre, several times the width of a usual plot. */
const CELL_DEG = 0.01;
/** Boxes over more cells are few, so each is compared with all others. */
const MAX_CELLS = 400;

const toCell = (degrees: number): number => Math.floor(degrees / CELL_DEG);

interface CellRange {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const toRange = ({ west, south, east, north }: Box): CellRange => ({
  west: toCell(west),
  south: toCell(south),
  east: toCell(east),
  north: toCell(north)
});

function listCells({ west, south, east, north }: CellRange): string[] {
  const cells: string[] = [];
  for (let x = west; x <= east; x++) for (let y = south; y <= north; y++) cells.push(`${x} ${y}`);
  return cells;
}

/**
 * Calls `visit` once for each two boxes that have an area in common, the lower index first.
 * @param boxes in degrees; of many boxes in few cells every two are compared.
 */
export function visitNearBoxes(boxes: readonly Box[], visit: (one: number, other: number) => void): void {
  const cells = new Map<string, number[]>();
  const large: number[] = [];
  const compare = (one: number, other: number, cell: string | null) => {
    const common = intersectBoxes(boxes[one]!, boxes[other]!);
    // Two boxes may share several cells; they are visited in the one with the corner of their common part.
    if (common && (cell === null || cell === `${toCell(common.west)} ${toCell(common.south)}`))
      visit(one, other);
  };
  boxes.forEach((box, index) => {
    for (const other of large) compare(other, index, null);
    const range = toRange(box);
    if ((range.east - range.west + 1) * (range.north - range.south + 1) > MAX_CELLS) {
      for (let other = 0; other < index; other++) if (!large.includes(other)) compare(other, index, null);
      large.push(index);
      return;
    }
    for (const cell of listCells(range)) {
      const inside = cells.get(cell) ?? [];
      for (const other of inside) compare(other, index, cell);
      inside.push(index);
      cells.set(cell, inside);
    }
  });
}
