import type { Position } from 'geojson';
import { columnAt, rowAt, valueAt } from '../../engines/raster/raster';
import type { LoadedRaster } from '../../engines/raster/raster-folder';
import { ArcgisError } from '../../ground/errors';
import type { InputGeometry } from '../dialect/geometry/esri-geometry';
import { projection } from '../dialect/geometry/spatial-reference';
import { count } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { maskOf } from '../../engines/raster/mask';
import { polygonsOf, readAskedGeometry } from './geometry';
import { plain } from './pixel-type';

/** Most samples of one call, as in ArcGIS. */
export const MOST_SAMPLES = 1_000;
const USUAL_SAMPLES = 100;

const refuse = (name: string, detail: string): never => {
  throw new ArcgisError(400, `Unable to complete operation. Parameter '${name}' is invalid.`, [
    `${name}: ${detail}`
  ]);
};

const lengthOf = (from: Position, to: Position): number => Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!);

/** Returns points at equal distances along lines, ends included. */
function alongLines(paths: readonly Position[][], wanted: number): Position[] {
  const pieces = paths.flatMap((path) => path.slice(1).map((to, at) => [path[at]!, to] as const));
  const whole = pieces.reduce((sum, [from, to]) => sum + lengthOf(from, to), 0);
  const step = wanted > 1 ? whole / (wanted - 1) : Infinity;
  const places: Position[] = [pieces[0]![0]!];
  let passed = 0;
  for (const [from, to] of pieces) {
    const length = lengthOf(from, to);
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
const NET = 1_024;

/** Returns points on a regular grid within an area, about as many as wanted and not more. */
function withinArea(polygons: readonly Position[][][], wanted: number): Position[] {
  const corners = polygons.flat(2);
  const along = (axis: 0 | 1) => corners.map((corner) => corner[axis]!);
  const [west, east] = [Math.min(...along(0)), Math.max(...along(0))];
  const [south, north] = [Math.min(...along(1)), Math.max(...along(1))];
  const net = (cell: number): Position[] => {
    const grid = {
      width: Math.min(NET, Math.max(1, Math.ceil((east - west) / cell))),
      height: Math.min(NET, Math.max(1, Math.ceil((north - south) / cell))),
      west,
      north,
      cellX: cell,
      cellY: cell
    };
    const places: Position[] = [];
    maskOf(grid, polygons).forEach((one, at) => {
      if (one === 0) return;
      const [column, row] = [at % grid.width, Math.floor(at / grid.width)];
      places.push([west + (column + 0.5) * cell, north - (row + 0.5) * cell]);
    });
    return places;
  };
  let cell = Math.max(
    Math.sqrt(((east - west) * (north - south)) / wanted),
    (east - west) / NET,
    (north - south) / NET
  );
  if (!(cell > 0)) return refuse('geometry', 'it has no area.');
  let places = net(cell);
  // The box is larger than the area, so the grid is refined until there are enough points, but not too many.
  for (let round = 0; round < 6 && places.length < 0.9 * wanted; round++) {
    const finer = cell * Math.max(0.5, Math.sqrt(Math.max(1, places.length) / wanted));
    const next = net(finer);
    if (next.length > wanted) break;
    [cell, places] = [finer, next];
  }
  return places.length > 0 ? places.slice(0, wanted) : [[(west + east) / 2, (south + north) / 2]];
}

function wantedSamples(params: CallParameters): number {
  if (params.sampleDistance?.trim()) refuse('sampleDistance', 'it cannot be used here; write sampleCount.');
  const wanted = count(params, 'sampleCount') || USUAL_SAMPLES;
  return wanted <= MOST_SAMPLES
    ? wanted
    : refuse('sampleCount', `at most ${MOST_SAMPLES} samples can be taken.`);
}

function placesOf(geometry: InputGeometry, params: CallParameters): Position[] {
  const area = polygonsOf(geometry);
  if (area) return withinArea(area, wantedSamples(params));
  if (!('geojson' in geometry)) return [];
  const { geojson } = geometry;
  if (geojson.type === 'Point') return [geojson.coordinates];
  if (geojson.type === 'MultiLineString') return alongLines(geojson.coordinates, wantedSamples(params));
  if (geojson.type !== 'MultiPoint') return refuse('geometry', 'give points, lines or an area.');
  return geojson.coordinates.length <= MOST_SAMPLES
    ? geojson.coordinates
    : refuse('geometry', `at most ${MOST_SAMPLES} points can be sampled in one call.`);
}

/**
 * Returns the answer of getSamples. Points outside the raster are omitted; cells without a value give `NaN`,
 * which the Maps SDK reads as null.
 */
export function samplesAnswer({ raster }: LoadedRaster, params: CallParameters): object {
  const { geometry, reference } = readAskedGeometry(params);
  const interpolation = params.interpolation?.trim() || 'RSP_NearestNeighbor';
  if (interpolation !== 'RSP_NearestNeighbor')
    refuse('interpolation', 'samples are taken with RSP_NearestNeighbor.');
  const project = projection(reference);
  return {
    samples: placesOf(geometry, params).flatMap((place, index) => {
      const [longitude, latitude] = [place[0]!, place[1]!];
      if (columnAt(raster, longitude) < 0 || rowAt(raster, latitude) < 0) return [];
      const value = valueAt(raster, longitude, latitude);
      const [x, y] = project(longitude, latitude);
      return [
        {
          location: { x, y, spatialReference: reference },
          locationId: index,
          value: value === null ? 'NaN' : String(plain(value)),
          rasterId: 0,
          resolution: raster.cellX
        }
      ];
    })
  };
}
