import type { SitesProblem } from '../site-problem';
import { computeCost } from './test-sites';

/** The best value of a problem: the most tonnes that count, or the least NGN with the price of what is left. */
export type BruteAnswer =
  | { readonly tonnes: number }
  | { readonly cost: number; readonly unservedPrice: number };

/** A demand as a set of sites sees it: tonnes, what it costs elsewhere, and what it costs at each candidate. */
interface BruteDemand {
  readonly tonnes: number;
  readonly elsewhere: number;
  readonly costs: readonly number[];
}

/** Lists every set of `size` of the first `count` numbers. */
function listSets(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  const sets: number[][] = [];
  for (let last = size - 1; last < count; last++)
    for (const rest of listSets(last, size - 1)) sets.push([...rest, last]);
  return sets;
}

/** Returns minutes and cost of a way; null without a road within the limit. */
function findWay({ matrix, maxMinutes }: SitesProblem, row: number, column: number) {
  const index = row * matrix.columns + column;
  const [kilometres, minutes] = [matrix.kilometres[index]!, matrix.minutes[index]!];
  if (kilometres === Infinity || minutes === Infinity || minutes > (maxMinutes ?? Infinity)) return null;
  return { minutes, cost: computeCost(kilometres) };
}

/** Returns the most tonnes that sites collect of demands, by the least cut (Ford and Fulkerson). */
function countCovered(demands: readonly BruteDemand[], sites: readonly number[], capacity: number): number {
  let least = Infinity;
  for (let cut = 0; cut < 2 ** sites.length; cut++) {
    let sum = 0;
    const open = sites.filter((_, index) => !(cut & (1 << index)));
    for (const { tonnes, costs } of demands) if (open.some((site) => costs[site] === 0)) sum += tonnes;
    const full = sites.length - open.length;
    least = Math.min(least, sum + (full > 0 ? full * capacity : 0));
  }
  return least;
}

/** Returns the least cost of demands at any site with room for all, or elsewhere. */
const sumCosts = (demands: readonly BruteDemand[], sites: readonly number[]): number =>
  demands.reduce(
    (sum, { tonnes, elsewhere, costs }) =>
      sum + tonnes * Math.min(elsewhere, ...sites.map((site) => costs[site]!)),
    0
  );

/**
 * Returns the least cost of demands with a limit of capacity: a flow on a graph of all places, path by path;
 * Infinity when it is not below `best`.
 */
function computeFlowCost(
  demands: readonly BruteDemand[],
  sites: readonly number[],
  capacity: number,
  best: number
): number {
  const [source, elsewhere, sink] = [0, demands.length + sites.length + 1, demands.length + sites.length + 2];
  const edges: { from: number; to: number; room: number; cost: number }[] = [];
  const connect = (from: number, to: number, room: number, cost: number) =>
    edges.push({ from, to, room, cost }, { from: to, to: from, room: 0, cost: -cost });
  demands.forEach((demand, index) => {
    connect(source, index + 1, demand.tonnes, 0);
    connect(index + 1, elsewhere, Infinity, demand.elsewhere);
    sites.forEach((site, at) => {
      if (demand.costs[site]! < Infinity)
        connect(index + 1, demands.length + 1 + at, Infinity, demand.costs[site]!);
    });
  });
  sites.forEach((_, at) => connect(demands.length + 1 + at, sink, capacity, 0));
  connect(elsewhere, sink, Infinity, 0);
  let rest = demands.reduce((sum, { tonnes }) => sum + tonnes, 0);
  for (let total = 0; ;) {
    const distances = Array.from({ length: sink + 1 }, (_, node) => (node === source ? 0 : Infinity));
    const last = new Map<number, number>();
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      edges.forEach(({ from, to, room, cost }, edge) => {
        if (room <= 1e-9 || distances[from]! + cost >= distances[to]! - 1e-6) return;
        distances[to] = distances[from]! + cost;
        last.set(to, edge);
        isChanged = true;
      });
    }
    if (distances[sink] === Infinity) return total;
    // No later path is cheaper.
    if (total + rest * distances[sink]! >= best) return Infinity;
    const path: number[] = [];
    for (let node = sink; node !== source; node = edges[last.get(node)!]!.from) path.push(last.get(node)!);
    const amount = Math.min(...path.map((edge) => edges[edge]!.room));
    for (const edge of path) {
      edges[edge]!.room -= amount;
      edges[edge ^ 1]!.room += amount;
    }
    total += amount * distances[sink]!;
    rest -= amount;
  }
}

/** Computes the best value by trying every set of sites. */
export function solveByBruteForce(problem: SitesProblem): BruteAnswer {
  const { question, existing, candidates, factories, count } = problem;
  const capacity = problem.capacity ?? Infinity;
  const rows = candidates.length + factories.length;
  const known = problem.demands.flatMap(({ tonnes }, column) => (tonnes ? [{ tonnes, column }] : []));
  const ways = known.map(({ column }) =>
    Array.from({ length: rows }, (_, row) => findWay(problem, row, column))
  );
  const near = ways.map((own) =>
    own.slice(candidates.length).flatMap((way) => (way && existing !== 'ignore' ? [way] : []))
  );
  const sets = listSets(candidates.length, count);
  if (question === 'coverage') {
    let fixed = 0;
    const demands = known.flatMap(({ tonnes }, index): BruteDemand[] => {
      const nearest = Math.min(Infinity, ...near[index]!.map(({ minutes }) => minutes));
      if (existing === 'keep' && nearest < Infinity) {
        fixed += tonnes;
        return [];
      }
      const costs = ways[index]!.map((way) => (way && way.minutes < nearest ? 0 : Infinity));
      return [{ tonnes, elsewhere: Infinity, costs }];
    });
    const covered = sets.map((sites) => countCovered(demands, sites, capacity));
    return { tonnes: fixed + Math.max(...covered) };
  }
  const unservedPrice = 1_000 * Math.max(1, ...ways.flat().map((way) => way?.cost ?? 0));
  const demands = known.map(({ tonnes }, index): BruteDemand => ({
    tonnes,
    elsewhere: Math.min(unservedPrice, ...near[index]!.map(({ cost }) => cost)),
    costs: ways[index]!.map((way) => way?.cost ?? Infinity)
  }));
  const bounded = sets
    .map((sites) => ({ sites, least: sumCosts(demands, sites) }))
    .sort((one, other) => one.least - other.least);
  let best = Infinity;
  // A limit of capacity never makes a set cheaper, so later sets of the order cannot be better.
  for (const { sites, least } of bounded) {
    if (least >= best) break;
    best = Math.min(best, capacity === Infinity ? least : computeFlowCost(demands, sites, capacity, best));
  }
  return { cost: best, unservedPrice };
}
