/**
 * Allocation of demands to chosen sites with the largest gain. A demand may be split between sites. Beginning
 * with every demand at its best site, the excess of full sites moves along the cheapest chains of demands that
 * change their site (successive shortest paths). Amounts are whole grams, so that it is exact.
 */

/** Grams of a demand at a site. */
export interface Portion {
  readonly demand: number;
  readonly site: number;
  readonly grams: number;
}

/** Share of the largest gain by which binary sums of gains differ at the most. */
const PRICE_TOLERANCE = 1e-12;

export class Transport {
  /** Loss of gain per gram of the cheapest way out of each site: 0 while it has room. */
  readonly prices: Float64Array;
  private readonly amounts: Float64Array;
  private readonly members: number[][];
  private readonly loads: Float64Array;
  /** Cheapest change from one site to another or, at the last column, to no site, and its demand. */
  private readonly costs: Float64Array;
  private readonly movers: Int32Array;
  private readonly exits: Int32Array;
  private readonly sites: number;
  private readonly tolerance: number;

  /**
   * @param grams of each demand, whole numbers
   * @param gains per gram of each site (row by row) for each demand; 0 when it cannot go there
   * @param capacity of each site in grams
   */
  constructor(
    private readonly grams: Float64Array,
    private readonly gains: readonly Float64Array[],
    private readonly capacity: number
  ) {
    this.sites = gains.length;
    this.prices = new Float64Array(this.sites + 1);
    this.exits = new Int32Array(this.sites + 1);
    this.loads = new Float64Array(this.sites + 1);
    this.members = gains.map(() => []);
    this.amounts = new Float64Array(grams.length * this.sites);
    this.costs = new Float64Array(this.sites * (this.sites + 1)).fill(Infinity);
    this.movers = new Int32Array(this.sites * (this.sites + 1)).fill(-1);
    this.tolerance = PRICE_TOLERANCE * this.startAtBest();
    this.computePrices();
    for (let site = 0; site < this.sites; site++) while (this.loads[site]! > capacity) this.moveExcess(site);
  }

  /** Returns the sum of gains × grams. */
  getValue(): number {
    let value = 0;
    for (let site = 0; site < this.sites; site++)
      for (const demand of this.members[site]!)
        value += this.amounts[demand * this.sites + site]! * this.gains[site]![demand]!;
    return value;
  }

  listPortions = (): Portion[] =>
    this.members.flatMap((demands, site) =>
      demands.map((demand) => ({ demand, site, grams: this.amounts[demand * this.sites + site]! }))
    );

  /** Moves each demand to its best site, and returns the largest gain. */
  private startAtBest(): number {
    let largest = 0;
    this.grams.forEach((weight, demand) => {
      let [best, gain] = [-1, 0];
      for (let site = 0; site < this.sites; site++)
        if (this.gains[site]![demand]! > gain) [best, gain] = [site, this.gains[site]![demand]!];
      if (best >= 0) this.move(demand, best, weight);
      largest = Math.max(largest, gain);
    });
    return largest;
  }

  /** Adds grams of a demand to a site, or removes them, and updates the cheapest changes from it. */
  private move(demand: number, site: number, grams: number): void {
    const { sites, amounts, movers } = this;
    const index = demand * sites + site;
    const members = this.members[site]!;
    const isNew = amounts[index] === 0;
    amounts[index]! += grams;
    this.loads[site]! += grams;
    if (isNew) {
      members.push(demand);
      for (let other = 0; other <= sites; other++) this.compareChange(demand, site, other);
    } else if (amounts[index] === 0) {
      members[members.indexOf(demand)] = members[members.length - 1]!;
      members.pop();
      for (let other = 0; other <= sites; other++)
        if (movers[site * (sites + 1) + other] === demand) this.findChange(site, other);
    }
  }

  /** Finds the cheapest change from a site to another. */
  private findChange(site: number, other: number): void {
    this.costs[site * (this.sites + 1) + other] = Infinity;
    for (const demand of this.members[site]!) this.compareChange(demand, site, other);
  }

  /** Notes the change of a demand from a site to another when it is the cheapest. */
  private compareChange(demand: number, site: number, other: number): void {
    const { sites, gains, costs } = this;
    if (other === site) return;
    const gain = other < sites ? gains[other]![demand]! : 0;
    if (gain === 0 && other < sites) return;
    const cost = gains[site]![demand]! - gain;
    const index = site * (sites + 1) + other;
    if (cost >= costs[index]!) return;
    costs[index] = cost;
    this.movers[index] = demand;
  }

  /** Finds the cheapest chain from each full site to one with room, or to no site (Bellman and Ford). */
  private computePrices(): void {
    const { sites, prices, exits, costs, loads, capacity } = this;
    for (let site = 0; site < sites; site++) prices[site] = loads[site]! < capacity ? 0 : Infinity;
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      for (let site = 0; site < sites; site++) {
        if (loads[site]! < capacity) continue;
        for (let other = 0; other <= sites; other++) {
          const price = costs[site * (sites + 1) + other]! + prices[other]!;
          if (price >= prices[site]! - this.tolerance) continue;
          prices[site] = price;
          exits[site] = other;
          isChanged = true;
        }
      }
    }
  }

  private moveExcess(from: number): void {
    const { sites, exits, movers, loads, capacity } = this;
    const chain: { site: number; next: number; demand: number }[] = [];
    let grams = loads[from]! - capacity;
    let site = from;
    do {
      const next = exits[site]!;
      const demand = movers[site * (sites + 1) + next]!;
      grams = Math.min(grams, this.amounts[demand * sites + site]!);
      chain.push({ site, next, demand });
      site = next;
    } while (site < sites && loads[site]! >= capacity);
    if (site < sites) grams = Math.min(grams, capacity - loads[site]!);
    for (const link of chain) {
      this.move(link.demand, link.site, -grams);
      if (link.next < sites) this.move(link.demand, link.next, grams);
    }
    this.computePrices();
  }
}
