/** Position in a file: degrees of longitude and latitude. */

type Position = readonly [longitude: number, latitude: number];

export type Shape =
  | { readonly point: Position }
  /** Closed, in ArcGIS order: outer rings clockwise, holes counter-clockwise. */
  | { readonly rings: readonly (readonly Position[])[] }
  | { readonly lines: readonly (readonly Position[])[] };

/** The parts of the Maps SDK's geometries that are read here, in WGS 84. */
interface Geometry {
  readonly type?: string;
  readonly x?: number;
  readonly y?: number;
  readonly rings?: readonly (readonly (readonly number[])[])[];
  readonly paths?: readonly (readonly (readonly number[])[])[];
}

const positions = (parts: Geometry['rings'] = []): readonly (readonly Position[])[] =>
  parts.map((part) => part.map(([x = NaN, y = NaN]): Position => [x, y]));

/**
 * Converts the geometry of a record; null without a geometry, and for types of geometry that no layer of
 * records has.
 */
export function shapeOf(geometry: object | null | undefined): Shape | null {
  const { type, x, y, rings, paths } = (geometry ?? {}) as Geometry;
  if (type === 'point' && x !== undefined && y !== undefined) return { point: [x, y] };
  if (type === 'polygon') return { rings: positions(rings) };
  return type === 'polyline' ? { lines: positions(paths) } : null;
}
