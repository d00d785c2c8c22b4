import { storedPlotFields } from '@site/domain';
import type { PlotGeometry } from '@site/domain';
import { closeTrack, describeTypes, listGeometries } from './geometry';
import { UnreadableCell } from './sources/source-row';
import { placeTexts } from './texts/place-texts';
import type { ImportText } from './texts/import-text';

export type PlotGeometryReading =
  | { readonly ok: true; readonly geometry: PlotGeometry }
  | { readonly ok: false; readonly problem: ImportText };

const refuse = (problem: ImportText): PlotGeometryReading => ({ ok: false, problem });

const dropHeights = (ring: unknown): unknown =>
  Array.isArray(ring)
    ? ring.map((position: unknown) => (Array.isArray(position) ? position.slice(0, 2) : position))
    : ring;

/** Returns the rings of a polygon, or of all parts of several: a plot with several has the fault `severalRings`. */
const listRings = ({
  type,
  coordinates
}: {
  readonly type?: unknown;
  readonly coordinates?: unknown;
}): unknown[] => {
  const polygons: unknown[] =
    type === 'Polygon' ? [coordinates] : Array.isArray(coordinates) ? coordinates : [];
  return polygons.flatMap((rings: unknown) => (Array.isArray(rings) ? rings.map(dropHeights) : [rings]));
};

/**
 * Reads a position, an outline or a track as the geometry of a plot. Unlike the reader of other areas it mends nothing:
 * the faults of an outline are stored with it and named by the checks of plots.
 */
export function readPlotGeometry(geometry: unknown): PlotGeometryReading {
  if (geometry === null) return refuse(placeTexts.none);
  if (geometry instanceof UnreadableCell) return refuse(geometry.problem);
  const tracks = listGeometries(geometry).map(closeTrack);
  const wrong = tracks.find((track) => 'problem' in track);
  if (wrong && 'problem' in wrong) return refuse(wrong.problem);
  const parts = tracks.flatMap((track) => ('problem' in track ? [] : [track.geometry]));
  const [first] = parts;
  const isPoint = parts.length === 1 && first!.type === 'Point';
  if (
    !isPoint &&
    !(parts.length > 0 && parts.every(({ type }) => type === 'Polygon' || type === 'MultiPolygon'))
  )
    return refuse(describeTypes(parts, placeTexts.expectPlot));
  const coordinates = isPoint
    ? (dropHeights([first!.coordinates]) as unknown[])[0]
    : parts.flatMap(listRings);
  const read = storedPlotFields.geometry.safeParse({ type: isPoint ? 'Point' : 'Polygon', coordinates });
  return read.success ? { ok: true, geometry: read.data } : refuse(placeTexts.notNumbers);
}
