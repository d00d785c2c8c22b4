/**
 * Search for the sites with the largest sum of gains: branch and bound over the candidates with the bounds of
 * `SiteRelaxation`, whose prices are improved by subgradient steps; the sets that it proposes are improved by
 * swaps. Sets within the tolerance of the model are equal.
 */
import type { SiteModel } from './site-model';
import { SiteRelaxation } from './site-relaxation';
import type { RelaxedSites } from './site-relaxation';
import { CHOSEN, EXCLUDED, FREE, evaluateSites, sortSites } from './site-sets';
import type { SiteSet } from './site-sets';
import { SwapSearch } from './swap-search';

/** Subgradient steps at the root, and at each further node. */
const ROOT_STEPS = 1_000;
const NODE_STEPS = 40;
/** Length of the first step in relation to the gap, at the root and at nodes, and the least one. */
const ROOT_STEP_LENGTH = 1.5;
const NODE_STEP_LENGTH = 0.8;
const MIN_STEP_LENGTH = 0.002;
/** Steps without a better bound after which their length is halved. */
const PATIENCE = 8;
/** Share of the last direction in the next one. */
const MOMENTUM = 0.6;
/** Share of the last step in the mean choice of a candidate. */
const RECENT_SHARE = 0.1;
/** Steps at the root between two sets that are improved by swaps. */
const STEPS_PER_SET = 10;
/** Bounds that are improved between two swaps. */
const BOUNDS_PER_SWAP = 2;

/** Candidates that are fixed by a branch, with the best bound and its prices. */
interface SearchNode {
  readonly state: Int8Array;
  bound: number;
  prices: Float64Array;
}

export class SiteSearch {
  private best: SiteSet = { sites: [], value: 0, prices: [] };
  private readonly relaxation: SiteRelaxation;
  private readonly open: SearchNode[] = [];
  private node: SearchNode | null = null;
  private readonly prices: Float64Array;
  private readonly direction: Float64Array;
  /** How often each candidate was chosen in the last steps, 0 to 1. */
  private readonly frequency: Float64Array;
  private stepLength = 0;
  private patience = 0;
  private steps = 0;
  private isAtRoot = true;
  /** Finds the first set without the limit of capacity, which is fast; null once it is found. */
  private start: SwapSearch | null;
  private startSet: SiteSet;
  private readonly swaps: SwapSearch;
  /** Bounds to be improved before the next swap, where both are to be done. */
  private boundsLeft = 0;

  /**
   * @param model of the problem
   * @param start sites to begin with, in ascending order
   * @param excluded candidates that are not chosen
   */
  constructor(
    private readonly model: SiteModel,
    start: readonly number[] = [],
    excluded: readonly number[] = []
  ) {
    const { candidates, grams } = model;
    this.relaxation = new SiteRelaxation(model);
    this.prices = new Float64Array(grams.length);
    this.direction = new Float64Array(grams.length);
    this.frequency = new Float64Array(candidates);
    const state = new Int8Array(candidates);
    for (const site of excluded) state[site] = EXCLUDED;
    this.open.push({ state, bound: Infinity, prices: new Float64Array(grams.length) });
    const rootState = state.slice();
    this.swaps = new SwapSearch(model, rootState, (set) => this.offer(set));
    this.startSet = this.best;
    this.start = new SwapSearch({ ...model, capacity: Infinity }, rootState, (set) => {
      this.startSet = set;
    });
    this.start.start(start);
  }

  /** Returns the best set so far; at first one that grows with each step. */
  getBest = (): SiteSet => (this.start ? evaluateSites(this.model, this.startSet.sites) : this.best);

  /** Whether the first set is complete. */
  hasSet = (): boolean => this.start === null;

  /** Whether no set is better than the best one. */
  isOptimal = (): boolean => !this.start && !this.node && this.open.length === 0;

  /** Returns the value that no set exceeds; Infinity at first. */
  getBound(): number {
    const bounds = this.open.map(({ bound }) => bound);
    return Math.max(this.best.value, this.node?.bound ?? 0, ...bounds);
  }

  /** Takes one step: a swap, a bound, or a branch. */
  step(): void {
    if (this.start) this.findStart(this.start);
    else if (this.swaps.isActive() && (this.boundsLeft === 0 || !this.node)) {
      this.boundsLeft = BOUNDS_PER_SWAP;
      this.swaps.step();
    } else {
      this.boundsLeft = Math.max(0, this.boundsLeft - 1);
      if (this.node) this.improveBound(this.node);
      else this.openNode();
    }
  }

  /** Takes over a set that is better than the best one. */
  offer(set: SiteSet): void {
    if (set.value > this.best.value) this.best = set;
  }

  private findStart(start: SwapSearch): void {
    start.step();
    if (start.isActive()) return;
    this.start = null;
    this.swaps.start(this.startSet.sites);
  }

