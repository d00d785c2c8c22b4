import type { Position } from 'geojson';
import { difference, union } from 'polyclip-ts';
import type { Isochrones } from '../../engines/routing/routing-engine';
import { toArcgisRings } from '../../figures/arcgis-rings';
import { createProjection, WEB_MERCATOR } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import type { NetworkLocation } from './locations';
import type { SolveRequest } from './solve-request';

/** A facility with its areas, or the reason why it has none. */
export type SolvedFacility =
  | { readonly facility: NetworkLocation; readonly isochrones: Isochrones }
  | { readonly facility: NetworkLocation; readonly problem: string };

/** Polygons with holes, in degrees; outer rings counter-clockwise. */
type PolygonCoordinates = Position[][][];

/** One polygon of an answer before it is written; `facilityId` is null for a polygon of several facilities. */
interface SolvedArea {
  readonly facilityId: number | null;
  readonly name: string | null;
  readonly from: number;
  readonly to: number;
  readonly polygons: PolygonCoordinates;
}

const toPairs = (polygons: PolygonCoordinates) =>
  polygons.map((rings) => rings.map((ring) => ring.map(([x, y]): [number, number] => [x!, y!])));

function listAreas(solved: SolvedFacility, index: number, { splitAtBreaks }: SolveRequest): SolvedArea[] {
  if (!('isochrones' in solved)) return [];
  const { areas } = solved.isochrones;
  return areas.map(({ minutes, polygon }, at) => {
    const inner = splitAtBreaks && at > 0 ? areas[at - 1] : null;
    return {
      facilityId: index + 1,
      name: solved.facility.name,
      from: inner?.minutes ?? 0,
      to: minutes,
      polygons: inner
        ? difference(toPairs(polygon.coordinates), toPairs(inner.polygon.coordinates))
        : polygon.coordinates
    };
  });
}

function mergeAreas(areas: readonly SolvedArea[], breaks: readonly number[]): SolvedArea[] {
  return breaks.flatMap((minutes) => {
    const [first, ...others] = areas.filter(({ to }) => to === minutes);
    if (first === undefined) return [];
    const polygons = union(toPairs(first.polygons), ...others.map((other) => toPairs(other.polygons)));
    return [{ ...first, facilityId: null, name: null, polygons }];
  });
}

/** Rounds positions of an answer: centimetres in Web Mercator; degrees have six decimals already. */
function createPositionRounder(outSR: SpatialReference): (position: Position) => number[] {
  const project = createProjection(outSR);
  return ([x, y]) =>
    outSR === WEB_MERCATOR
      ? project(x!, y!).map((metres) => Math.round(metres * 100) / 100)
      : project(x!, y!).slice();
}

/** Returns a field of an answer's feature set. */
export const createField = (name: string, type: string) => ({ name, type, alias: name });

function toPolygonSet(areas: readonly SolvedArea[], outSR: SpatialReference) {
  // The largest comes first: clients draw in the order of the answer, so that smaller ones are on top.
  const ordered = [...areas].sort((a, b) => b.to - a.to);
  return {
    displayFieldName: 'Name',
    fieldAliases: {
      ObjectID: 'ObjectID',
      FacilityID: 'FacilityID',
      Name: 'Name',
      FromBreak: 'FromBreak',
      ToBreak: 'ToBreak'
    },
    geometryType: 'esriGeometryPolygon',
    spatialReference: outSR,
    fields: [
      createField('ObjectID', 'esriFieldTypeOID'),
      createField('FacilityID', 'esriFieldTypeInteger'),
      createField('Name', 'esriFieldTypeString'),
      createField('FromBreak', 'esriFieldTypeDouble'),
      createField('ToBreak', 'esriFieldTypeDouble')
    ],
    features: ordered.map(({ facilityId, name, from, to, polygons }, index) => ({
      attributes: {
        ObjectID: index + 1,
        FacilityID: facilityId,
        Name: name === null ? `${from} - ${to}` : `${name} : ${from} - ${to}`,
        FromBreak: from,
        ToBreak: to
      },
      geometry: { rings: toArcgisRings(polygons, createPositionRounder(outSR)) }
    }))
  };
}

/** Status codes of a network location. */
export const LOCATED = 0;
export const NOT_LOCATED = 1;

function toFacilitySet(solved: readonly SolvedFacility[], outSR: SpatialReference) {
  const project = createProjection(outSR);
  return {
    displayFieldName: 'Name',
    geometryType: 'esriGeometryPoint',
    spatialReference: outSR,
    fields: [
      createField('ObjectID', 'esriFieldTypeOID'),
      createField('Name', 'esriFieldTypeString'),
      createField('Status', 'esriFieldTypeInteger'),
      createField('SnapX', 'esriFieldTypeDouble'),
      createField('SnapY', 'esriFieldTypeDouble'),
      createField('DistanceToNetworkInMeters', 'esriFieldTypeDouble')
    ],
    features: solved.map((one, index) => {
      const { longitude, latitude } = one.facility.place;
      const [x, y] = project(longitude, latitude);
      const snapped = 'isochrones' in one ? one.isochrones.snapped : null;
      const [snapX, snapY] = snapped ? project(snapped.longitude, snapped.latitude) : [null, null];
      return {
        attributes: {
          ObjectID: index + 1,
          Name: one.facility.name,
          Status: snapped ? LOCATED : NOT_LOCATED,
          SnapX: snapX,
          SnapY: snapY,
          DistanceToNetworkInMeters: 'isochrones' in one ? one.isochrones.snapDistance : null
        },
        geometry: { x, y }
      };
    })
  };
}

/** Type of a warning message in the dialect. */
export const WARNING = 50;

/** Returns the answer of solveServiceArea. */
export function toSolveAnswer(solved: readonly SolvedFacility[], request: SolveRequest) {
  const areas = solved.flatMap((one, index) => listAreas(one, index, request));
  const { breaks, mergeRanges, outSR, polygons, returnFacilities } = request;
  return {
    messages: solved.flatMap((one) =>
      'problem' in one ? [{ type: WARNING, description: one.problem }] : []
    ),
    ...(polygons ? { saPolygons: toPolygonSet(mergeRanges ? mergeAreas(areas, breaks) : areas, outSR) } : {}),
    ...(returnFacilities ? { facilities: toFacilitySet(solved, outSR) } : {})
  };
}
