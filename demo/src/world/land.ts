import { computeNoise } from '../kit/random';
import { computeCrossingShare, computeDistanceKm } from '../kit/geometry';
import { riverSources } from '../sources';
import type { Position } from '../kit/geometry';

/** Density of oil palm by state, 0 to 1. */
const BELT: Readonly<Record<string, number>> = {
  'Akwa Ibom': 1,
  Edo: 0.9,
  Imo: 0.85,
  Abia: 0.85,
  Rivers: 0.75,
  'Cross River': 0.6,
  Ondo: 0.6,
  Delta: 0.55,
  Ebonyi: 0.4,
  Anambra: 0.35,
  Enugu: 0.35,
  Bayelsa: 0.3,
  Osun: 0.2,
  Ogun: 0.2
};

/** Northern limit of the belt, degrees; it thins out from one degree further south. */
const BELT_NORTH = 7.4;
/** Mangrove and creeks of the delta, with few people, few roads and little dry ground. */
const DELTA = { west: 4.9, east: 7.6, north: 4.75, northWest: 5.45 };

/** Returns whether a place is in the delta's creeks. */
export const isInCreeks = ([x, y]: Position): boolean =>
  x > DELTA.west &&
  x < DELTA.east &&
  y < DELTA.north + (DELTA.northWest - DELTA.north) * Math.min(1, Math.max(0, (6.6 - x) / 1.4));

/** Returns the density of oil palm at a place of a state: 0 outside the belt, up to 1 in its dense patches. */
export function computePalmDensity(state: string, [x, y]: Position): number {
  const base = BELT[state] ?? 0;
  if (base === 0 || y > BELT_NORTH) return 0;
  const north = Math.min(1, BELT_NORTH - y);
  const patches = 0.6 * computeNoise(x * 3.1, y * 3.1, 11) + 0.4 * computeNoise(x * 9.7, y * 9.7, 12);
  return base * north * (isInCreeks([x, y]) ? 0.12 : 1) * Math.max(0, (patches - 0.22) / 0.6) ** 1.4;
}

/** Returns whether a state belongs to the oil palm belt. */
export const isInPalmBelt = (state: string): boolean => state in BELT;

/** Densely settled states (the south, and the land round Kano). */
const SETTLED: Readonly<Record<string, number>> = {
  'Akwa Ibom': 1, Abia: 1, Imo: 1, Anambra: 1, Rivers: 0.9, Enugu: 0.8, Ebonyi: 0.8, Edo: 0.6, Delta: 0.7, Ondo: 0.6, Ekiti: 0.6, Osun: 0.7, Ogun: 0.6, Lagos: 1, 'Cross River': 0.55, Bayelsa: 0.5, Oyo: 0.35, Kano: 0.45
}; // prettier-ignore

/** Returns the settlement density at a place, 0 to 1, without towns. */
export function computeSettlementDensity(state: string, [x, y]: Position): number {
  const base = SETTLED[state] ?? 0.12;
  return base * (isInCreeks([x, y]) ? 0.2 : 1) * (0.55 + 0.9 * computeNoise(x * 4.3, y * 4.3, 21));
}

const BRIDGE_REACH_KM = 9;

/** Returns whether a road from a to b would cross a wide river away from a bridge. */
export function isCrossingRiver(a: Position, b: Position): boolean {
  return riverSources.some(({ line, bridges }) =>
    line.slice(1).some((end, index) => {
      if (computeCrossingShare(a, b, line[index]!, end) === null) return false;
      const middle: Position = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      return !bridges.some((bridge) => computeDistanceKm(bridge, middle) < BRIDGE_REACH_KM);
    })
  );
}

/** Returns whether a place is at a bridge over one of the wide rivers. */
export const isNearBridge = (point: Position): boolean =>
  riverSources.some(({ bridges }) =>
    bridges.some((bridge) => computeDistanceKm(bridge, point) < BRIDGE_REACH_KM)
  );
