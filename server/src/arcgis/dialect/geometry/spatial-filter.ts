import type { Box } from '@site/domain';
import { ArcgisError } from '../../../common/response-errors';
import type { Bindings } from '../../feature-server/where/operand-sql';
import { readGeometry } from './esri-geometry';
import type { InputGeometry } from './esri-geometry';
import { readSpatialReference, WGS84 } from './spatial-reference';

/** A spatial filter: a geometry in degrees, the spatial relation, and a distance round it in metres. */
export interface SpatialFilter {
  readonly geometry: InputGeometry;
  readonly relation: SpatialRelation;
  readonly distance: number;
}

type SpatialRelation = 'intersects' | 'contains' | 'within' | 'envelope' | 'crosses' | 'overlaps' | 'touches';

/** `contains`: the given geometry contains the feature; `within`: the geometry is within the feature. */
const RELATIONS = new Map(
  Object.entries<SpatialRelation>({
    esriSpatialRelIntersects: 'intersects',
    esriSpatialRelContains: 'contains',
    esriSpatialRelWithin: 'within',
    esriSpatialRelEnvelopeIntersects: 'envelope',
    esriSpatialRelIndexIntersects: 'envelope',
    esriSpatialRelCrosses: 'crosses',
    esriSpatialRelOverlaps: 'overlaps',
    esriSpatialRelTouches: 'touches'
  })
);

const METRES = new Map(
  Object.entries({
    esriSRUnit_Meter: 1,
    esriSRUnit_Kilometer: 1000,
    esriSRUnit_StatuteMile: 1609.344,
    esriSRUnit_Foot: 0.3048,
    esriSRUnit_NauticalMile: 1852,
    esriSRUnit_USNauticalMile: 1852
  })
);

/** Largest distance between two points on Earth, in metres. */
const FARTHEST = 20_040_000;

/**
 * Metres in a degree of latitude, the smallest on the ellipsoid, so that a box computed with it is never too
 * small.
 */
const METRES_PER_DEGREE = 110_500;

function readDistance(distance: string | undefined, units: string | undefined): number {
  if (!distance?.trim()) return 0;
  const value = Number(distance);
  const metres = METRES.get(units?.trim() || 'esriSRUnit_Meter');
  if (!Number.isFinite(value) || value < 0)
    throw new ArcgisError(400, `Invalid distance: ${distance}`, ['Give a number that is not negative.']);
  if (metres === undefined)
    throw new ArcgisError(400, `Invalid units: ${units}`, [`Known units: ${[...METRES.keys()].join(', ')}.`]);
  return Math.min(value * metres, FARTHEST);
}

/**
 * Reads geometry, geometryType, inSR, spatialRel, distance and units; null without a geometry.
 * @throws ArcgisError 400 that names the invalid one.
 */
export function readSpatialFilter(params: Readonly<Record<string, string>>): SpatialFilter | null {
  if (!params.geometry?.trim()) return null;
  const relation = RELATIONS.get(params.spatialRel?.trim() || 'esriSpatialRelIntersects');
  if (!relation)
    throw new ArcgisError(400, `Invalid spatialRel: ${params.spatialRel}`, [
      `Known relations: ${[...RELATIONS.keys()].join(', ')}.`
    ]);
  return {
    geometry: readGeometry(params.geometry, readSpatialReference(params.inSR, WGS84), params.geometryType),
    relation,
    distance: readDistance(params.distance, params.units)
  };
}

const writeEnvelopeSql = ({ west, south, east, north }: Box, bindings: Bindings): string =>
  `ST_MakeEnvelope(${[west, south, east, north].map((v) => bindings.add(v, 'double precision')).join(', ')}, 4326)`;

function writeGeometrySql(geometry: InputGeometry, bindings: Bindings): string {
  if ('envelope' in geometry) return writeEnvelopeSql(geometry.envelope, bindings);
  const read = `ST_SetSRID(ST_GeomFromGeoJSON(${bindings.add(JSON.stringify(geometry.geojson), 'text')}), 4326)`;
  return geometry.isPoint ? read : `ST_MakeValid(${read})`;
}

const writeDistanceSql = (column: string, filter: string, metres: number, bindings: Bindings): string => {
  const distance = bindings.add(metres, 'double precision');
  const degrees = bindings.add(metres / METRES_PER_DEGREE, 'double precision');
  // Degrees of longitude shrink towards the poles, so the box is as wide as its northernmost or southernmost
  // edge needs.
  const shrink = `greatest(0.01, cos(radians(least(89, greatest(abs(ST_YMin(f)), abs(ST_YMax(f))) + ${degrees}))))`;
  const box = `(SELECT ST_Expand(f, ${degrees} / ${shrink}, ${degrees}) FROM (SELECT ${filter} AS f) AS around)`;
  return `(${column} && ${box} AND ST_DWithin(${column}::geography, ${filter}::geography, ${distance}))`;
};

/** Returns the filter as SQL on the geometry column; the index answers the coarse first half of each test. */
export function writeSpatialSql(
  filter: SpatialFilter,
  column: string,
  isPoint: boolean,
  bindings: Bindings
): string {
  const geometry = writeGeometrySql(filter.geometry, bindings);
  if (filter.distance > 0) return writeDistanceSql(column, geometry, filter.distance, bindings);
  switch (filter.relation) {
    case 'envelope':
      return 'isSplitEnvelope' in filter.geometry
        ? `ST_Intersects(${column}, ${geometry})`
        : `(${column} && ${geometry})`;
    case 'contains':
      return `ST_Within(${column}, ${geometry})`;
    case 'within':
      return `ST_Contains(${column}, ${geometry})`;
    case 'crosses':
      return `ST_Crosses(${column}, ${geometry})`;
    case 'overlaps':
      return `ST_Overlaps(${column}, ${geometry})`;
    case 'touches':
      return `ST_Touches(${column}, ${geometry})`;
    case 'intersects':
      // A point's box is the point, so the index gives the exact answer.
      return isPoint && 'envelope' in filter.geometry
        ? `(${column} && ${geometry})`
        : `ST_Intersects(${column}, ${geometry})`;
  }
}
