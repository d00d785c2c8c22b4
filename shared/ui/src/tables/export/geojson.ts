import { computeDoubleArea, groupRings } from '@site/domain';
import type { ExportNote } from './export-note';

/** Longitudes and latitudes in degrees; the ring is closed. */
export type Ring = readonly (readonly [number, number])[];

export interface RingFeature {
  /** In ArcGIS order: outer rings clockwise, holes counter-clockwise. */
  readonly rings: readonly Ring[];
  readonly properties: Readonly<Record<string, string | number | null>>;
}

export interface PointFeature {
  /** Longitude and latitude in degrees; null for a record without a position, "unlocated" in RFC 7946. */
  readonly point: readonly [number, number] | null;
  readonly properties: RingFeature['properties'];
}

export interface LineFeature {
  /** Longitudes and latitudes in degrees. */
  readonly line: readonly (readonly [number, number])[];
  readonly properties: RingFeature['properties'];
}

export interface LinesFeature {
  /** Several lines of one record. */
  readonly lines: readonly LineFeature['line'][];
  readonly properties: RingFeature['properties'];
}

export type MapFeature = RingFeature | PointFeature | LineFeature | LinesFeature;

/** Geometry of a record. */
export type RecordShape =
  | Pick<PointFeature, 'point'>
  | Pick<RingFeature, 'rings'>
  | Pick<LinesFeature, 'lines'>;

/**
 * Converts rings to polygons of RFC 7946: each outer ring counter-clockwise, followed by its holes clockwise.
 */
export function groupPolygons(rings: readonly Ring[]): readonly (readonly Ring[])[] {
  const outer = rings.filter((ring) => computeDoubleArea(ring) < 0);
  const holes = rings.filter((ring) => computeDoubleArea(ring) > 0);
  return groupRings(outer, holes).polygons.map((polygon) => polygon.map((ring) => [...ring].reverse()));
}

function toGeometry(feature: MapFeature): object | null {
  if ('point' in feature) return feature.point && { type: 'Point', coordinates: feature.point };
  if ('line' in feature) return { type: 'LineString', coordinates: feature.line };
  if ('lines' in feature) return { type: 'MultiLineString', coordinates: feature.lines };
  return { type: 'MultiPolygon', coordinates: groupPolygons(feature.rings) };
}

/** Writes a feature collection in WGS 84; inputs and source are in the foreign member `about`. */
export function formatGeoJson(features: readonly MapFeature[], notes: readonly ExportNote[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    about: Object.fromEntries(notes.map(({ key, value }) => [key, value])),
    features: features.map((feature) => ({
      type: 'Feature',
      properties: feature.properties,
      geometry: toGeometry(feature)
    }))
  });
}
