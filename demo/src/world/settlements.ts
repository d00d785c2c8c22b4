import type { Box } from '@site/domain';
import { hashToUnit } from '../kit/random';
import { KM_PER_DEGREE, roundPosition } from '../kit/geometry';
import { PointGrid } from '../kit/spatial-index';
import { computeSettlementDensity } from './land';
import type { Position } from '../kit/geometry';
import type { StateShape } from './boundaries';
import type { Town } from './towns';

/** A node of the road network: a town, or an unnamed village or street corner. */
export interface Settlement {
  readonly at: Position;
  readonly state: string;
  readonly town: Town | null;
  /** The node is inside a town's built-up area. */
  readonly urban: boolean;
}

/** Returns the radius, km, of a town's built-up area with its own streets. */
export const computeTownRadiusKm = ({ population, rank }: Town): number =>
  Math.min(15, [0, 8, 5, 0.8, 0][rank]! + Math.sqrt(population) / 200);

interface ScatterOptions {
  readonly spacingKm: number;
  readonly seed: number;
  /** Returns the probability that a point of the grid is used. */
  readonly take: (point: Position) => number;
}

/** Yields the points of a jittered triangular grid. */
function* scatterPoints(
  { west, south, east, north }: Box,
  { spacingKm, seed, take }: ScatterOptions
): Generator<Position> {
  const dx = spacingKm / KM_PER_DEGREE;
  const dy = (dx * Math.sqrt(3)) / 2;
  for (let row = Math.floor(south / dy); row * dy <= north; row += 1)
    for (let column = Math.floor(west / dx); column * dx <= east; column += 1) {
      const computeJitter = (k: number): number => (hashToUnit(row, column, seed, k) - 0.5) * 0.75;
      const point = roundPosition([
        (column + (row % 2) / 2 + computeJitter(1)) * dx,
        (row + computeJitter(2)) * dy
      ]);
      if (hashToUnit(row, column, seed, 3) < take(point)) yield point;
    }
}

const REGION: Box = { west: 2.6, south: 4.2, east: 14.7, north: 13.95 };
const STREET_KM = 2.1;
const VILLAGE_KM = 5.5;
const HAMLET_KM = 20;

/**
 * Generates towns, the streets round them, villages in densely settled areas, and hamlets everywhere. `scale`
 * multiplies villages, hamlets and streets.
 */
export function generateSettlements(
  towns: readonly Town[],
  stateAt: (point: Position) => StateShape | undefined,
  scale: number
): Settlement[] {
  const grid = new PointGrid<Settlement>(0.05);
  const all: Settlement[] = [];
  const addSettlement = (settlement: Settlement, apartKm: number): void => {
    const reach = apartKm / KM_PER_DEGREE;
    for (const { at } of grid.findNear(settlement.at, reach))
      if (Math.hypot(at[0] - settlement.at[0], at[1] - settlement.at[1]) < reach) return;
    grid.add(settlement);
    all.push(settlement);
  };
  for (const town of towns)
    addSettlement({ at: roundPosition(town.at), state: town.state, town, urban: true }, 0.8);
  const addVillages = (km: number, urban: boolean, points: Iterable<Position>): void => {
    for (const at of points) {
      const state = stateAt(at);
      if (state) addSettlement({ at, state: state.name, town: null, urban }, km * 0.55);
    }
  };
  const dense = 1 / Math.sqrt(scale);
  for (const town of towns) {
    const radius = computeTownRadiusKm(town) / KM_PER_DEGREE;
    const spacingKm = STREET_KM * dense * (town.rank === 1 ? 1.25 : 1);
    const computeTownShare = ([x, y]: Position): number => {
      const away = Math.hypot(x - town.at[0], y - town.at[1]) / radius;
      return away < 1 ? 1.15 - 0.7 * away : 0;
    };
    const [x, y] = town.at;
    const around = { west: x - radius, south: y - radius, east: x + radius, north: y + radius };
    addVillages(spacingKm, true, scatterPoints(around, { spacingKm, seed: 31, take: computeTownShare }));
  }
  const computeDensity = (point: Position): number => {
    const state = stateAt(point);
    return state ? computeSettlementDensity(state.name, point) : 0;
  };
  addVillages(
    VILLAGE_KM * dense,
    false,
    scatterPoints(REGION, { spacingKm: VILLAGE_KM * dense, seed: 32, take: computeDensity })
  );
  addVillages(
    HAMLET_KM * dense,
    false,
    scatterPoints(REGION, { spacingKm: HAMLET_KM * dense, seed: 33, take: () => 0.8 })
  );
  return all;
}
