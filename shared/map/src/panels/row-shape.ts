/** Position in a file: degrees of longitude and latitude. */

type LonLat = readonly [longitude: number, latitude: number];

export type RowShape =
  | { readonly point: LonLat }
  /** Closed, in ArcGIS order: outer rings clockwise, holes counter-clockwise. */
  | { readonly rings: readonly (readonly LonLat[])[] }
  | { readonly lines: readonly (readonly LonLat[])[] };

/** The parts of the Maps SDK's geometries that are read here, in WGS 84. */
interface GeometryLike {
  readonly type?: string;
  readonly x?: number;
  readonly y?: number;
  readonly rings?: readonly (readonly (readonly number[])[])[];
  readonly paths?: readonly (readonly (readonly number[])[])[];
}

const toPositions = (parts: GeometryLike['rings'] = []): readonly (readonly LonLat[])[] =>
  parts.map((part) => part.map(([x = NaN, y = NaN]): LonLat => [x, y]));

/**
 * Converts the geometry of a record; null without a geometry, and for types of geometry that no layer of
 * records has.
 */
export function toShape(geometry: object | null | undefined): RowShape | null {
  const { type, x, y, rings, paths } = (geometry ?? {}) as GeometryLike;
  if (type === 'point' && x !== undefined && y !== undefined) return { point: [x, y] };
  if (type === 'polygon') return { rings: toPositions(rings) };
  return type === 'polyline' ? { lines: toPositions(paths) } : null;
}
