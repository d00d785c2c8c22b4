/* Simple Dijkstra search over the road tables, independent of the routing engine. */

export interface NetworkNode {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface NetworkEdge {
  readonly id: number;
  readonly source: number;
  readonly target: number;
  readonly minutes: number;
  readonly coordinates: readonly [number, number][];
}

const metresPerDegree = 111_195;

/** Returns the distance of two places in metres, in the plane at their latitude: for a few kilometres. */
export function computeFlatMetres(a: readonly [number, number], b: readonly [number, number]) {
  const dx = (b[0] - a[0]) * Math.cos((((a[1] + b[1]) / 2) * Math.PI) / 180);
  return metresPerDegree * Math.hypot(dx, b[1] - a[1]);
}

/**
 * Returns the nearest point on a line: its distance in metres, and the share (0–1) of the line's length before
 * it.
 */
export function findNearestOnLine(line: readonly [number, number][], point: readonly [number, number]) {
  const lengths = line.slice(1).map((end, index) => computeFlatMetres(line[index]!, end));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const best = { metres: Infinity, share: 0 };
  let before = 0;
  lengths.forEach((length, index) => {
    const [a, b] = [line[index]!, line[index + 1]!];
    const squeeze = Math.cos((point[1] * Math.PI) / 180);
    const [dx, dy] = [(b[0] - a[0]) * squeeze, b[1] - a[1]];
    const along = ((point[0] - a[0]) * squeeze * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    const metres = computeFlatMetres(point, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
    if (metres < best.metres)
      Object.assign(best, { metres, share: total > 0 ? (before + t * length) / total : 0 });
    before += length;
  });
  return best;
}

export interface ReachedNode {
  readonly minutes: number;
  /** Edge by which the node was reached; undefined for the ends of the edge of the start. */
  readonly by?: number;
  readonly from?: number;
}

/** Computes the fastest way to every node that can be reached from a place on the network. */
export function computeDrivingMinutes(
  nodes: readonly NetworkNode[],
  edges: readonly NetworkEdge[],
  start: [number, number]
) {
  const neighbours = new Map<number, { to: number; minutes: number; by: number }[]>(
    nodes.map(({ id }) => [id, []])
  );
  let first = { metres: Infinity, share: 0, edge: edges[0] };
  for (const edge of edges) {
    neighbours.get(edge.source)!.push({ to: edge.target, minutes: edge.minutes, by: edge.id });
    neighbours.get(edge.target)!.push({ to: edge.source, minutes: edge.minutes, by: edge.id });
    const near = findNearestOnLine(edge.coordinates, start);
    if (near.metres < first.metres) first = { ...near, edge };
  }
  const queue: (ReachedNode & { node: number })[] = [
    { node: first.edge!.source, minutes: first.share * first.edge!.minutes },
    { node: first.edge!.target, minutes: (1 - first.share) * first.edge!.minutes }
  ];
  const reached = new Map<number, ReachedNode>();
  while (queue.length > 0) {
    let least = 0;
    for (let index = 1; index < queue.length; index++)
      if (queue[index]!.minutes < queue[least]!.minutes) least = index;
    const { node, ...how } = queue[least]!;
    queue[least] = queue[queue.length - 1]!;
    queue.pop();
    if (reached.has(node)) continue;
    reached.set(node, how);
    for (const { to, minutes, by } of neighbours.get(node)!)
      if (!reached.has(to)) queue.push({ node: to, minutes: how.minutes + minutes, by, from: node });
  }
  return reached;
}

/** Returns the road over which most nodes within `limit` minutes are reached. */
export function findBusiestRoad(reached: ReadonlyMap<number, ReachedNode>, limit: number) {
  const users = new Map<number, number>();
  for (const [node, { minutes }] of reached) {
    if (minutes > limit) continue;
    for (let at = reached.get(node); at?.by !== undefined; at = reached.get(at.from!))
      users.set(at.by, (users.get(at.by) ?? 0) + 1);
  }
  return [...users].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}

type NestedRings = readonly (readonly (readonly number[])[])[];

/** Returns whether a place is inside a MultiPolygon's coordinates (even–odd rule over all rings). */
export function isInside(polygons: readonly NestedRings[], [x, y]: readonly [number, number]) {
  let within = false;
  for (const ring of polygons.flat())
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [ring[i]!, ring[j]!];
      if (yi! > y !== yj! > y && x < ((xj! - xi!) * (y - yi!)) / (yj! - yi!) + xi!) within = !within;
    }
  return within;
}

/** Returns the distance in metres from a place to the nearest edge of the polygons. */
export function computeMetresToOutline(polygons: readonly NestedRings[], point: readonly [number, number]) {
  return Math.min(
    ...polygons.flat().map(
      (ring) =>
        findNearestOnLine(
          ring.map(([x, y]) => [x, y] as [number, number]),
          point
        ).metres
    )
  );
}
