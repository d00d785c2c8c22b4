/** Local search: a set of sites is improved by swaps of one site until none is left that does. */
import type { SiteModel } from './site-model';
import { applySwap, evaluateSites, rankSwaps } from './site-sets';
import type { SiteSet, SiteSwap } from './site-sets';

/** Swaps that are tried when a limit of capacity makes their profits estimates. */
const TRIED_SWAPS = 10;

export class SwapSearch {
  private set: SiteSet | null = null;
  private swaps: SiteSwap[] = [];
  /** Sets that were improved before; improving them again would lead to the same end. */
  private readonly seen = new Set<string>();

  /**
   * @param model of the problem
   * @param state of each candidate: only free ones come and go
   * @param onSet called with each set that is evaluated
   */
  constructor(
    private readonly model: SiteModel,
    private readonly state: Int8Array,
    private readonly onSet: (set: SiteSet) => void
  ) {}

  isActive = (): boolean => this.set !== null;

  /** Begins to improve a set of sites in ascending order, unless that was done before. */
  start(sites: readonly number[]): void {
    if (!this.seen.has(sites.join())) this.enter(evaluateSites(this.model, sites));
  }

  /** Tries the next swap. */
  step(): void {
    const swap = this.swaps.shift();
    if (!this.set || !swap) {
      this.set = null;
      return;
    }
    const next = evaluateSites(this.model, applySwap(this.set.sites, swap));
    if (next.value <= this.set.value + this.model.tolerance / 2) return;
    if (this.seen.has(next.sites.join())) this.set = null;
    else this.enter(next);
  }

  private enter(set: SiteSet): void {
    const { model, state } = this;
    this.seen.add(set.sites.join());
    this.onSet(set);
    this.set = set;
    this.swaps = rankSwaps(model, set, state)
      .slice(0, model.capacity < Infinity ? TRIED_SWAPS : 1)
      .filter(({ profit }) => profit > model.tolerance / 2);
  }
}
