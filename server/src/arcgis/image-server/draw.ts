import { setImmediate as turn } from 'node:timers/promises';
import { readCell, findColumn, findRow } from '../../engines/raster/raster';
import type { Raster } from '../../engines/raster/raster';
import { createInverseProjection } from '../dialect/geometry/spatial-reference';
import type { ExportRequest } from './export-request';
import type { Rendering } from './rendering-rule';

/** Moves a longitude of a map that repeats the world into -180 to 180. */
const toOneWorld = (longitude: number): number =>
  Math.abs(longitude) > 180 ? longitude - 360 * Math.round(longitude / 360) : longitude;

/** Returns the degrees of the centres of columns and rows of an image; both references are upright. */
function computeCellCentres({ box, imageSR, width, height }: ExportRequest) {
  const back = createInverseProjection(imageSR);
  const [perX, perY] = [(box.xmax - box.xmin) / width, (box.ymax - box.ymin) / height];
  return {
    longitudes: Array.from({ length: width }, (_, x) => toOneWorld(back(box.xmin + (x + 0.5) * perX, 0)[0])),
    latitudes: Array.from({ length: height }, (_, y) => back(0, box.ymax - (y + 0.5) * perY)[1])
  };
}

/** Returns the cell before a position, and the share of the way to the next one. */
function findNeighbours(steps: number): readonly [before: number, share: number] {
  const before = Math.floor(steps - 0.5);
  return [before, steps - 0.5 - before];
}

/** Interpolates between the four cells round a point; cells without a value have no weight. */
function interpolateBilinear(raster: Raster, longitude: number, latitude: number): number | null {
  // The nearest cell decides whether there is a value, so that edges do not move.
  if (readCell(raster, findColumn(raster, longitude), findRow(raster, latitude)) === null) return null;
  const [column, u] = findNeighbours((longitude - raster.west) / raster.cellX);
  const [row, v] = findNeighbours((raster.north - latitude) / raster.cellY);
  let [sum, weights] = [0, 0];
  for (const [dx, dy, weight] of [
    [0, 0, (1 - u) * (1 - v)],
    [1, 0, u * (1 - v)],
    [0, 1, (1 - u) * v],
    [1, 1, u * v]
  ] as const) {
    const [x, y] = [column + dx, row + dy];
    const value = x < raster.width && y < raster.height ? readCell(raster, x, y) : null;
    if (value === null) continue;
    sum += weight * value;
    weights += weight;
  }
  return weights > 0 ? sum / weights : null;
}

/** Pixels drawn before other requests get a turn: some ten milliseconds. */
const PIXELS_A_TURN = 250_000;

/** Calls `put` for every pixel with a value, with its index. A large image does not block the event loop. */
async function forEachPixel(
  raster: Raster,
  request: ExportRequest,
  put: (at: number, value: number) => void
): Promise<void> {
  const { width, noData } = request;
  const { longitudes, latitudes } = computeCellCentres(request);
  const columns = longitudes.map((longitude) => findColumn(raster, longitude));
  const others = new Set(noData);
  const rows = Math.max(1, Math.floor(PIXELS_A_TURN / width));
  for (const [y, latitude] of latitudes.entries()) {
    if (y > 0 && y % rows === 0) await turn();
    const row = findRow(raster, latitude);
    if (row < 0) continue;
    for (let x = 0; x < width; x++) {
      const value = request.bilinear
        ? interpolateBilinear(raster, longitudes[x]!, latitude)
        : readCell(raster, columns[x]!, row);
      if (value !== null && !others.has(value)) put(y * width + x, value);
    }
  }
}

/** Most values whose colour is cached while one image is drawn. */
const MOST_REMEMBERED = 65_536;

/** Draws the image as red, green, blue and opacity of each pixel; pixels without a value are transparent. */
export async function drawPixels(
  raster: Raster,
  request: ExportRequest,
  { value, color }: Rendering
): Promise<Buffer> {
  const pixels = Buffer.alloc(4 * request.width * request.height);
  const words = new DataView(pixels.buffer, pixels.byteOffset, pixels.length);
  const known = new Map<number, number>();
  const computePixel = (raw: number): number => {
    const after = value(raw);
    const [red, green, blue, alpha] = (after === null ? null : color(after)) ?? [0, 0, 0, 0];
    return ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
  };
  await forEachPixel(raster, request, (at, raw) => {
    let word = known.get(raw);
    if (word === undefined) {
      word = computePixel(raw);
      if (known.size < MOST_REMEMBERED) known.set(raw, word);
    }
    words.setUint32(4 * at, word);
  });
  return pixels;
}

/** The values of the image after the rule, and which pixels have one. */
export interface ImageValues {
  readonly values: Float64Array;
  readonly valid: Uint8Array;
}

/** Computes the image as values. */
export async function drawValues(
  raster: Raster,
  request: ExportRequest,
  { value }: Rendering
): Promise<ImageValues> {
  const size = request.width * request.height;
  const result = { values: new Float64Array(size), valid: new Uint8Array(size) };
  await forEachPixel(raster, request, (at, raw) => {
    const after = value(raw);
    if (after === null) return;
    result.values[at] = after;
    result.valid[at] = 1;
  });
  return result;
}
