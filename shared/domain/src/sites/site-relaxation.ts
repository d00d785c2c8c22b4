/**
 * Upper bound of the value of every set of sites (Lagrangian relaxation). Each demand has a price per gram: a
 * tonne may then be collected by several sites, and each pays its price, so that sites can be valued one by one.
 * At any prices, the prices of all demands and the values of the best sites together are at least as much as any
 * answer is worth. Sites with a limit take the best entries that fit, the last in part.
 */
import type { SiteModel } from './site-model';
import { CHOSEN, EXCLUDED, FREE } from './site-sets';

export interface RelaxedSites {
  readonly bound: number;
  /** The best sites at these prices, fixed ones included. */
  readonly sites: readonly number[];
  /** Value of the last free site that is chosen, and of the first that is not; 0 without one. */
  readonly last: number;
  readonly next: number;
}

export class SiteRelaxation {
  /** Value of each candidate at the prices of the last call. */
  readonly values: Float64Array;
  /** Share of each demand that the chosen sites collect, which may be more than 1. */
  readonly collected: Float64Array;
  /** Surplus per gram at which a candidate is full, and the share of the entries at it that it collects. */
  private readonly thresholds: Float64Array;
  private readonly shares: Float64Array;
  private readonly surpluses: Float64Array;
  private readonly weights: Float64Array;

  constructor(private readonly model: SiteModel) {
    const { candidates, grams } = model;
    this.values = new Float64Array(candidates);
    this.thresholds = new Float64Array(candidates);
    this.shares = new Float64Array(candidates);
    this.collected = new Float64Array(grams.length);
    this.surpluses = new Float64Array(grams.length);
    this.weights = new Float64Array(grams.length);
  }

  /** Computes the bound at prices per gram for the sets that agree with `state`. */
  solve(prices: Float64Array, state: Int8Array): RelaxedSites {
    const { candidates, grams, count } = this.model;
    const [sites, free]: [number[], number[]] = [[], []];
    let bound = 0;
    for (let demand = 0; demand < grams.length; demand++) bound += grams[demand]! * prices[demand]!;
    for (let site = 0; site < candidates; site++) {
      if (state[site] === EXCLUDED) continue;
      this.valueSite(site, prices);
      if (state[site] === CHOSEN) sites.push(site);
      else if (this.values[site]! > 0) free.push(site);
    }
    free.sort((one, other) => this.values[other]! - this.values[one]!);
    const room = count - sites.length;
    sites.push(...free.slice(0, room));
    this.collected.fill(0);
    for (const site of sites) {
      bound += this.values[site]!;
      this.collect(site, prices);
    }
    const getValue = (index: number): number => (index in free ? this.values[free[index]!]! : 0);
    return { bound, sites, last: room > 0 ? getValue(room - 1) : 0, next: getValue(room) };
  }

  private valueSite(site: number, prices: Float64Array): void {
    const { starts, columns, gains, grams, capacity } = this.model;
    const { surpluses, weights } = this;
    let [value, load, size] = [0, 0, 0];
    for (let entry = starts[site]!; entry < starts[site + 1]!; entry++) {
      const demand = columns[entry]!;
      const surplus = gains[entry]! - prices[demand]!;
      if (surplus <= 0) continue;
      const weight = grams[demand]!;
      value += weight * surplus;
      load += weight;
      surpluses[size] = surplus;
      weights[size++] = weight;
    }
    this.thresholds[site] = 0;
    this.values[site] = load > capacity ? this.fillSite(site, size) : value;
  }

  /**
   * Returns the value of a site that collects the best of `size` entries until it is full, by quickselect of the
   * surplus at which it is.
   */
  private fillSite(site: number, size: number): number {
    const { surpluses, weights } = this;
    let [value, room, from, to] = [0, this.model.capacity, 0, size];
    for (;;) {
      const pivot = surpluses[(from + to) >> 1]!;
      let [above, equal, worth, left, at] = [0, 0, 0, from, from];
      for (let right = to; at < right;) {
        const [surplus, weight] = [surpluses[at]!, weights[at]!];
        if (surplus >= pivot) {
          if (surplus > pivot) {
            above += weight;
            worth += weight * surplus;
            this.swapEntries(left++, at);
          } else equal += weight;
          at++;
        } else this.swapEntries(at, --right);
      }
      if (above > room) to = left;
      else if (above + equal >= room) {
        this.thresholds[site] = pivot;
        this.shares[site] = (room - above) / equal;
        return value + worth + (room - above) * pivot;
      } else {
        value += worth + equal * pivot;
        room -= above + equal;
        from = at;
      }
    }
  }

  private swapEntries(one: number, other: number): void {
    const { surpluses, weights } = this;
    const [surplus, weight] = [surpluses[one]!, weights[one]!];
    surpluses[one] = surpluses[other]!;
    weights[one] = weights[other]!;
    surpluses[other] = surplus;
    weights[other] = weight;
  }

  private collect(site: number, prices: Float64Array): void {
    const { starts, columns, gains } = this.model;
    const threshold = this.thresholds[site]!;
    for (let entry = starts[site]!; entry < starts[site + 1]!; entry++) {
      const demand = columns[entry]!;
      const surplus = gains[entry]! - prices[demand]!;
      if (surplus > threshold) this.collected[demand]! += 1;
      else if (surplus === threshold && threshold > 0) this.collected[demand]! += this.shares[site]!;
    }
  }

  /**
   * Fixes free candidates of `state` whose other choice cannot lead to a value above `limit`, by the bound of the
   * last call.
   */
  fixSites({ bound, sites, last, next }: RelaxedSites, state: Int8Array, limit: number): void {
    const { count, candidates } = this.model;
    const chosen = new Set(sites);
    const isFull = sites.length >= count;
    for (let site = 0; site < candidates; site++) {
      if (state[site] !== FREE) continue;
      const value = this.values[site]!;
      if (chosen.has(site)) {
        if (bound - value + next < limit) state[site] = CHOSEN;
      } else if (bound + value - (isFull ? last : 0) < limit) state[site] = EXCLUDED;
    }
  }
}
