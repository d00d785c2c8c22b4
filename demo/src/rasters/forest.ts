import { groupItems } from '@site/domain';
import { createMask } from '@site/server/src/engines/raster/mask';
import { findColumn, findRow } from '@site/server/src/engines/raster/raster';
import type { Grid, Raster } from '@site/server/src/engines/raster/raster';
import {
  FOREST_2020,
  FOREST_LOSS,
  FOREST_VALUE,
  LOSS_BASE_YEAR
} from '@site/server/src/figures/plots/screening-rasters';
import { hashToUnit } from '../kit/random';
import { COPYRIGHT, NO_DATA } from './generate';
import { generateRelief } from './relief';
import type { LandBox, ScreenedLand } from './screened-land';

/** Cell size, degrees: 55 m. */
const CELL = 0.0005;
/** Land round the plots that the rasters cover, and round each plot without a loss after 2020, degrees. */
const MARGIN = 0.01;
const PLOT_MARGIN = 0.002;
/** Width of the squares with one year of loss, degrees: 1 km. */
const LOSS_SQUARE = 0.01;
const FIRST_YEAR = 2001;
const CUT_OFF_YEAR = 2020;
/** Height of the relief above which there is forest, and land on which trees were lost. */
const FOREST_RELIEF = 0.45;
const LOST_RELIEF = 0.62;

/** Returns the grid that covers all plots. */
function createPlotGrid(plots: readonly LandBox[]): Grid {
  const west = Math.min(...plots.map((box) => box.west)) - MARGIN;
  const south = Math.min(...plots.map((box) => box.south)) - MARGIN;
  const east = Math.max(...plots.map((box) => box.east)) + MARGIN;
  const north = Math.max(...plots.map((box) => box.north)) + MARGIN;
  return {
    ...{ west, north, cellX: CELL, cellY: CELL },
    width: Math.ceil((east - west) / CELL),
    height: Math.ceil((north - south) / CELL)
  };
}

/** Returns one for each cell at a plot. */
function createPlotMask(grid: Grid, plots: readonly LandBox[]): Uint8Array {
  const mask = new Uint8Array(grid.width * grid.height);
  for (const { west, south, east, north } of plots) {
    const first = findColumn(grid, west - PLOT_MARGIN);
    const last = findColumn(grid, east + PLOT_MARGIN);
    const bottom = findRow(grid, south - PLOT_MARGIN);
    for (let row = findRow(grid, north + PLOT_MARGIN); row <= bottom; row++)
      mask.fill(1, row * grid.width + first, row * grid.width + last + 1);
  }
  return mask;
}

/** Returns the year of loss of a square of land. */
function pickYear(grid: Grid, at: number, lastYear: number): number {
  const x = Math.floor(((at % grid.width) * CELL) / LOSS_SQUARE);
  const y = Math.floor((Math.floor(at / grid.width) * CELL) / LOSS_SQUARE);
  return FIRST_YEAR + Math.floor(hashToUnit(x, y, 77) * (lastYear - FIRST_YEAR + 1));
}

/**
 * Generates the rasters with which plots are screened: forest of 2020 and losses by year, up to `lastYear`. Plots have
 * no loss after 2020, except in a clearing of a later year, which was forest.
 */
export function* generateForestRasters(
  { plots, clearings }: ScreenedLand,
  lastYear: number
): Generator<readonly [name: string, raster: Raster]> {
  const inPlace = plots.filter(({ isInPlace }) => isInPlace);
  const grid = createPlotGrid(inPlace);
  const size = grid.width * grid.height;
  const [forest, loss] = [new Uint8Array(size), new Uint8Array(size)];
  const [woods, losses] = [generateRelief(grid, 6), generateRelief(grid, 7)];
  const plotMask = createPlotMask(grid, inPlace);
  for (let at = 0; at < size; at++) {
    forest[at] = woods[at]! > FOREST_RELIEF ? FOREST_VALUE : 0;
    if (losses[at]! <= LOST_RELIEF) continue;
    const year = pickYear(grid, at, plotMask[at] === 1 ? CUT_OFF_YEAR : lastYear);
    loss[at] = year - LOSS_BASE_YEAR;
    forest[at] = year > CUT_OFF_YEAR ? FOREST_VALUE : 0;
  }
  for (const [year, own] of groupItems(clearings, (clearing) => clearing.year)) {
    const mask = createMask(
      grid,
      own.flatMap(({ polygons }) => polygons)
    );
    mask.forEach((inside, at) => {
      if (inside === 0) return;
      loss[at] = year - LOSS_BASE_YEAR;
      forest[at] = year > CUT_OFF_YEAR ? FOREST_VALUE : 0;
    });
  }
  const shared = { ...grid, noData: NO_DATA.byte, copyright: COPYRIGHT };
  yield [FOREST_2020.service, { ...shared, cells: forest }];
  yield [FOREST_LOSS.service, { ...shared, cells: loss }];
}
