import type { Position } from '../kit/geometry';

/** A directed line with a face on its left. */
export interface HalfEdge {
  readonly from: Position;
  readonly to: Position;
  /** Every point from `from` to `to`, both included. */
  readonly line: readonly Position[];
  /** LGA known to be on its left. */
  readonly left: string | null;
}

/** A closed walk with the face on its left. */
export type Loop = readonly HalfEdge[];

const toPositionKey = ([x, y]: Position): string => `${x},${y}`;
const computeAngle = (from: Position, to: Position): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

/** Computes the clockwise turn in (0, 2π] from one direction to another. */
const computeClockwiseTurn = (from: number, to: number): number => {
  const turn = (from - to) % (2 * Math.PI);
  return turn <= 1e-12 ? turn + 2 * Math.PI : turn;
};

/**
 * Walks round the faces of a planar graph: at the end of each half-edge it continues with the next one
 * clockwise, so that the face stays on the left.
 */
export function walkFaces(edges: readonly HalfEdge[]): Loop[] {
  const leaving = new Map<string, HalfEdge[]>();
  for (const edge of edges) {
    const key = toPositionKey(edge.from);
    leaving.set(key, [...(leaving.get(key) ?? []), edge]);
  }
  const findNextEdge = (edge: HalfEdge): HalfEdge | undefined => {
    const back = computeAngle(edge.to, edge.from);
    let best: HalfEdge | undefined;
    let least = Infinity;
    for (const candidate of leaving.get(toPositionKey(edge.to)) ?? []) {
      const turn = computeClockwiseTurn(back, computeAngle(candidate.from, candidate.to));
      if (turn < least) [best, least] = [candidate, turn];
    }
    return best;
  };
  const walked = new Set<HalfEdge>();
  const loops: Loop[] = [];
  for (const first of edges) {
    if (walked.has(first)) continue;
    const loop: HalfEdge[] = [];
    for (let edge: HalfEdge | undefined = first; edge && !walked.has(edge); edge = findNextEdge(edge)) {
      walked.add(edge);
      loop.push(edge);
    }
    loops.push(loop);
  }
  return loops;
}

/** Returns the closed ring of a loop. */
export function toRing(loop: Loop): Position[] {
  const ring = loop.flatMap(({ line }) => line.slice(0, -1));
  return [...ring, ring[0]!];
}
