/** Answer of "where to build next": chosen sites with their catchments, factories, and what is left out. */
import { toTonnes } from '../rounds/round-model';
import { computeHaulCost, listHaulRates } from './haul-cost';
import { allocateTonnes } from './site-allocation';
import type { AllocatedLoad } from './site-allocation';
import { listLeftDemands, summarizeLeft } from './left-demands';
import type { LeftDemand, LeftSummary } from './left-demands';
import { isCompetition } from './site-model';
import type { SiteModel } from './site-model';
import type { SiteDemand, SitePlace, SitesProblem } from './site-problem';

/** Tonnes of a demand at a site or factory; the haul cost in NGN by `computeHaulCost`, distances one way. */
export interface SiteLoad {
  readonly demand: SiteDemand;
  readonly tonnes: number;
  readonly kilometres: number;
  readonly minutes: number;
  readonly haulCost: number;
}

/** Sums over loads; means are by tonne, and null without tonnes. */
export interface HaulTotals {
  readonly tonnes: number;
  /** NGN. */
  readonly haulCost: number;
  /** NGN per tonne. */
  readonly costPerTonne: number | null;
  readonly tonneKilometres: number;
  readonly meanMinutes: number | null;
  readonly longestMinutes: number | null;
}

export interface ChosenSite extends HaulTotals {
  readonly candidate: SitePlace;
  readonly loads: readonly SiteLoad[];
  /** Tonnes of its loads that went to each existing factory before; factories that lose nothing are missing. */
  readonly taken: readonly { readonly factory: SitePlace; readonly tonnes: number }[];
  /** Best answer found without this site; null until it was searched for, or when no other candidate is left. */
  readonly alternative: SiteAlternative | null;
}

/** The best answer that is found when a site is forbidden and all other candidates are free. */
export interface SiteAlternative {
  readonly sites: readonly SitePlace[];
  /** Its sites that the answer does not have: one, the next best place, unless more sites change. */
  readonly added: readonly SitePlace[];
  /** Tonnes that count (see `SitesAnswer`) less than in the answer. */
  readonly lostTonnes: number;
  /** NGN that their haul costs more; negative when it costs less. */
  readonly addedCost: number;
  /** Whether no answer without the site is better. */
  readonly isOptimal: boolean;
}

/** An existing factory, after the sites are built. */
export interface FactoryOutcome extends HaulTotals {
  readonly factory: SitePlace;
  /** Tonnes before. */
  readonly tonnesBefore: number;
}

/**
 * Best value that any answer could have, as far as known. `bound`: for `coverage` the most tonnes that count, for
 * `haulCost` the least NGN of any answer that serves as many tonnes. `gap`: the difference to it as a share of
 * the bound (`coverage`) or of the haul cost; 0 for an optimum. Both are null until the first bound is computed.
 */
export interface Optimality {
  readonly isOptimal: boolean;
  readonly bound: number | null;
  readonly gap: number | null;
}

export interface SitesAnswer extends Optimality {
  /** The most tonnes first. */
  readonly sites: readonly ChosenSite[];
  /** In their order; empty when they are ignored. */
  readonly factories: readonly FactoryOutcome[];
  /** Totals by which the question is answered: of all sites, and of the existing factories unless `coverage` has them compete. */
  readonly counted: HaulTotals;
  readonly left: readonly LeftDemand[];
  readonly leftByReason: readonly LeftSummary[];
}

/** A set of sites that a search found, and the largest sum of gains that any set could have. */
export interface FoundSites {
  readonly sites: readonly number[];
  readonly value: number;
  readonly bound: number;
  readonly isOptimal: boolean;
}

/** Returns the sums over loads, in any order. */
function sumLoads(loads: readonly SiteLoad[]): HaulTotals {
  const sum = (getValue: (load: SiteLoad) => number) =>
    loads.reduce((total, load) => total + getValue(load), 0);
  const tonnes = sum((load) => load.tonnes);
  const haulCost = sum((load) => load.haulCost);
  return {
    tonnes,
    haulCost,
    costPerTonne: tonnes > 0 ? haulCost / tonnes : null,
    tonneKilometres: sum((load) => load.tonnes * load.kilometres),
    meanMinutes: tonnes > 0 ? sum((load) => load.tonnes * load.minutes) / tonnes : null,
    longestMinutes: loads.length > 0 ? loads.reduce((most, { minutes }) => Math.max(most, minutes), 0) : null
  };
}

