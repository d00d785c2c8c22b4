import type { Position } from 'geojson';
import { difference, union } from 'polyclip-ts';
import type { Isochrones } from '../../engines/routing/routing-engine';
import { ringsOf } from '../../figures/rings';
import { projection, WEB_MERCATOR } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import type { NetworkLocation } from './locations';
import type { SolveRequest } from './solve-request';

/** A facility with its areas, or the reason why it has none. */
export type Solved =
  | { readonly facility: NetworkLocation; readonly isochrones: Isochrones }
  | { readonly facility: NetworkLocation; readonly problem: string };

/** Polygons with holes, in degrees; outer rings counter-clockwise. */
type Polygons = Position[][][];

/** One polygon of an answer before it is written; `facilityId` is null for a polygon of several facilities. */
interface Area {
  readonly facilityId: number | null;
  readonly name: string | null;
  readonly from: number;
  readonly to: number;
  readonly polygons: Polygons;
}

const pairs = (polygons: Polygons) =>
  polygons.map((rings) => rings.map((ring) => ring.map(([x, y]): [number, number] => [x!, y!])));

function areasOf(solved: Solved, index: number, { splitAtBreaks }: SolveRequest): Area[] {
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
        ? difference(pairs(polygon.coordinates), pairs(inner.polygon.coordinates))
        : polygon.coordinates
    };
  });
}

function merged(areas: readonly Area[], breaks: readonly number[]): Area[] {
  return breaks.flatMap((minutes) => {
    const [first, ...others] = areas.filter(({ to }) => to === minutes);
    if (first === undefined) return [];
    const polygons = union(pairs(first.polygons), ...others.map((other) => pairs(other.polygons)));
    return [{ ...first, facilityId: null, name: null, polygons }];
  });
}

/** Rounds positions of an answer: centimetres in Web Mercator; degrees have six decimals already. */
function positionIn(outSR: SpatialReference): (position: Position) => number[] {
  const project = projection(outSR);
  return ([x, y]) =>
    outSR === WEB_MERCATOR
      ? project(x!, y!).map((metres) => Math.round(metres * 100) / 100)
      : project(x!, y!).slice();
}

/** Returns a field of an answer's feature set. */
export const field = (name: string, type: string) => ({ name, type, alias: name });

function polygonSet(areas: readonly Area[], outSR: SpatialReference) {
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
      field('ObjectID', 'esriFieldTypeOID'),
      field('FacilityID', 'esriFieldTypeInteger'),
      field('Name', 'esriFieldTypeString'),
      field('FromBreak', 'esriFieldTypeDouble'),
      field('ToBreak', 'esriFieldTypeDouble')
    ],
    features: ordered.map(({ facilityId, name, from, to, polygons }, index) => ({
      attributes: {
        ObjectID: index + 1,
        FacilityID: facilityId,
        Name: name === null ? `${from} - ${to}` : `${name} : ${from} - ${to}`,
        FromBreak: from,
        ToBreak: to
      },
      geometry: { rings: ringsOf(polygons, positionIn(outSR)) }
    }))
  };
}

/** Status codes of a network location. */
export const LOCATED = 0;
export const NOT_LOCATED = 1;

function facilitySet(solved: readonly Solved[], outSR: SpatialReference) {
  const project = projection(outSR);
  return {
    displayFieldName: 'Name',
    geometryType: 'esriGeometryPoint',
    spatialReference: outSR,
    fields: [
      field('ObjectID', 'esriFieldTypeOID'),
      field('Name', 'esriFieldTypeString'),
      field('Status', 'esriFieldTypeInteger'),
      field('SnapX', 'esriFieldTypeDouble'),
      field('SnapY', 'esriFieldTypeDouble'),
      field('DistanceToNetworkInMeters', 'esriFieldTypeDouble')
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
export function solveAnswer(solved: readonly Solved[], request: SolveRequest) {
  const areas = solved.flatMap((one, index) => areasOf(one, index, request));
  const { breaks, mergeRanges, outSR, polygons, returnFacilities } = request;
  return {
    messages: solved.flatMap((one) =>
      'problem' in one ? [{ type: WARNING, description: one.problem }] : []
    ),
    ...(polygons ? { saPolygons: polygonSet(mergeRanges ? merged(areas, breaks) : areas, outSR) } : {}),
    ...(returnFacilities ? { facilities: facilitySet(solved, outSR) } : {})
  };
}
