import type { Feature as GeoFeature, FeatureCollection, Geometry, Position } from 'geojson';
import { OBJECT_ID } from '../../../layers/dataset';
import type { GeometryType } from '../../../layers/dataset';
import type { FeatureSet } from '../feature-set';
import { groupPolygons } from '../../dialect/geometry/shape';
import type { ShapePart, MultipartShape } from '../../dialect/geometry/shape';

/** Seven decimals of a degree: a centimetre. */
const FACTOR = 1e7;
const roundDegrees = (value: number): number => Math.round(value * FACTOR) / FACTOR;

const toPositions = (part: ShapePart): Position[] =>
  Array.from({ length: part.length / 2 }, (_, i) => [
    roundDegrees(part[2 * i]!),
    roundDegrees(part[2 * i + 1]!)
  ]);

/* RFC 7946 orients rings in the opposite direction to ArcGIS. */
const toRing = (part: ShapePart): Position[] => toPositions(part).reverse();

function toGeometry(shape: MultipartShape, type: GeometryType): Geometry | null {
  if (shape.parts.length === 0) return null;
  if (type === 'esriGeometryPoint') return { type: 'Point', coordinates: toPositions(shape.parts[0]!)[0]! };
  if (type === 'esriGeometryPolyline') {
    const lines = shape.parts.map(toPositions);
    return lines.length === 1
      ? { type: 'LineString', coordinates: lines[0]! }
      : { type: 'MultiLineString', coordinates: lines };
  }
  const polygons = groupPolygons(shape).map((rings) => rings.map(toRing));
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0]! }
    : { type: 'MultiPolygon', coordinates: polygons };
}

/** Returns a set of features as `f=geojson` writes it, in degrees. */
export function toFeatureCollection(
  set: FeatureSet,
  type: GeometryType
): FeatureCollection<Geometry | null> & { properties?: object } {
  const id = set.fields.findIndex(({ name }) => name === OBJECT_ID);
  return {
    type: 'FeatureCollection',
    ...(set.exceeded ? { properties: { exceededTransferLimit: true } } : {}),
    features: Array.from(set.features, ({ attributes, shape }): GeoFeature<Geometry | null> => ({
      type: 'Feature',
      ...(id < 0 ? {} : { id: attributes[id] as number }),
      geometry: shape && toGeometry(shape, type),
      properties: Object.fromEntries(set.fields.map(({ name }, i) => [name, attributes[i]]))
    }))
  };
}
