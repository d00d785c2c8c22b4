import { edgeMetres } from './edge-geometry';
import type { RoadNetwork } from './road-network';

/** Returns a deterministic generator of numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const KINDS = [
  { class: 'trunk', surface: 'asphalt', name: 'A342', speed: 85 },
  { class: 'primary', surface: 'asphalt', name: null, speed: 70 },
  { class: 'secondary', surface: 'asphalt', name: null, speed: 57.5 },
  { class: 'tertiary', surface: 'gravel', name: 'Ikot Road', speed: 43.3 },
  { class: 'unclassified', surface: 'earth', name: null, speed: 26.8 }
];

/**
 * Returns pairs of near neighbours that connect all points: the minimum spanning tree, and each point's two
 * nearest.
 */
function listNearPairs(places: readonly (readonly [number, number])[]): [number, number][] {
  const computeGap = (a: number, b: number): number =>
    Math.hypot(places[a]![0] - places[b]![0], places[a]![1] - places[b]![1]);
  const pairs = new Map<string, [number, number]>();
  const addPair = (a: number, b: number): void => {
    pairs.set(a < b ? `${a} ${b}` : `${b} ${a}`, [a, b]);
  };
  const nearest = places.map((_, place) => ({ to: 0, gap: computeGap(place, 0) }));
  const left = new Set(places.keys());
  left.delete(0);
  while (left.size > 0) {
    let next = -1;
    for (const place of left) if (next < 0 || nearest[place]!.gap < nearest[next]!.gap) next = place;
    left.delete(next);
    addPair(next, nearest[next]!.to);
    for (const place of left)
      if (computeGap(place, next) < nearest[place]!.gap)
        nearest[place] = { to: next, gap: computeGap(place, next) };
  }
  for (const place of places.keys()) {
    let [first, second] = [-1, -1];
    for (const other of places.keys()) {
      if (other === place) continue;
      if (first < 0 || computeGap(place, other) < computeGap(place, first)) [first, second] = [other, first];
      else if (second < 0 || computeGap(place, other) < computeGap(place, second)) second = other;
    }
    addPair(place, first);
    addPair(place, second);
  }
  return [...pairs.values()];
}

export interface TestNetworkOptions {
  readonly seed: number;
  readonly places: number;
  /** Degrees from the middle to each side of the square that contains the points. */
  readonly half: number;
  readonly middle?: readonly [number, number];
  /** Index of an edge to omit. */
  readonly without?: number;
}

/**
 * Generates a connected network of points scattered round Uyo, with roads of all classes with one bend each.
 */
export function createTestNetwork({
  seed,
  places: count,
  half,
  middle = [7.93, 5.03],
  without
}: TestNetworkOptions): RoadNetwork {
  const random = randomNumbers(seed);
  const places = Array.from(
    { length: count },
    () => [middle[0] + half * (2 * random() - 1), middle[1] + half * (2 * random() - 1)] as const
  );
  const edges = listNearPairs(places).map(([source, target]) => {
    const [[ax, ay], [bx, by]] = [places[source]!, places[target]!];
    const sway = 0.3 * (random() - 0.5);
    const bend = [(ax + bx) / 2 - sway * (by - ay), (ay + by) / 2 + sway * (bx - ax)];
    return { source, target, bend, kind: Math.floor(random() ** 0.6 * KINDS.length) };
  });
  if (without !== undefined) edges.splice(without, 1);
  const network = {
    nodes: Float64Array.from(places.flat()),
    sources: Uint32Array.from(edges, ({ source }) => source),
    targets: Uint32Array.from(edges, ({ target }) => target),
    seconds: new Float64Array(edges.length),
    bends: Float64Array.from(edges.flatMap(({ bend }) => bend)),
    bendStarts: Uint32Array.from({ length: edges.length + 1 }, (_, edge) => edge),
    edgeKinds: Uint32Array.from(edges, ({ kind }) => kind),
    kinds: KINDS
  };
  edges.forEach(({ kind }, edge) => {
    network.seconds[edge] = (3.6 * edgeMetres(network, edge)) / KINDS[kind]!.speed;
  });
  return network;
}

/** Joins two networks without a road between them. */
export function joinNetworks(one: RoadNetwork, other: RoadNetwork): RoadNetwork {
  const nodes = one.nodes.length / 2;
  const bends = one.bends.length / 2;
  const shift = (values: Uint32Array, by: number) => values.map((value) => value + by);
  return {
    ...one,
    nodes: Float64Array.of(...one.nodes, ...other.nodes),
    sources: Uint32Array.of(...one.sources, ...shift(other.sources, nodes)),
    targets: Uint32Array.of(...one.targets, ...shift(other.targets, nodes)),
    seconds: Float64Array.of(...one.seconds, ...other.seconds),
    bends: Float64Array.of(...one.bends, ...other.bends),
    bendStarts: Uint32Array.of(...one.bendStarts, ...shift(other.bendStarts, bends).slice(1)),
    edgeKinds: Uint32Array.of(...one.edgeKinds, ...other.edgeKinds)
  };
}
