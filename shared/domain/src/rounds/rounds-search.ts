/**
 * Large-neighbourhood search for pickup rounds: strings of adjacent stops are removed from rounds near a random
 * pile and inserted again where they cost least; simulated annealing accepts the change (see `string-removal`).
 * Kinds of vehicle, shifts and the cutting of parts are added to the method of that source.
 */
import { createRandom } from './random';
import type { RoundModel } from './round-model';
import type { Route } from './round-route';
import { RoundState } from './round-state';
import { drawString, drawStringCount, getLongestString } from './string-removal';

/** One in so many positions is left out, on average, when a stop is inserted. */
const SKIPPED_POSITIONS = 100;
/** Most parts without a round that one step tries to insert. */
const MAX_RETRIED = 10;
/** Temperature at the beginning, as a share of the mean cost of a part, and its share at the end. */
const START_TEMPERATURE = 0.3;
const END_TEMPERATURE = 0.02;
/** NGN for each gram that is not fetched: tonnes weigh more than every cost. */
const ABSENT_GRAM_COST = 1_000;
/** Steps after which parts without a round are cut for smaller vehicles. */
const STEPS_PER_CUT = 1_000;
/** NGN below which costs are equal. */
const COST_TOLERANCE = 1e-6;

/** Orders in which removed parts are inserted, each as often as it is listed. */
const ORDERS = ['random', 'random', 'random', 'random', 'load', 'load', 'load', 'load', 'far', 'far', 'near'] as const; // prettier-ignore
type InsertionOrder = (typeof ORDERS)[number];

/** Returns for each place the piles by the distance there and back, nearest first. */
function listNeighbours({ size, kilometres }: RoundModel): number[][] {
  const piles = Array.from({ length: size - 1 }, (_, index) => index + 1);
  return Array.from({ length: size }, (_, from) => {
    const distances = Float64Array.from(
      { length: size },
      (_unused, to) => kilometres[from * size + to]! + kilometres[to * size + from]!
    );
    return [...piles].sort((one, other) => distances[one]! - distances[other]!);
  });
}

/** Search over the rounds of a model with at least one part; the same seed and steps give the same answer. */
export class RoundsSearch {
  private readonly state: RoundState;
  private readonly random: () => number;
  private readonly neighbours: readonly (readonly number[])[];
  private readonly partsOfPlace: number[][];
  private best: readonly (Route | null)[] = [];
  private bestCost = Infinity;
  private bestAbsent = Infinity;
  private readonly startTemperature: number;
  private steps = 0;
  private untilSkipped = SKIPPED_POSITIONS;

  constructor(
    private readonly model: RoundModel,
    seed: number
  ) {
    this.random = createRandom(seed);
    this.state = new RoundState(model);
    this.neighbours = listNeighbours(model);
    this.partsOfPlace = Array.from({ length: model.size }, () => []);
    model.parts.forEach(({ place }, part) => this.partsOfPlace[place]!.push(part));
    this.startAlone('near');
    this.startAlone('load');
    this.startTogether();
    this.cutAbsentParts();
    const { kinds } = model;
    const naira = this.getBest().reduce(
      (sum, { kind, kilometres }) => sum + kinds[kind]!.loading + kinds[kind]!.fuel * kilometres,
      0
    );
    this.startTemperature = (START_TEMPERATURE * naira) / model.parts.length;
  }

  /** Returns the best rounds so far. */
  getBest = (): Route[] => this.best.filter((route) => route !== null);

  /** Takes `count` steps at a point from 0 (the first step) to 1 (the last) of the search, which cools it. */
  step(count: number, progress: number): void {
    const temperature = this.startTemperature * END_TEMPERATURE ** progress;
    for (let turn = 0; turn < count; turn++) {
      if (++this.steps % STEPS_PER_CUT === 0) this.cutAbsentParts();
      this.changeRounds(temperature);
    }
  }

  /**
   * Fetches each part on a round of its own, in the cheapest vehicle with a free shift. These are the trips of
   * the trip planner if the fleet suffices for them, so that no answer is dearer.
   */
  private startAlone(order: InsertionOrder): void {
    this.state.restore([]);
    for (const part of this.sortParts([...this.model.parts.keys()], order)) {
      const place = this.state.findAlone(part);
      if (place) this.state.insert(part, place);
    }
    this.commitRounds();
  }

  private startTogether(): void {
    this.state.restore([]);
    this.insertAll(this.sortParts([...this.model.parts.keys()], 'far'));
    this.commitRounds();
  }

