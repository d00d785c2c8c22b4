import { hashUnit } from './random';
import { crossingShare, roundPosition } from './geometry';
import type { Position } from './geometry';

export interface Wiggle {
  /** Pieces are halved until they are shorter than this, degrees. */
  readonly step: number;
  /** Maximum sideways shift of a midpoint, as a share of the piece's length. */
  readonly amplitude: number;
}

const micro = (degrees: number): number => Math.round(degrees * 1e6);

/**
 * Draws a natural-looking line from a to b by recursive midpoint displacement. The line depends only on its two
 * end points and is the same from either end.
 */
export function wiggle(a: Position, b: Position, { step, amplitude }: Wiggle): Position[] {
  const forward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const [from, to] = forward ? [a, b] : [b, a];
  const line: Position[] = [from];
  const cut = (p: Position, q: Position): void => {
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    if (Math.hypot(dx, dy) > step) {
      const shift = (hashUnit(micro(p[0]), micro(p[1]), micro(q[0]), micro(q[1])) * 2 - 1) * amplitude;
      const middle = roundPosition([(p[0] + q[0]) / 2 - dy * shift, (p[1] + q[1]) / 2 + dx * shift]);
      cut(p, middle);
      cut(middle, q);
    } else line.push(q);
  };
  cut(from, to);
  return forward ? line : line.reverse();
}

interface Piece {
  readonly line: number;
  readonly a: Position;
  readonly b: Position;
}

const CELL = 0.04;

function* cellsOf({ a, b }: Piece): Generator<number> {
  const low = (p: number, q: number): number => Math.floor(Math.min(p, q) / CELL);
  const high = (p: number, q: number): number => Math.floor(Math.max(p, q) / CELL);
  for (let x = low(a[0], b[0]); x <= high(a[0], b[0]); x += 1)
    for (let y = low(a[1], b[1]); y <= high(a[1], b[1]); y += 1) yield x * 100_003 + y;
}

/** Returns the lines (by index) that cross another line, or themselves, other than at a shared point. */
export function crossingLines(lines: readonly (readonly Position[])[]): Set<number> {
  const cells = new Map<number, Piece[]>();
  const crossing = new Set<number>();
  lines.forEach((points, line) => {
    for (let index = 1; index < points.length; index += 1) {
      const piece: Piece = { line, a: points[index - 1]!, b: points[index]! };
      for (const cell of cellsOf(piece)) {
        const others = cells.get(cell);
        if (!others) cells.set(cell, [piece]);
        else {
          for (const other of others)
            if (crossingShare(piece.a, piece.b, other.a, other.b) !== null)
              crossing.add(line).add(other.line);
          others.push(piece);
        }
      }
    }
  });
  return crossing;
}

/** An edge to draw, and its maximum deviation (see {@link Wiggle}). */
export interface WiggleEdge {
  readonly a: Position;
  readonly b: Position;
  readonly amplitude: number;
}

/**
 * Wiggles edges so that none crosses another or one of the fixed lines: the amplitude of an edge in conflict is
 * reduced until it is straight.
 */
export function wiggleApart(
  edges: readonly WiggleEdge[],
  step: number,
  fixed: readonly (readonly Position[])[] = []
): Position[][] {
  const amplitudes = edges.map(({ amplitude }) => amplitude);
  const draw = (index: number): Position[] =>
    wiggle(edges[index]!.a, edges[index]!.b, { step, amplitude: amplitudes[index]! });
  const lines = edges.map((_, index) => draw(index));
  for (let round = 0; round < 6; round += 1) {
    const conflicts = [...crossingLines([...lines, ...fixed])].filter((index) => index < edges.length);
    if (conflicts.length === 0) break;
    for (const index of conflicts) {
      amplitudes[index] = round < 4 ? amplitudes[index]! / 2 : 0;
      lines[index] = draw(index);
    }
  }
  return lines;
}
