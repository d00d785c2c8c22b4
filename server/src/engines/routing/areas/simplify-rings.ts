import { toRadians } from '@site/domain';
import type { Ring } from './grid';

/** Side of the squares that index the points, in tolerances, so that a triangle checks few of them. */
const SQUARE_TOLERANCES = 8;

/** The rings as one graph over distinct points: rings that run together share points, and stay together. */
class RingGraph {
  readonly x: number[] = [];
  readonly y: number[] = [];
  /** The two neighbours of each point, or -1 at a junction of rings, where the point is retained. */
  readonly before: number[] = [];
  readonly after: number[] = [];
  /** Greatest distance of a removed point to the straight line to that neighbour (upper bound). */
  readonly errorBefore: number[] = [];
  readonly errorAfter: number[] = [];
  readonly removed: boolean[] = [];
  /** Remaining points of each ring, and the rings of each point. */
  readonly sizes: number[];
  readonly ringsByNode: number[][] = [];
  readonly rings: number[][];

  constructor(rings: readonly Ring[]) {
    const ids = new Map<number, number>();
    this.rings = rings.map((ring, number) =>
      ring.map(([x, y]) => {
        // Whole millionths of a degree, so that equal positions have equal keys.
        const key = Math.round(x * 1e6) * 0x10000000 + Math.round(y * 1e6);
        const id = ids.get(key) ?? this.addPoint(x, y);
        ids.set(key, id);
        this.ringsByNode[id]!.push(number);
        return id;
      })
    );
    this.sizes = rings.map((ring) => ring.length);
    for (const ring of this.rings)
      ring.forEach((id, index) =>
        this.joinNeighbours(
          id,
          ring[(index + ring.length - 1) % ring.length]!,
          ring[(index + 1) % ring.length]!
        )
      );
  }

  private addPoint(x: number, y: number): number {
    for (const list of [this.before, this.after]) list.push(-2);
    for (const list of [this.errorBefore, this.errorAfter]) list.push(0);
    this.removed.push(false);
    this.ringsByNode.push([]);
    this.y.push(y);
    return this.x.push(x) - 1;
  }

  private joinNeighbours(id: number, before: number, after: number): void {
    const [a, b] = [this.before[id], this.after[id]];
    if (a === -2) [this.before[id], this.after[id]] = [before, after];
    else if (!((a === before && b === after) || (a === after && b === before)))
      [this.before[id], this.after[id]] = [-1, -1];
  }

  /** Returns the bound on the side of `id` that faces `neighbour`. */
  private readErrorTowards(id: number, neighbour: number): number {
    return this.before[id] === neighbour ? this.errorBefore[id]! : this.errorAfter[id]!;
  }

  private replaceNeighbour(id: number, old: number, neighbour: number, error: number): void {
    if (this.before[id] === old) [this.before[id], this.errorBefore[id]] = [neighbour, error];
    else if (this.after[id] === old) [this.after[id], this.errorAfter[id]] = [neighbour, error];
  }

  /**
   * Returns how far the outline moves when a point is removed: its distance to the line that replaces it, plus
   * all earlier moves.
   */
  computeMove(id: number, squeeze: number): number {
    const [a, b] = [this.before[id]!, this.after[id]!];
    const [dx, dy] = [(this.x[b]! - this.x[a]!) * squeeze, this.y[b]! - this.y[a]!];
    const [px, py] = [(this.x[id]! - this.x[a]!) * squeeze, this.y[id]! - this.y[a]!];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const distance = Math.sqrt((px - share * dx) ** 2 + (py - share * dy) ** 2);
    return distance + Math.max(this.readErrorTowards(id, a), this.readErrorTowards(id, b));
  }

  removePoint(id: number, error: number): void {
    const [a, b] = [this.before[id]!, this.after[id]!];
    this.replaceNeighbour(a, id, b, error);
    this.replaceNeighbour(b, id, a, error);
    this.removed[id] = true;
    for (const ring of this.ringsByNode[id]!) this.sizes[ring]!--;
  }

  canRemove(id: number): boolean {
    const [a, b] = [this.before[id]!, this.after[id]];
    return (
      !this.removed[id] &&
      a >= 0 &&
      a !== b &&
      this.before[a] !== b &&
      this.after[a] !== b &&
      this.ringsByNode[id]!.every((ring) => this.sizes[ring]! > 4)
    );
  }
}

class PointSquares {
  private readonly size: number;
  private readonly members = new Map<number, number[]>();

  constructor(
    private readonly outline: RingGraph,
    size: number
  ) {
    this.size = size;
    outline.x.forEach((x, id) => {
      const key = this.toKey(this.toIndex(x), this.toIndex(outline.y[id]!));
      const members = this.members.get(key);
      if (members) members.push(id);
      else this.members.set(key, [id]);
    });
  }

  private toIndex(degrees: number): number {
    return Math.floor(degrees / this.size);
  }

  private toKey(column: number, row: number): number {
    return column * 0x1000000 + row;
  }

  /**
   * Returns whether any other remaining point is in the triangle of a point and its neighbours, rim included.
   */
  isBlocked(id: number): boolean {
    const { x, y, before, after, removed } = this.outline;
    const [a, b] = [before[id]!, after[id]!];
    const [ax, ay, bx, by, cx, cy] = [x[a]!, y[a]!, x[id]!, y[id]!, x[b]!, y[b]!];
    const turn = Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) || 1;
    const isInTriangle = (p: number): boolean =>
      turn * ((bx - ax) * (y[p]! - ay) - (by - ay) * (x[p]! - ax)) >= 0 &&
      turn * ((cx - bx) * (y[p]! - by) - (cy - by) * (x[p]! - bx)) >= 0 &&
      turn * ((ax - cx) * (y[p]! - cy) - (ay - cy) * (x[p]! - cx)) >= 0;
    const east = this.toIndex(Math.max(ax, bx, cx));
    const north = this.toIndex(Math.max(ay, by, cy));
    for (let column = this.toIndex(Math.min(ax, bx, cx)); column <= east; column++)
      for (let row = this.toIndex(Math.min(ay, by, cy)); row <= north; row++)
        for (const p of this.members.get(this.toKey(column, row)) ?? [])
          if (p !== id && p !== a && p !== b && !removed[p] && isInTriangle(p)) return true;
    return false;
  }
}

/**
 * Removes points from rings that neither cross nor overlap, all rings together, so that no ring moves by more
 * than `tolerance` (degrees of latitude), no two rings cross afterwards, and rings that ran together still do:
 * nested areas stay nested. A point is removed only when its triangle contains no other point.
 */
export function simplifyRings(rings: readonly Ring[], tolerance: number, latitude: number): Ring[] {
  const outline = new RingGraph(rings);
  const squares = new PointSquares(outline, tolerance * SQUARE_TOLERANCES);
  const squeeze = Math.cos(toRadians(latitude));
  // The points that matter least are removed first.
  for (const allowed of [tolerance / 8, tolerance / 3, tolerance, tolerance])
    for (let id = 0; id < outline.x.length; id++) {
      if (!outline.canRemove(id)) continue;
      const error = outline.computeMove(id, squeeze);
      if (error <= allowed && !squares.isBlocked(id)) outline.removePoint(id, error);
    }
  return outline.rings.map((ring) =>
    ring.filter((id) => !outline.removed[id]).map((id) => [outline.x[id]!, outline.y[id]!] as const)
  );
}
