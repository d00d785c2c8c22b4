import { Delaunay } from 'd3-delaunay';
import { computeDistanceKm } from '../kit/geometry';
import type { Position } from '../kit/geometry';

/** A possible road between two points, by their indices (a < b). */
export interface RoadLink {
  readonly a: number;
  readonly b: number;
  readonly km: number;
  /** The link is not the longest side of an adjacent triangle. The backbone links connect all points. */
  readonly backbone: boolean;
  /** No third point is in the circle over the link. */
  readonly direct: boolean;
}

/** Returns the sides of the Delaunay triangles over the points, which do not cross each other. */
export function buildTriangleLinks(points: readonly Position[]): RoadLink[] {
  const { triangles, halfedges } = Delaunay.from(points.map(([x, y]): [number, number] => [x, y]));
  const computeEdgeKm = (half: number): number =>
    computeDistanceKm(points[triangles[half]!]!, points[triangles[getNextHalf(half)]!]!);
  const isLongestSide = (half: number): boolean => {
    const own = computeEdgeKm(half);
    return own > computeEdgeKm(getNextHalf(half)) && own > computeEdgeKm(getNextHalf(getNextHalf(half)));
  };
  const isOpposedByObtuse = (half: number): boolean => {
    const [ax, ay] = points[triangles[half]!]!;
    const [bx, by] = points[triangles[getNextHalf(half)]!]!;
    const [cx, cy] = points[triangles[getNextHalf(getNextHalf(half))]!]!;
    return (ax - cx) * (bx - cx) + (ay - cy) * (by - cy) < 0;
  };
  const links: RoadLink[] = [];
  for (let half = 0; half < halfedges.length; half += 1) {
    const twin = halfedges[half]!;
    if (twin !== -1 && twin < half) continue;
    const sides = twin === -1 ? [half] : [half, twin];
    const [p, q] = [triangles[half]!, triangles[getNextHalf(half)]!];
    links.push({
      a: Math.min(p, q),
      b: Math.max(p, q),
      km: computeEdgeKm(half),
      backbone: !sides.some(isLongestSide),
      direct: !sides.some(isOpposedByObtuse)
    });
  }
  return links;
}

const getNextHalf = (half: number): number => (half % 3 === 2 ? half - 2 : half + 1);

/** Connected groups of points (union-find). */
export class PointGroups {
  private readonly parent: number[];

  constructor(size: number) {
    this.parent = Array.from({ length: size }, (_, index) => index);
  }

  findRoot(item: number): number {
    let root = item;
    while (this.parent[root] !== root) root = this.parent[root] = this.parent[this.parent[root]!]!;
    return root;
  }

  /** Joins two groups; returns false when they are already joined. */
  join(a: number, b: number): boolean {
    const [x, y] = [this.findRoot(a), this.findRoot(b)];
    this.parent[x] = y;
    return x !== y;
  }

  /** Returns the name of the group with the most items. */
  findLargest(): number {
    const sizes = new Map<number, number>();
    let best = 0;
    for (let item = 0; item < this.parent.length; item += 1) {
      const root = this.findRoot(item);
      sizes.set(root, (sizes.get(root) ?? 0) + 1);
      if ((sizes.get(root) ?? 0) > (sizes.get(best) ?? 0)) best = root;
    }
    return best;
  }
}

/** Priority queue of numbers, smallest key first (binary heap). */
class Heap {
  private readonly items: number[] = [];
  private readonly keys: number[] = [];

  get size(): number {
    return this.items.length;
  }

  push(item: number, key: number): void {
    let at = this.items.length;
    while (at > 0 && this.keys[(at - 1) >> 1]! > key) {
      const up = (at - 1) >> 1;
      this.items[at] = this.items[up]!;
      this.keys[at] = this.keys[up]!;
      at = up;
    }
    this.items[at] = item;
    this.keys[at] = key;
  }

  pop(): { item: number; key: number } {
    const top = { item: this.items[0]!, key: this.keys[0]! };
    const [item, key] = [this.items.pop() ?? 0, this.keys.pop() ?? 0];
    if (this.items.length > 0) this.sink(item, key);
    return top;
  }

  private sink(item: number, key: number): void {
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= this.items.length) break;
      if (down + 1 < this.items.length && this.keys[down + 1]! < this.keys[down]!) down += 1;
      if (this.keys[down]! >= key) break;
      this.items[at] = this.items[down]!;
      this.keys[at] = this.keys[down]!;
      at = down;
    }
    this.items[at] = item;
    this.keys[at] = key;
  }
}

/** Returns the link indices at each point. */
export function indexLinksByPoint(size: number, links: readonly Pick<RoadLink, 'a' | 'b'>[]): number[][] {
  const at: number[][] = Array.from({ length: size }, () => []);
  links.forEach(({ a, b }, index) => {
    at[a]!.push(index);
    at[b]!.push(index);
  });
  return at;
}

/** Returns the cheapest path between two points as link indices, or null; `cost` returns the cost of a link. */
export function findCheapestPath(
  from: number,
  to: number,
  links: readonly RoadLink[],
  at: readonly (readonly number[])[],
  cost: (link: number) => number
): number[] | null {
  const best = new Map([[from, 0]]);
  const cameBy = new Map<number, number>();
  const heap = new Heap();
  heap.push(from, 0);
  while (heap.size > 0) {
    const { item: point, key } = heap.pop();
    if (point === to) break;
    if (key > (best.get(point) ?? Infinity)) continue;
    for (const link of at[point]!) {
      const other = links[link]!.a === point ? links[link]!.b : links[link]!.a;
      const total = key + cost(link);
      if (total >= (best.get(other) ?? Infinity)) continue;
      best.set(other, total);
      cameBy.set(other, link);
      heap.push(other, total);
    }
  }
  if (!best.has(to)) return null;
  const way: number[] = [];
  for (let point = to; point !== from;) {
    const link = cameBy.get(point) ?? 0;
    way.push(link);
    point = links[link]!.a === point ? links[link]!.b : links[link]!.a;
  }
  return way.reverse();
}