  private changeRounds(temperature: number): void {
    const { state } = this;
    const { cost, absentGrams } = state;
    const absent = this.sampleAbsent();
    const order = ORDERS[this.drawInteger(ORDERS.length)]!;
    this.insertAll(this.sortParts([...absent, ...this.removeStrings()], order));
    for (const route of state.listChanged()) state.improveKind(route);
    const worse = state.cost - cost + ABSENT_GRAM_COST * (state.absentGrams - absentGrams);
    if (worse < -temperature * Math.log(this.random())) this.commitRounds();
    else state.undo();
  }

  /** Accepts the rounds as they are, and notes them if they are the best so far. */
  private commitRounds(): void {
    this.state.commit();
    const { cost, absentGrams, routes } = this.state;
    const isBetter =
      absentGrams < this.bestAbsent ||
      (absentGrams === this.bestAbsent && cost < this.bestCost - COST_TOLERANCE);
    if (!isBetter) return;
    this.best = [...routes];
    this.bestCost = cost;
    this.bestAbsent = absentGrams;
  }

  /**
   * Cuts parts without a round into full loads of smaller vehicles that have the time, as a pile is split by the
   * vehicles of its cheapest mix, which may all be busy.
   */
  private cutAbsentParts(): void {
    if (this.bestAbsent === 0) return;
    this.state.restore(this.best);
    for (const part of this.listAbsent()) this.cutPart(part);
    this.commitRounds();
  }

  private cutPart(part: number): void {
    const { model, state } = this;
    const { pile, place, grams } = model.parts[part]!;
    const smaller = model.kinds
      .map(({ capacity }) => capacity)
      .filter((capacity) => capacity < grams)
      .sort((one, other) => other - one);
    for (const capacity of smaller) {
      model.parts[part] = model.createPart(pile, capacity);
      const alone = state.findAlone(part);
      if (!alone) continue;
      state.insert(part, alone);
      const rest = model.parts.push(model.createPart(pile, grams - capacity)) - 1;
      state.routeOf.push(-1);
      this.partsOfPlace[place]!.push(rest);
      const inserted = state.findInsertion(rest, this.isSkipped);
      return inserted ? state.insert(rest, inserted) : this.cutPart(rest);
    }
    model.parts[part] = model.createPart(pile, grams);
  }

  /** Returns some of the parts without a round. */
  private sampleAbsent(): number[] {
    if (this.state.absentGrams === 0) return [];
    const absent = this.listAbsent();
    const first = this.drawInteger(absent.length);
    return [...absent.slice(first), ...absent.slice(0, first)].slice(0, MAX_RETRIED);
  }

  private listAbsent = (): number[] => this.state.routeOf.flatMap((route, part) => (route < 0 ? [part] : []));

  private drawInteger = (below: number): number => Math.floor(this.random() * below);

  /** Removes strings of stops near a random part, and returns the removed ones. */
  private removeStrings(): number[] {
    const { state, model, random } = this;
    let [rounds, stops] = [0, 0];
    for (const route of state.routes) {
      if (!route) continue;
      rounds++;
      stops += route.stops.length;
    }
    const longest = getLongestString(stops / rounds);
    let left = drawStringCount(random, longest);
    const removed: number[] = [];
    const seed = model.parts[this.drawInteger(model.parts.length)]!.place;
    for (const place of this.neighbours[seed]!) {
      for (const part of this.partsOfPlace[place]!) {
        if (left === 0) return removed;
        const index = state.routeOf[part]!;
        if (index < 0 || state.hasChanged(index)) continue;
        const { stops: all } = state.routes[index]!;
        removed.push(...state.removeStops(index, drawString(random, all, all.indexOf(part), longest)));
        left--;
      }
    }
    return removed;
  }

  private sortParts(parts: readonly number[], order: InsertionOrder): number[] {
    const { model, random } = this;
    const measure = {
      random: () => random(),
      load: (part: number) => -model.parts[part]!.grams,
      far: (part: number) => -model.kilometres[model.parts[part]!.place]!,
      near: (part: number) => model.kilometres[model.parts[part]!.place]!
    }[order];
    return parts
      .map((part) => ({ part, key: measure(part) }))
      .sort((one, other) => one.key - other.key)
      .map(({ part }) => part);
  }

  private insertAll(parts: readonly number[]): void {
    for (const part of parts) {
      const place = this.state.findInsertion(part, this.isSkipped);
      if (place) this.state.insert(part, place);
    }
  }

  private readonly isSkipped = (): boolean => {
    if (--this.untilSkipped > 0) return false;
    this.untilSkipped = 1 + this.drawInteger(2 * SKIPPED_POSITIONS);
    return true;
  };
}
