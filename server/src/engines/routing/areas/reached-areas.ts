import type { LatLon } from '@site/domain';
import type { MultiPolygon } from 'geojson';
import { traceContours } from './contour';
import type { FlatLine } from './coordinate-text';
import { findCell, markInside, cropCells, computeDistances, createGrid, cropGrid } from './grid';
import type { Grid, Ring } from './grid';
import { toMultiPolygon } from './polygons';
import { markRoadCells } from './road-segments';
import type { RoadSegments } from './road-segments';
import { simplifyRings } from './simplify-rings';

/**
 * An area counts as reached when it is close to a road reached in the time and no closer to a road that is not.
 * Close means this many metres for each minute of the break, at most MAX_OFF_ROAD_M.
 */
export const OFF_ROAD_M_PER_MINUTE = 50;
export const MAX_OFF_ROAD_M = 3_000;

/** Tolerance of the simplified outlines, as a share of a cell. */
const TOLERANCE_CELLS = 0.2;

/**
 * Returns the size of the cells that the engine marks, by its own rule: 1/300 of the distance a car covers at
 * 70 mph, 0.001° to 0.005°.
 */
export function computeEngineStep(longestMinutes: number): number {
  const METRES_PER_SECOND = 70 * 0.44704;
  // The engine searches 10 minutes beyond the requested time.
  const degrees = ((longestMinutes + 10) * 60 * METRES_PER_SECOND) / 110_567 / 300;
  return Math.min(5, Math.max(1, Math.round(degrees * 1_000))) / 1_000;
}

/** The engine's outline of the roads reached within a break: closed lines, both outer ones and holes. */
export interface ReachedRoads {
  readonly minutes: number;
  readonly lines: readonly FlatLine[];
}

const computeOffRoadMetres = (minutes: number): number =>
  Math.min(MAX_OFF_ROAD_M, OFF_ROAD_M_PER_MINUTE * minutes);

/** Returns how far inside the reached area each cell is, in metres; 0 or negative outside. */
function computeAreaValues(
  reached: Uint8Array,
  roads: Uint8Array,
  grid: Grid,
  offRoad: number
): Float32Array {
  // A little farther than needed, so that the outline has a value on both of its sides.
  const reach = offRoad + 2 * grid.metresY;
  const others = new Uint8Array(roads.length);
  for (let cell = 0; cell < roads.length; cell++) others[cell] = roads[cell]! & ~reached[cell]!;
  const toReached = computeDistances(reached, grid, reach);
  const values = computeDistances(others, grid, reach);
  for (let cell = 0; cell < values.length; cell++)
    values[cell] = Math.min(offRoad, values[cell]!) - toReached[cell]!;
  return values;
}

/** Returns the outline of the area that the reached cells' roads serve. */
function traceOutline(reached: Uint8Array, roads: Uint8Array, grid: Grid, minutes: number): Ring[] {
  const offRoad = computeOffRoadMetres(minutes);
  const part = cropGrid(reached, grid, offRoad);
  const values = computeAreaValues(
    cropCells(reached, grid, part),
    cropCells(roads, grid, part),
    part,
    offRoad
  );
  return traceContours(values, part);
}

/**
 * Returns the area reached within each break, from the roads that the engine reached: areas nest, their rings
 * neither cross nor touch, and each is at most a fifth of a cell (0.001° to 0.005°, by the longest break) from
 * its exact outline. `snapped` is the start on the road: the engine marks the start's own cell even if it has
 * no road.
 */
export function computeReachedAreas(
  start: LatLon,
  snapped: LatLon,
  reached: readonly ReachedRoads[],
  segments: RoadSegments
): { readonly minutes: number; readonly polygon: MultiPolygon }[] {
  const step = computeEngineStep(Math.max(...reached.map(({ minutes }) => minutes)));
  const grid = createGrid(
    reached.flatMap(({ lines }) => lines),
    start,
    step,
    MAX_OFF_ROAD_M
  );
  const roads = markRoadCells(segments, grid);
  const startCell = findCell(grid, start.longitude, start.latitude);
  const snappedCell = findCell(grid, snapped.longitude, snapped.latitude);
  const outlines = reached.map(({ minutes, lines }) => {
    const cells = markInside(lines, grid);
    cells[startCell] = 0;
    cells[snappedCell] = 1;
    return { minutes, rings: traceOutline(cells, roads, grid, minutes) };
  });
  const simplified = simplifyRings(
    outlines.flatMap(({ rings }) => rings),
    TOLERANCE_CELLS * step,
    start.latitude
  );
  let taken = 0;
  return outlines.map(({ minutes, rings }) => {
    const own = simplified.slice(taken, taken + rings.length);
    taken += rings.length;
    return { minutes, polygon: toMultiPolygon(own) };
  });
}
