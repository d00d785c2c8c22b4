/** Geometries of plots as the text of a form field. */
import { formatMessage } from '../messages/messages';
import type { Locale } from '../locale';
import { plotGeometry } from '../plots/plot';
import type { PlotGeometry } from '../plots/plot';
import { findPlotCentre, formatPlotPlace } from '../plots/plot-position';

/** Returns a value as the geometry of a plot; null for any other value. */
export function readPlotGeometry(value: unknown): PlotGeometry | null {
  const read = plotGeometry.safeParse(value);
  return read.success ? read.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the geometry that a form field contains; null for another text. */
export const parseOutlineText = (text: string): PlotGeometry | null => readPlotGeometry(parseJson(text));

/** Returns a geometry as the text of a form field. */
export const writeOutlineText = (geometry: PlotGeometry): string => JSON.stringify(geometry);

/** Returns the number of corners of a geometry, without the position that closes a ring. */
export function countPlotCorners(geometry: PlotGeometry): number {
  if (geometry.type === 'Point') return 1;
  return geometry.coordinates.reduce((sum, ring) => {
    const [first, last] = [ring[0], ring[ring.length - 1]];
    const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
    return sum + ring.length - (isClosed ? 1 : 0);
  }, 0);
}

/**
 * Returns a geometry in words: its kind, corners and middle.
 * @example formatPlotGeometry({ type: 'Point', coordinates: [7.5, 5.25] }, 'en') → "Point at 5.250000, 7.500000"
 */
export function formatPlotGeometry(geometry: PlotGeometry, locale: Locale): string {
  const centre = findPlotCentre(geometry);
  const corners = countPlotCorners(geometry);
  if (!centre) return formatMessage('outline.unplaced', locale, { corners });
  const place = formatPlotPlace(centre);
  return geometry.type === 'Point'
    ? formatMessage('outline.point', locale, { place })
    : formatMessage('outline.polygon', locale, { corners, place });
}
