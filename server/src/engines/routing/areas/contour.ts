import { toLongitude, toLatitude } from './grid';
import type { Grid, Ring } from './grid';

/** Rounds to millionths of a degree (11 cm), so that equal positions compare equal. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/**
 * Smallest distance of a contour to a cell's centre, as a share of the step. It keeps neighbouring crossings
 * apart, and grows with the value like the crossing itself, so that contours of larger values still contain the
 * contours of smaller ones.
 */
const CLEARANCE = 0.05;

/**
 * Each square of four neighbouring centres is cut into two triangles along the diagonal from the south-west. A
 * crossed side is identified by the cell at its south-west end and its direction.
 */
const EAST = 0;
const NORTH = 1;
const DIAGONAL = 2;

interface ContourSides {
  /**
   * For each crossed side, the side that follows it round the area, with the area on the left; -1 for the
   * others.
   */
  readonly next: Int32Array;
  readonly crossed: readonly number[];
}

function followSides(values: Float32Array, { width, height }: Grid): ContourSides {
  const next = new Int32Array(3 * width * height).fill(-1);
  const crossed: number[] = [];
  const linkSides = (a: boolean, b: boolean, c: boolean, ab: number, bc: number, ca: number): void => {
    if (a === b && b === c) return;
    // Corners a, b, c run counter-clockwise: the line passes the corner that is the only one on its right or
    // left.
    const [into, out] = a !== b && a !== c ? [ab, ca] : b !== a && b !== c ? [bc, ab] : [ca, bc];
    const inside = a !== b && a !== c ? a : b !== a && b !== c ? b : c;
    const side = inside ? into : out;
    next[side] = inside ? out : into;
    crossed.push(side);
  };
  for (let row = 0; row < height - 1; row++)
    for (let column = 0; column < width - 1; column++) {
      const cell = row * width + column;
      const sw = values[cell]! > 0;
      const se = values[cell + 1]! > 0;
      const nw = values[cell + width]! > 0;
      const ne = values[cell + width + 1]! > 0;
      if (sw === se && se === nw && nw === ne) continue;
      const diagonal = 3 * cell + DIAGONAL;
      linkSides(sw, se, ne, 3 * cell + EAST, 3 * (cell + 1) + NORTH, diagonal);
      linkSides(sw, ne, nw, diagonal, 3 * (cell + width) + EAST, 3 * cell + NORTH);
    }
  return { next, crossed };
}

function computeCrossingPoint(values: Float32Array, grid: Grid, side: number): readonly [number, number] {
  const { width } = grid;
  const [cell, direction] = [Math.floor(side / 3), side % 3];
  const [dx, dy] = [direction === NORTH ? 0 : 1, direction === EAST ? 0 : 1];
  const [from, to] = [values[cell]!, values[cell + dy * width + dx]!];
  const exact = from === -Infinity ? 1 : to === -Infinity ? 0 : from / (from - to);
  const share = Math.min(1 - CLEARANCE, Math.max(CLEARANCE, exact));
  const [column, row] = [cell % width, Math.floor(cell / width)];
  return [
    roundDegrees(toLongitude(grid, column + share * dx)),
    roundDegrees(toLatitude(grid, row + share * dy))
  ];
}

/**
 * Returns the outlines of the area where the value is above 0, linear between the centres of a triangle: closed
 * rings without a repeated first point, the area on their left (outer rings counter-clockwise, holes
 * clockwise). Values at the grid's rim must not be above 0. Rings neither cross nor touch; if `a <= b`
 * everywhere, the area of `a` is within that of `b`.
 */
export function traceContours(values: Float32Array, grid: Grid): Ring[] {
  const { next, crossed } = followSides(values, grid);
  const rings: Ring[] = [];
  for (const first of crossed) {
    if (next[first]! < 0) continue;
    const ring: (readonly [number, number])[] = [];
    for (let side = first; next[side]! >= 0;) {
      ring.push(computeCrossingPoint(values, grid, side));
      const following = next[side]!;
      next[side] = -1;
      side = following;
    }
    rings.push(ring);
  }
  return rings;
}
