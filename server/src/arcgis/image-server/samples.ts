import type { Position } from 'geojson';
import { computeBox } from '@site/domain';
import { findColumn, findRow, readValueAt } from '../../engines/raster/raster';
import type { LoadedRaster } from '../../engines/raster/raster-folder';
import { ArcgisError } from '../../common/response-errors';
import type { InputGeometry } from '../dialect/geometry/esri-geometry';
import { createProjection } from '../dialect/geometry/spatial-reference';
import { readCount } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { createMask } from '../../engines/raster/mask';
import { toPolygons, readRequestedGeometry } from './requested-geometry';
import { roundFloat } from './pixel-type';

/** Most samples of one call, as in ArcGIS. */
export const MOST_SAMPLES = 1_000;
const USUAL_SAMPLES = 100;

const refuseParameter = (name: string, detail: string): never => {
  throw new ArcgisError(400, `Unable to complete operation. Parameter '${name}' is invalid.`, [
    `${name}: ${detail}`
  ]);
};

const computeLength = (from: Position, to: Position): number =>
  Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!);

/** Returns points at equal distances along lines, ends included. */
function sampleLines(paths: readonly Position[][], wanted: number): Position[] {
  const pieces = paths.flatMap((path) => path.slice(1).map((to, at) => [path[at]!, to] as const));
  const whole = pieces.reduce((sum, [from, to]) => sum + computeLength(from, to), 0);
  const step = wanted > 1 ? whole / (wanted - 1) : Infinity;
  const places: Position[] = [pieces[0]![0]!];
  let passed = 0;
  for (const [from, to] of pieces) {
    const length = computeLength(from, to);
    // A tiny tolerance, so that the last end is not lost to rounding.
    while (places.length < wanted && places.length * step <= passed + length * (1 + 1e-12)) {
      const share = length === 0 ? 0 : (places.length * step - passed) / length;
      places.push([from[0]! + share * (to[0]! - from[0]!), from[1]! + share * (to[1]! - from[1]!)]);
    }
    passed += length;
  }
  return places;
}

/** Most columns and rows of the grid over an area. */
const MAX_GRID_SIDE = 1_024;

/** Returns points on a regular grid within an area, about as many as wanted and not more. */
function sampleArea(polygons: readonly Position[][][], wanted: number): Position[] {
  const { west, south, east, north } = computeBox(polygons.flat(2));
  const createGridPoints = (cell: number): Position[] => {
    const grid = {
      width: Math.min(MAX_GRID_SIDE, Math.max(1, Math.ceil((east - west) / cell))),
      height: Math.min(MAX_GRID_SIDE, Math.max(1, Math.ceil((north - south) / cell))),
      west,
      north,
      cellX: cell,
      cellY: cell
    };
    const places: Position[] = [];
    createMask(grid, polygons).forEach((one, at) => {
      if (one === 0) return;
      const [column, row] = [at % grid.width, Math.floor(at / grid.width)];
      places.push([west + (column + 0.5) * cell, north - (row + 0.5) * cell]);
    });
    return places;
  };
  let cell = Math.max(
    Math.sqrt(((east - west) * (north - south)) / wanted),
    (east - west) / MAX_GRID_SIDE,
    (north - south) / MAX_GRID_SIDE
  );
  if (!(cell > 0)) return refuseParameter('geometry', 'it has no area.');
  let places = createGridPoints(cell);
  // The box is larger than the area, so the grid is refined until there are enough points, but not too many.
  for (let round = 0; round < 6 && places.length < 0.9 * wanted; round++) {
    const finer = cell * Math.max(0.5, Math.sqrt(Math.max(1, places.length) / wanted));
    const next = createGridPoints(finer);
    if (next.length > wanted) break;
    [cell, places] = [finer, next];
  }
  return places.length > 0 ? places.slice(0, wanted) : [[(west + east) / 2, (south + north) / 2]];
}

function readSampleCount(params: CallParameters): number {
  if (params.sampleDistance?.trim())
    refuseParameter('sampleDistance', 'it is not supported; write sampleCount.');
  const wanted = readCount(params, 'sampleCount') || USUAL_SAMPLES;
  return wanted <= MOST_SAMPLES
    ? wanted
    : refuseParameter('sampleCount', `at most ${MOST_SAMPLES} samples can be taken.`);
}

function samplePositions(geometry: InputGeometry, params: CallParameters): Position[] {
  const area = toPolygons(geometry);
  if (area) return sampleArea(area, readSampleCount(params));
  if (!('geojson' in geometry)) return [];
  const { geojson } = geometry;
  if (geojson.type === 'Point') return [geojson.coordinates];
  if (geojson.type === 'MultiLineString') return sampleLines(geojson.coordinates, readSampleCount(params));
  if (geojson.type !== 'MultiPoint') return refuseParameter('geometry', 'give points, lines or an area.');
  return geojson.coordinates.length <= MOST_SAMPLES
    ? geojson.coordinates
    : refuseParameter('geometry', `at most ${MOST_SAMPLES} points can be sampled in one call.`);
}

/**
 * Returns the answer of getSamples. Points outside the raster are omitted; cells without a value give `NaN`,
 * which the Maps SDK reads as null.
 */
export function readSamples({ raster }: LoadedRaster, params: CallParameters): object {
  const { geometry, reference } = readRequestedGeometry(params);
  const interpolation = params.interpolation?.trim() || 'RSP_NearestNeighbor';
  if (interpolation !== 'RSP_NearestNeighbor')
    refuseParameter('interpolation', 'only RSP_NearestNeighbor is supported.');
  const project = createProjection(reference);
  return {
    samples: samplePositions(geometry, params).flatMap((place, index) => {
      const [longitude, latitude] = [place[0]!, place[1]!];
      if (findColumn(raster, longitude) < 0 || findRow(raster, latitude) < 0) return [];
      const value = readValueAt(raster, longitude, latitude);
      const [x, y] = project(longitude, latitude);
      return [
        {
          location: { x, y, spatialReference: reference },
          locationId: index,
          value: value === null ? 'NaN' : String(roundFloat(value)),
          rasterId: 0,
          resolution: raster.cellX
        }
      ];
    })
  };
}