  private openNode(): void {
    this.open.sort((one, other) => one.bound - other.bound);
    const node = this.open.pop()!;
    if (node.bound < this.getLimit()) return;
    this.node = node;
    if (this.isAtRoot) this.setStartPrices(node);
    // Both nodes of a branch begin with the prices of the one before.
    node.prices = node.prices.slice();
    this.prices.set(node.prices);
    this.direction.fill(0);
    this.stepLength = this.isAtRoot ? ROOT_STEP_LENGTH : NODE_STEP_LENGTH;
    this.patience = PATIENCE;
    this.steps = 0;
  }

  /** Sets the prices of the root: the gains at the best sites so far, less the price of their room. */
  private setStartPrices({ prices }: SearchNode): void {
    const { starts, columns, gains } = this.model;
    this.best.sites.forEach((site, index) => {
      for (let entry = starts[site]!; entry < starts[site + 1]!; entry++) {
        const gain = gains[entry]! - this.best.prices[index]!;
        if (gain > prices[columns[entry]!]!) prices[columns[entry]!] = gain;
      }
    });
  }

  /** Value that a set must reach to be better than the best one. */
  private getLimit = (): number => this.best.value + this.model.tolerance;

  private improveBound(node: SearchNode): void {
    const { relaxation, model, frequency } = this;
    const relaxed = relaxation.solve(this.prices, node.state);
    if (relaxed.bound < node.bound - model.tolerance / 10) {
      node.bound = relaxed.bound;
      node.prices.set(this.prices);
      this.patience = PATIENCE;
    } else if (--this.patience === 0) {
      this.patience = PATIENCE;
      this.stepLength /= 2;
    }
    for (let site = 0; site < model.candidates; site++) frequency[site]! *= 1 - RECENT_SHARE;
    for (const site of relaxed.sites) frequency[site]! += RECENT_SHARE;
    relaxation.fixSites(relaxed, node.state, this.getLimit());
    this.steps++;
    const last = this.findLastSet(node);
    if (last) this.offer(evaluateSites(model, last));
    if (last || node.bound < this.getLimit()) this.closeNode();
    else if (this.steps >= (this.isAtRoot ? ROOT_STEPS : NODE_STEPS) || this.stepLength < MIN_STEP_LENGTH)
      this.branch(node, relaxed);
    else {
      this.movePrices(relaxed.bound);
      if (this.steps % STEPS_PER_SET === 0) this.proposeSet(relaxed.sites);
    }
  }

  private proposeSet(sites: readonly number[]): void {
    if (!this.swaps.isActive() && (this.isAtRoot || this.model.capacity === Infinity))
      this.swaps.start(sortSites(sites));
  }

  private closeNode(): void {
    this.node = null;
    this.isAtRoot = false;
  }

  /** Returns the only set that is left at a node; null when there are several. */
  private findLastSet({ state }: SearchNode): number[] | null {
    let [chosen, all] = [0, 0];
    for (const kind of state) {
      if (kind === CHOSEN) chosen++;
      if (kind !== EXCLUDED) all++;
    }
    if (chosen < this.model.count && all > this.model.count) return null;
    const most = chosen < this.model.count ? FREE : CHOSEN;
    return [...state.keys()].filter((site) => state[site] === CHOSEN || state[site] === most);
  }

  private branch(node: SearchNode, { sites }: RelaxedSites): void {
    this.proposeSet(sites);
    const { frequency, model } = this;
    let [site, least] = [-1, Infinity];
    for (let candidate = 0; candidate < model.candidates; candidate++) {
      const distance = Math.abs(frequency[candidate]! - 0.5);
      if (node.state[candidate] === FREE && distance < least) [site, least] = [candidate, distance];
    }
    for (const kind of [EXCLUDED, CHOSEN]) {
      const state = node.state.slice();
      state[site] = kind;
      this.open.push({ state, bound: node.bound, prices: node.prices });
    }
    this.closeNode();
  }

  /** Moves the prices against the surplus or lack of collectors (a subgradient step of Polyak's length). */
  private movePrices(bound: number): void {
    const { prices, direction, model, relaxation } = this;
    const { grams } = model;
    const { collected } = relaxation;
    let norm = 0;
    for (let demand = 0; demand < grams.length; demand++) {
      const slack = 1 - collected[demand]!;
      const turned = slack + MOMENTUM * direction[demand]!;
      direction[demand] = prices[demand] === 0 && turned > 0 ? 0 : turned;
      norm += grams[demand]! * direction[demand]! ** 2;
    }
    if (norm === 0) return;
    const length = (this.stepLength * (bound - this.best.value)) / norm;
    for (let demand = 0; demand < grams.length; demand++)
      prices[demand] = Math.max(0, prices[demand]! - length * direction[demand]!);
  }
}