/** Returns a function that describes loads of a problem. */
function createDescriber({ demands, matrix, vehicles, rules }: SitesProblem) {
  const rates = listHaulRates(vehicles, rules);
  return ({ row, demand, grams }: AllocatedLoad): SiteLoad => {
    const kilometres = matrix.kilometres[row * matrix.columns + demand]!;
    return {
      demand: demands[demand]!,
      tonnes: toTonnes(grams),
      kilometres,
      minutes: matrix.minutes[row * matrix.columns + demand]!,
      haulCost: toTonnes(grams) * computeHaulCost(kilometres, rates)
    };
  };
}

/** Returns the loads that count with a set of sites, and all others. */
function describeAllocation(problem: SitesProblem, model: SiteModel, sites: readonly number[]) {
  const allocation = allocateTonnes(problem, model, sites);
  const countsFactories = !isCompetition(problem);
  const counted = [...allocation.sites, ...(countsFactories ? allocation.factories : [])];
  return { ...allocation, counted: sumLoads(counted.map(createDescriber(problem))) };
}

function describeAlternative(
  problem: SitesProblem,
  model: SiteModel,
  best: readonly number[],
  counted: HaulTotals,
  found: FoundSites
): SiteAlternative {
  const { counted: own } = describeAllocation(problem, model, found.sites);
  const toPlaces = (sites: readonly number[]) => sites.map((site) => problem.candidates[site]!);
  return {
    sites: toPlaces(found.sites),
    added: toPlaces(found.sites.filter((site) => !best.includes(site))),
    lostTonnes: counted.tonnes - own.tonnes,
    addedCost: own.haulCost - counted.haulCost,
    isOptimal: found.isOptimal
  };
}

/** Sums the tonnes of loads that each factory had before, by its index in the problem. */
function sumBefore({ demands, measures }: SiteModel, loads: readonly AllocatedLoad[]): Map<number, number> {
  const columns = new Map(demands.map((demand, column) => [demand, column]));
  const sums = new Map<number, number>();
  for (const { demand, grams } of loads) {
    const factory = measures.factories[columns.get(demand)!]!;
    if (factory >= 0) sums.set(factory, (sums.get(factory) ?? 0) + grams);
  }
  return sums;
}

function measureOptimality(
  { question }: SitesProblem,
  { isOptimal, bound, value }: FoundSites,
  counted: HaulTotals
): Optimality {
  if (!isOptimal && bound === Infinity) return { isOptimal, bound: null, gap: null };
  const rest = isOptimal ? 0 : Math.max(0, toTonnes(bound - value));
  if (question === 'haulCost') {
    const gap = counted.haulCost > 0 ? Math.min(1, rest / counted.haulCost) : 0;
    return { isOptimal, bound: Math.max(0, counted.haulCost - rest), gap };
  }
  return { isOptimal, bound: counted.tonnes + rest, gap: rest > 0 ? rest / (counted.tonnes + rest) : 0 };
}

/** Describes the sites of a search, with the alternative of each site by its index, if it was found. */
export function describeSites(
  problem: SitesProblem,
  model: SiteModel,
  found: FoundSites,
  alternatives: ReadonlyMap<number, FoundSites>
): SitesAnswer {
  const { candidates, factories, existing } = problem;
  const allocation = describeAllocation(problem, model, found.sites);
  const { counted } = allocation;
  const describe = createDescriber(problem);
  const sites = found.sites.map((site): ChosenSite => {
    const own = allocation.sites.filter(({ row }) => row === site);
    const loads = own.map(describe).sort((one, other) => one.minutes - other.minutes);
    const alternative = alternatives.get(site);
    return {
      candidate: candidates[site]!,
      loads,
      ...sumLoads(loads),
      taken: [...sumBefore(model, own)]
        .sort(([one], [other]) => one - other)
        .map(([factory, grams]) => ({ factory: factories[factory]!, tonnes: toTonnes(grams) })),
      alternative: alternative ? describeAlternative(problem, model, found.sites, counted, alternative) : null
    };
  });
  const all = [...allocation.sites, ...allocation.factories];
  const before = sumBefore(model, all);
  const left = listLeftDemands(problem, model, found.sites, allocation.unserved);
  return {
    sites: sites.sort((one, other) => other.tonnes - one.tonnes),
    factories: (existing === 'ignore' ? [] : factories).map((factory, index) => ({
      factory,
      tonnesBefore: toTonnes(before.get(index) ?? 0),
      ...sumLoads(allocation.factories.filter(({ row }) => row === candidates.length + index).map(describe))
    })),
    counted,
    left,
    leftByReason: summarizeLeft(left),
    ...measureOptimality(problem, found, counted)
  };
}
