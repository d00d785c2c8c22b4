import type { RoundModel, RoundPart } from './round-model';
import { computeDelay, computeDuration, createRoute, measureWay, measureWayAlone } from './round-route';
import type { Route, RouteWay } from './round-route';
import { ShiftTable } from './shift-table';

/** Place at which a part is inserted: into a round (with the kind that it then has), or into a new one (-1). */
export interface Insertion {
  readonly route: number;
  readonly position: number;
  readonly kind: number;
}

const NO_INSERTION = { route: -1, position: 0, kind: -1, cost: Infinity };

/** Rounds and the parts that no round fetches; `undo` restores them as they were at the last `commit`. */
export class RoundState {
  readonly routes: (Route | null)[] = [];
  /** Round of each part, -1 without one. */
  readonly routeOf: number[];
  /** Sum over the rounds. */
  cost = 0;
  absentGrams: number;
  private readonly largestCapacity: number;
  private readonly shifts: ShiftTable;
  private readonly before = new Map<number, Route | null>();
  private best = { ...NO_INSERTION };

  constructor(readonly model: RoundModel) {
    this.largestCapacity = Math.max(...model.kinds.map(({ capacity }) => capacity));
    this.shifts = new ShiftTable(model);
    this.routeOf = model.parts.map(() => -1);
    this.absentGrams = model.parts.reduce((sum, { grams }) => sum + grams, 0);
  }

  /** Returns the indexes of rounds that changed since the last commit. */
  listChanged = (): number[] => [...this.before.keys()];

  hasChanged = (index: number): boolean => this.before.has(index);

  commit(): void {
    this.before.clear();
  }

  undo(): void {
    for (const index of this.before.keys()) this.place(index, null);
    for (const [index, route] of this.before) this.place(index, route);
    this.commit();
  }

  /** Replaces all rounds, and commits. */
  restore(routes: readonly (Route | null)[]): void {
    this.routes.forEach((_, index) => this.place(index, null));
    routes.forEach((route, index) => this.place(index, route));
    this.commit();
  }

  /**
   * Removes stops from a round and returns the removed ones: all of the round's when the others no longer fit
   * its shift, since rounded times need not obey the triangle inequality.
   */
  removeStops(index: number, removed: ReadonlySet<number>): readonly number[] {
    const route = this.take(index)!;
    const left = route.stops.filter((stop) => !removed.has(stop));
    if (left.length === 0) return route.stops;
    const rest = createRoute(this.model, measureWay(this.model, left), route.kind, route.shift);
    if (rest.duration > this.shifts.getFree(route.kind, route.shift)) return route.stops;
    this.place(index, rest);
    return [...removed];
  }

  /** Inserts a part as {@link findInsertion} returned it. */
  insert(part: number, { route, position, kind }: Insertion): void {
    const index = route < 0 ? this.findUnusedIndex() : route;
    const replaced = this.take(index);
    const stops = replaced ? [...replaced.stops] : [];
    stops.splice(position, 0, part);
    this.assign(index, measureWay(this.model, stops), kind, replaced);
  }

  /** Gives a round the cheapest vehicle that can drive it. */
  improveKind(index: number): void {
    const route = this.take(index);
    if (!route) return;
    let best = -1;
    let bestCost = Infinity;
    for (let kind = 0; kind < this.model.kinds.length; kind++) {
      const cost = this.computeCostAlone(route, kind);
      if (cost >= bestCost) continue;
      best = kind;
      bestCost = cost;
    }
    this.assign(index, route, best, route);
  }

  /** Returns the cheapest vehicle for a part on a round of its own; null when no shift has the time. */
  findAlone(part: number): Insertion | null {
    this.best = { ...NO_INSERTION };
    this.considerAlone(part);
    return this.best.kind < 0 ? null : this.best;
  }

  /** Returns the cheapest place of a part; null without one. `isSkipped` leaves out positions at random. */
  findInsertion(part: number, isSkipped: () => boolean): Insertion | null {
    this.best = { ...NO_INSERTION };
    const added = this.model.parts[part]!;
    // First, as it bounds the cost of all others.
    this.considerAlone(part);
    for (let index = 0; index < this.routes.length; index++) {
      const route = this.routes[index];
      if (route) this.considerRoute(added, index, route, isSkipped);
    }
    return this.best.kind < 0 ? null : this.best;
  }

  private considerAlone(part: number): void {
    const way = measureWayAlone(this.model, part);
    for (let kind = 0; kind < this.model.kinds.length; kind++)
      this.consider(-1, 0, kind, this.computeCostAlone(way, kind));
  }

