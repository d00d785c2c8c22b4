/** Planning of sites ("where to build next"). Source: ledger BY-14 and decision 93. */
import { improvePlan } from '../improve-plan';
import type { PlanLimits, SteppedPlanner } from '../improve-plan';
import type { Result } from '../result';
import { createSiteModel } from './site-model';
import type { SiteModel } from './site-model';
import { findSitesFault } from './site-problem';
import type { SitesFault, SitesProblem } from './site-problem';
import { SiteSearch } from './site-search';
import { evaluateSites } from './site-sets';
import type { SiteSet } from './site-sets';
import { describeSites } from './sites-answer';
import type { FoundSites, SitesAnswer } from './sites-answer';

/** Share of the time after which alternatives are searched for, unless the optimum is found before. */
const ALTERNATIVES_START = 0.7;
/** Steps between two looks at the clock: one may take tens of milliseconds. */
const STEPS_PER_LOOK = 1;

/**
 * A plan of sites; whoever stops stepping keeps the best answer so far. It is optimal when no answer is better,
 * neither of all candidates nor of those without one of the sites. At first each step adds a site.
 */
export type SitesPlanner = SteppedPlanner<SitesAnswer>;

/** Returns a set without the sites that add nothing to its value. */
function dropIdleSites(model: SiteModel, set: SiteSet): SiteSet {
  for (const site of set.sites) {
    const without = evaluateSites(
      model,
      set.sites.filter((other) => other !== site)
    );
    if (set.value - without.value < model.tolerance) return dropIdleSites(model, without);
  }
  return set;
}

class SitesPlan implements SitesPlanner {
  private readonly model: SiteModel;
  private readonly search: SiteSearch;
  /** Searches without one site of the best answer, by that site; null until they begin. */
  private alternatives: ReadonlyMap<number, SiteSearch> | null = null;
  /** Alternatives that are not finished, the next one first. */
  private queue: SiteSearch[] = [];

  constructor(private readonly problem: SitesProblem) {
    this.model = createSiteModel(problem);
    this.search = new SiteSearch(this.model);
  }

  get isOptimal(): boolean {
    return this.search.isOptimal() && this.alternatives !== null && this.queue.length === 0;
  }

  step(count: number, progress: number): void {
    for (let turn = 0; turn < count && !this.isOptimal; turn++) {
      const isDue = this.search.isOptimal() || (progress >= ALTERNATIVES_START && this.search.hasSet());
      if (!this.alternatives && isDue) this.startAlternatives();
      else if (this.queue.length > 0) this.stepAlternative();
      else if (this.alternatives) this.improve(() => this.search.step());
      else this.search.step();
    }
  }

  getAnswer(): SitesAnswer {
    const found = new Map<number, FoundSites>();
    this.alternatives?.forEach((search, site) => {
      if (search.hasSet()) found.set(site, this.describeSearch(search));
    });
    return describeSites(this.problem, this.model, this.describeSearch(this.search), found);
  }

  private describeSearch(search: SiteSearch): FoundSites {
    const { sites, value } = dropIdleSites(this.model, search.getBest());
    return { sites, value, bound: search.getBound(), isOptimal: search.isOptimal() };
  }

  private startAlternatives(): void {
    const { sites } = dropIdleSites(this.model, this.search.getBest());
    this.alternatives = new Map(
      sites.map((site) => {
        const others = sites.filter((other) => other !== site);
        return [site, new SiteSearch(this.model, others, [site])];
      })
    );
    this.queue = [...this.alternatives.values()];
  }

  /** Changes the best answer; alternatives to a worse one are dropped. */
  private improve(change: () => void): void {
    const { value } = this.search.getBest();
    change();
    if (this.search.getBest().value <= value + this.model.tolerance) return;
    this.alternatives = null;
    this.queue = [];
  }

  /** Steps the next alternative; one that is better than the answer becomes the answer. */
  private stepAlternative(): void {
    const search = this.queue.shift()!;
    search.step();
    if (!search.isOptimal()) this.queue.push(search);
    if (search.hasSet()) this.improve(() => this.search.offer(search.getBest()));
  }
}

/**
 * Starts a plan of sites: the ones that collect the most tonnes within a driving time (`coverage`), or that serve
 * the most tonnes and of such answers cost the least to haul to (`haulCost`; a tonne that is not served counts
 * like a thousand at the dearest haul of the problem). A demand may be split between sites with a limit of
 * capacity. Deterministic by its steps. Up to some 30 candidates it becomes optimal within seconds; with more the
 * answer contains a bound and the gap to it. For problems see `findSitesFault`.
 */
export function createSitesPlanner(problem: SitesProblem): Result<SitesPlanner, SitesFault> {
  const fault = findSitesFault(problem);
  return fault ?? { ok: true, value: new SitesPlan(problem) };
}

/**
 * Improves a plan of sites until its time is over or its signal is aborted (`improvePlan`).
 */
export const improveSites = (planner: SitesPlanner, limits: PlanLimits): Generator<number, SitesAnswer> =>
  improvePlan(planner, limits, STEPS_PER_LOOK);
