/** Values of sets of sites, and the changes of one site that improve them. */
import type { SiteModel } from './site-model';
import { Transport } from './transport';

/** State of a candidate in a search. */
export const FREE = 0;
export const CHOSEN = 1;
export const EXCLUDED = 2;

/** A set of sites with its value (gains × grams), and the price of a gram of room at each site. */
export interface SiteSet {
  readonly sites: readonly number[];
  readonly value: number;
  readonly prices: ArrayLike<number>;
}

/** A change of a set: `added` comes, and `removed` goes unless it is -1. */
export interface SiteSwap {
  readonly added: number;
  readonly removed: number;
  /** Expected change of the value; exact without a limit of capacity. */
  readonly profit: number;
}

/** Returns the gains per gram of a candidate for every demand; 0 where it has none. */
function expandGains({ starts, columns, gains, grams }: SiteModel, site: number): Float64Array {
  const row = new Float64Array(grams.length);
  for (let entry = starts[site]!; entry < starts[site + 1]!; entry++) row[columns[entry]!] = gains[entry]!;
  return row;
}

/** Computes the value of a set of sites. */
export function evaluateSites(model: SiteModel, sites: readonly number[]): SiteSet {
  const { grams, capacity, starts, columns, gains } = model;
  if (capacity < Infinity) {
    const rows = sites.map((site) => expandGains(model, site));
    const transport = new Transport(grams, rows, capacity);
    return { sites, value: transport.getValue(), prices: transport.prices };
  }
  const best = new Float64Array(grams.length);
  for (const site of sites)
    for (let entry = starts[site]!; entry < starts[site + 1]!; entry++)
      best[columns[entry]!] = Math.max(best[columns[entry]!]!, gains[entry]!);
  const value = best.reduce((sum, gain, demand) => sum + gain * grams[demand]!, 0);
  return { sites, value, prices: new Float64Array(sites.length) };
}

/** Gains of each demand, less the price of room, at its best and its second best site of a set. */
function findBestGains({ grams, starts, columns, gains }: SiteModel, { sites, prices }: SiteSet) {
  const first = new Float64Array(grams.length);
  const second = new Float64Array(grams.length);
  const owners = new Int32Array(grams.length).fill(-1);
  sites.forEach((site, index) => {
    for (let entry = starts[site]!; entry < starts[site + 1]!; entry++) {
      const demand = columns[entry]!;
      const gain = gains[entry]! - prices[index]!;
      if (gain > first[demand]!) {
        second[demand] = first[demand]!;
        first[demand] = gain;
        owners[demand] = index;
      } else if (gain > second[demand]!) second[demand] = gain;
    }
  });
  return { first, second, owners };
}

/**
 * Returns for each free candidate the best swap that adds it, the most profitable first, by Whitaker's fast
 * interchange (1983). While a set has fewer sites than the model allows, candidates are only added.
 */
export function rankSwaps(model: SiteModel, set: SiteSet, state: Int8Array): SiteSwap[] {
  const { grams, starts, columns, gains, candidates, count, capacity } = model;
  const { first, second, owners } = findBestGains(model, set);
  const { sites } = set;
  const losses = new Float64Array(sites.length);
  owners.forEach((owner, demand) => {
    if (owner >= 0) losses[owner]! += grams[demand]! * (first[demand]! - second[demand]!);
  });
  const isFull = sites.length >= count;
  const swaps: SiteSwap[] = [];
  const saved = new Float64Array(sites.length);
  for (let added = 0; added < candidates; added++) {
    if (state[added] !== FREE || sites.includes(added)) continue;
    let [gained, load] = [0, 0];
    saved.fill(0);
    for (let entry = starts[added]!; entry < starts[added + 1]!; entry++) {
      const demand = columns[entry]!;
      const weight = grams[demand]!;
      const surplus = gains[entry]! - second[demand]!;
      if (surplus <= 0) continue;
      const better = gains[entry]! - first[demand]!;
      if (better > 0) {
        gained += weight * better;
        load += weight;
      }
      const owner = owners[demand]!;
      if (owner >= 0) saved[owner]! += weight * (better > 0 ? first[demand]! - second[demand]! : surplus);
    }
    if (load > capacity) gained *= capacity / load;
    let [removed, loss] = [-1, isFull ? Infinity : 0];
    for (let index = 0; isFull && index < sites.length; index++)
      if (losses[index]! - saved[index]! < loss)
        [removed, loss] = [sites[index]!, losses[index]! - saved[index]!];
    swaps.push({ added, removed, profit: gained - loss });
  }
  return swaps.sort((one, other) => other.profit - one.profit);
}

/** Returns candidates in ascending order. */
export const sortSites = (sites: readonly number[]): number[] => [...sites].sort((one, other) => one - other);

/** Returns the sites of a set after a swap, in ascending order. */
export const applySwap = (sites: readonly number[], { added, removed }: SiteSwap): number[] =>
  sortSites([...sites.filter((site) => site !== removed), added]);