  private consider(route: number, position: number, kind: number, cost: number): void {
    if (cost < this.best.cost) this.best = { route, position, kind, cost };
  }

  /** Considers the position with the shortest detour in a round, with each kind of vehicle. */
  private considerRoute(added: RoundPart, index: number, route: Route, isSkipped: () => boolean): void {
    const { kilometres, size, parts } = this.model;
    const load = route.grams + added.grams;
    if (load > this.largestCapacity) return;
    const { stops } = route;
    const { place } = added;
    let detour = Infinity;
    let position = -1;
    for (let at = 0, before = 0; at <= stops.length; at++) {
      const after = at < stops.length ? parts[stops[at]!]!.place : 0;
      const extra =
        kilometres[before * size + place]! +
        kilometres[place * size + after]! -
        kilometres[before * size + after]!;
      before = after;
      if (extra >= detour || isSkipped()) continue;
      detour = extra;
      position = at;
    }
    if (position >= 0) this.considerKinds(added, index, route, position, detour);
  }

  private considerKinds(
    added: RoundPart,
    index: number,
    route: Route,
    position: number,
    detour: number
  ): void {
    const { kinds, minutes, size, parts } = this.model;
    const { stops } = route;
    const { place } = added;
    const before = position > 0 ? parts[stops[position - 1]!]!.place : 0;
    const after = position < stops.length ? parts[stops[position]!]!.place : 0;
    const drive =
      route.drive +
      minutes[before * size + place]! +
      minutes[place * size + after]! -
      minutes[before * size + after]!;
    for (let kind = 0; kind < kinds.length; kind++) {
      const { capacity, fuel, loading, offload } = kinds[kind]!;
      if (capacity < route.grams + added.grams) continue;
      const cost = loading + fuel * (route.kilometres + detour) - route.cost;
      // Waiting only lowers the cost, so nothing is missed where it has no weight.
      if (cost >= this.best.cost && route.wait + added.wait === 0) continue;
      const duration = drive + route.loadMinutes[kind]! + added.loadMinutes[kind]! + offload;
      const delay = this.findDelay(duration, kind, route);
      this.consider(index, position, kind, cost + delay * (route.wait + added.wait));
    }
  }

  /** Returns the delay of a changed round, in its own shift if it fits there; NaN when it fits nowhere. */
  private findDelay(duration: number, kind: number, route: Route): number {
    const { shifts, model } = this;
    if (kind === route.kind && duration - route.duration <= shifts.getFree(kind, route.shift))
      return computeDelay(model, kind, route.shift);
    const shift = shifts.findFree(kind, duration);
    return shift < 0 ? NaN : computeDelay(model, kind, shift);
  }

  /** Returns the cost of a round in the first shift of a kind that has the time; Infinity without one. */
  private computeCostAlone(way: RouteWay, kind: number): number {
    const { capacity, fuel, loading } = this.model.kinds[kind]!;
    if (way.grams > capacity) return Infinity;
    const shift = this.shifts.findFree(kind, computeDuration(this.model, way, kind));
    if (shift < 0) return Infinity;
    return loading + fuel * way.kilometres + way.wait * computeDelay(this.model, kind, shift);
  }

  /** Places a way in the shift of the round that it replaces, or in the first with the time for it. */
  private assign(index: number, way: RouteWay, kind: number, replaced: Route | null): void {
    const duration = computeDuration(this.model, way, kind);
    const stays =
      way.wait === 0 && replaced?.kind === kind && duration <= this.shifts.getFree(kind, replaced.shift);
    const shift = stays ? replaced.shift : this.shifts.findFree(kind, duration);
    this.place(index, createRoute(this.model, way, kind, shift));
  }

  private findUnusedIndex(): number {
    const unused = this.routes.indexOf(null);
    return unused < 0 ? this.routes.length : unused;
  }

  /** Takes a round out, and notes it as it was at the last commit. */
  private take(index: number): Route | null {
    const route = this.routes[index] ?? null;
    if (!this.before.has(index)) this.before.set(index, route);
    this.place(index, null);
    return route;
  }

  /** Sets a round, with all sums over rounds. */
  private place(index: number, next: Route | null): void {
    const last = this.routes[index];
    if (last) this.count(last, -1, -1);
    if (next) this.count(next, index, 1);
    this.routes[index] = next;
  }

  private count({ stops, kind, shift, duration, cost, grams }: Route, index: number, sign: number): void {
    for (const stop of stops) this.routeOf[stop] = index;
    this.shifts.take(kind, shift, sign * duration);
    this.cost += sign * cost;
    this.absentGrams -= sign * grams;
  }
}
