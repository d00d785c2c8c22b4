/** Checks of supplier plots, all at once. Source: ledger BY-16; docs/rules/plots.md. */
import { isStatedAreaApart } from '../geometry/stated-area';
import { MAX_POINT_HECTARES } from './plot';
import type { Plot } from './plot';
import type { StoredPlotCheck } from './plot-check';
import type { PlotContext } from './plot-context';
import { PLOT_FAULT_CODES } from './plot-fault';
import type { PlotFault, PlotFaultCode } from './plot-fault';
import { findNeighbourFaults } from './plot-neighbours';
import { findPlaceFaults, listLgaShares } from './plot-place';
import type { PlacedShape } from './plot-place';
import { readPlotShape } from './read-plot-shape';
import type { LonLat, OutlinePolygon } from './plot-shape';
import type { PlotShape } from './read-plot-shape';

/** Answer of the checks for one plot. */
export interface PlotCheck extends StoredPlotCheck {
  /** Mean of the corners, as compared with the community; null when the geometry cannot be read. */
  readonly centre: LonLat | null;
  /** Enclosed land, with crossings resolved; null for a point and for an outline that encloses none. */
  readonly outline: readonly OutlinePolygon[] | null;
}

function findSizeFaults({ plot, hectares }: PlotShape, { limits }: PlotContext): PlotFault[] {
  const { geometry, statedArea } = plot;
  const faults: PlotFault[] = [];
  const add = (code: PlotFaultCode, values: PlotFault['values']) => faults.push({ code, values, places: [] });
  const isPoint = geometry.type === 'Point';
  const max = MAX_POINT_HECTARES;
  if (isPoint && hectares === null) add('pointWithoutArea', { max });
  if (hectares === null) return faults;
  if (isPoint && hectares > max) add('pointTooLarge', { hectares, max });
  if (!isPoint && typeof statedArea === 'number' && isStatedAreaApart(statedArea, hectares))
    add('statedAreaDiffers', { stated: statedArea, hectares });
  if (hectares > limits.smallholderHectares) add('tooLarge', { hectares, max: limits.smallholderHectares });
  return faults;
}

/** Lists the checks that need something that is unknown. */
function listUnchecked({ plot, centre, area, hectares }: PlotShape, context: PlotContext): PlotFaultCode[] {
  const isPoint = plot.geometry.type === 'Point';
  const needs: readonly (readonly [code: PlotFaultCode, isMissing: boolean])[] = [
    ['statedAreaDiffers', !isPoint && (hectares === null || typeof plot.statedArea !== 'number')],
    ['tooLarge', hectares === null],
    ['axesSwapped', centre === null],
    ['outsideNigeria', centre === null || context.nigeria === null],
    ['inWater', centre === null || context.water === null],
    ['farFromCommunity', centre === null || context.findCommunity(plot) === null],
    ['duplicate', centre === null],
    // The extent of a point is unknown.
    ['overlap', area === null]
  ];
  return needs.filter(([, isMissing]) => isMissing).map(([code]) => code);
}

const isPlaced = (shape: PlotShape): shape is PlacedShape => shape.centre !== null;

const sortFaults = (faults: readonly PlotFault[]): PlotFault[] =>
  [...faults].sort((one, other) => PLOT_FAULT_CODES.indexOf(one.code) - PLOT_FAULT_CODES.indexOf(other.code));

/**
 * Checks plots by themselves, against reference areas, and against each other and the stored plots; returns all faults
 * of each. Rejected plots are not compared with others: their land may be captured again.
 */
export function checkPlots(plots: readonly Plot[], context: PlotContext): readonly PlotCheck[] {
  const shapes = plots.map(readPlotShape);
  const isCompared = ({ plot: { status } }: PlotShape) => status !== 'rejected';
  const compared = shapes.filter(isCompared);
  const ids = new Set(plots.map(({ id }) => id));
  const stored = context.stored.filter(({ id }) => !ids.has(id)).map(readPlotShape);
  const lists = findNeighbourFaults(
    [...compared, ...stored.filter(isCompared)],
    compared.length,
    context.limits
  );
  const neighbourFaults = new Map(compared.map((shape, index) => [shape, lists[index]!]));
  return shapes.map((shape) => ({
    plot: shape.plot,
    hectares: shape.hectares,
    centre: shape.centre,
    outline: shape.area && shape.area.polygons,
    faults: sortFaults([
      ...shape.faults,
      ...findSizeFaults(shape, context),
      ...(isPlaced(shape) ? findPlaceFaults(shape, context) : []),
      ...(neighbourFaults.get(shape) ?? [])
    ]),
    unchecked: listUnchecked(shape, context),
    lgas: isPlaced(shape) ? listLgaShares(shape, context) : null
  }));
}
