import { hashToUnit } from './random';
import { computeCrossingShare, roundPosition } from './geometry';
import type { Position } from './geometry';

export interface WiggleOptions {
  /** Pieces are halved until they are shorter than this, degrees. */
  readonly step: number;
  /** Maximum sideways shift of a midpoint, as a share of the piece's length. */
  readonly amplitude: number;
}

const toMicrodegrees = (degrees: number): number => Math.round(degrees * 1e6);

/**
 * Draws a natural-looking line from a to b by recursive midpoint displacement. The line depends only on its two
 * end points and is the same from either end.
 */
export function drawWiggle(a: Position, b: Position, { step, amplitude }: WiggleOptions): Position[] {
  const forward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const [from, to] = forward ? [a, b] : [b, a];
  const line: Position[] = [from];
  const divideSegment = (p: Position, q: Position): void => {
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    if (Math.hypot(dx, dy) > step) {
      const shift =
        (hashToUnit(toMicrodegrees(p[0]), toMicrodegrees(p[1]), toMicrodegrees(q[0]), toMicrodegrees(q[1])) *
          2 -
          1) *
        amplitude;
      const middle = roundPosition([(p[0] + q[0]) / 2 - dy * shift, (p[1] + q[1]) / 2 + dx * shift]);
      divideSegment(p, middle);
      divideSegment(middle, q);
    } else line.push(q);
  };
  divideSegment(from, to);
  return forward ? line : line.reverse();
}

interface LinePiece {
  readonly line: number;
  readonly a: Position;
  readonly b: Position;
}

const CELL = 0.04;

function* listCells({ a, b }: LinePiece): Generator<number> {
  const lowCell = (p: number, q: number): number => Math.floor(Math.min(p, q) / CELL);
  const highCell = (p: number, q: number): number => Math.floor(Math.max(p, q) / CELL);
  for (let x = lowCell(a[0], b[0]); x <= highCell(a[0], b[0]); x += 1)
    for (let y = lowCell(a[1], b[1]); y <= highCell(a[1], b[1]); y += 1) yield x * 100_003 + y;
}

/** Returns the lines (by index) that cross another line, or themselves, other than at a shared point. */
export function findCrossingLines(lines: readonly (readonly Position[])[]): Set<number> {
  const cells = new Map<number, LinePiece[]>();
  const crossing = new Set<number>();
  lines.forEach((points, line) => {
    for (let index = 1; index < points.length; index += 1) {
      const piece: LinePiece = { line, a: points[index - 1]!, b: points[index]! };
      for (const cell of listCells(piece)) {
        const others = cells.get(cell);
        if (!others) cells.set(cell, [piece]);
        else {
          for (const other of others)
            if (computeCrossingShare(piece.a, piece.b, other.a, other.b) !== null)
              crossing.add(line).add(other.line);
          others.push(piece);
        }
      }
    }
  });
  return crossing;
}

/** An edge to draw, and its maximum deviation (see {@link WiggleOptions}). */
export interface WiggleEdge {
  readonly a: Position;
  readonly b: Position;
  readonly amplitude: number;
}

/**
 * Wiggles edges so that none crosses another or one of the fixed lines: the amplitude of an edge in conflict is
 * reduced until it is straight.
 */
export function drawWigglesApart(
  edges: readonly WiggleEdge[],
  step: number,
  fixed: readonly (readonly Position[])[] = []
): Position[][] {
  const amplitudes = edges.map(({ amplitude }) => amplitude);
  const drawLine = (index: number): Position[] =>
    drawWiggle(edges[index]!.a, edges[index]!.b, { step, amplitude: amplitudes[index]! });
  const lines = edges.map((_, index) => drawLine(index));
  for (let round = 0; round < 6; round += 1) {
    const conflicts = [...findCrossingLines([...lines, ...fixed])].filter((index) => index < edges.length);
    if (conflicts.length === 0) break;
    for (const index of conflicts) {
      amplitudes[index] = round < 4 ? amplitudes[index]! / 2 : 0;
      lines[index] = drawLine(index);
    }
  }
  return lines;
}
