/** Where a plot is, without the code that checks plots. */
import { isLatitude, isLongitude } from '../geometry/position';
import { computeBox } from '../geometry/rings';
import type { Box } from '../geometry/rings';
import { PLOT_DECIMALS } from './plot';
import type { PlotGeometry } from './plot';
import type { LonLat } from './plot-shape';

/** Writes a position with six decimals and a point in every language, since it is pasted elsewhere. */
export const formatPlotPlace = ([longitude, latitude]: LonLat): string =>
  `${latitude.toFixed(PLOT_DECIMALS)}, ${longitude.toFixed(PLOT_DECIMALS)}`;

/** Lists the positions of a geometry, of an outline the corners of all its rings. */
export const listPlotPositions = (geometry: PlotGeometry): readonly LonLat[] =>
  geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates.flat();

/** Returns whether a position is in degrees of longitude and latitude. */
export const isPositionOnEarth = ([longitude, latitude]: LonLat): boolean =>
  isLongitude(longitude) && isLatitude(latitude);

/** Returns the mean of positions. */
export const computeCentre = (positions: readonly LonLat[]): LonLat => {
  const [x, y] = positions.reduce(([east, north], [lon, lat]) => [east + lon, north + lat], [0, 0]);
  return [x / positions.length, y / positions.length];
};

/** Lists the positions of a geometry; empty when one of them is not on earth. */
function listEarthPositions(geometry: PlotGeometry): readonly LonLat[] {
  const positions = listPlotPositions(geometry);
  return positions.every(isPositionOnEarth) ? positions : [];
}

/**
 * Returns the mean of a plot's positions; null without a position, or with one that is not on earth.
 * @example findPlotCentre({ type: 'Point', coordinates: [7.5, 5.25] }) → [7.5, 5.25]
 */
export function findPlotCentre(geometry: PlotGeometry): LonLat | null {
  const positions = listEarthPositions(geometry);
  return positions.length === 0 ? null : computeCentre(positions);
}

/** Returns the box of a plot in degrees; null without a position, or with one that is not on earth. */
export function findPlotBox(geometry: PlotGeometry): Box | null {
  const positions = listEarthPositions(geometry);
  return positions.length === 0 ? null : computeBox(positions);
}
