import { setImmediate as turn } from 'node:timers/promises';
import { findRow } from '../../engines/raster/raster';
import type { Raster } from '../../engines/raster/raster';
import { computeEdgeOpacity, sampleRaster } from '../../engines/raster/resample';
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

/** Pixels drawn before other requests get a turn: some ten milliseconds. */
const PIXELS_A_TURN = 250_000;

/** Receives a pixel with a value: its index, and its opacity, 0 to 1. */
type PutPixel = (at: number, value: number, opacity: number) => void;

/**
 * Calls `put` for every pixel with a value. A large image does not block the event loop.
 * @param hasSoftEdge smooths the edges of the values in an interpolated image.
 */
async function forEachPixel(
  raster: Raster,
  request: ExportRequest,
  hasSoftEdge: boolean,
  put: PutPixel
): Promise<void> {
  const { width, noData, interpolation } = request;
  const { longitudes, latitudes } = computeCellCentres(request);
  const others = new Set(noData);
  const isSoft = hasSoftEdge && interpolation !== 'nearest';
  const rows = Math.max(1, Math.floor(PIXELS_A_TURN / width));
  for (const [y, latitude] of latitudes.entries()) {
    if (y > 0 && y % rows === 0) await turn();
    if (findRow(raster, latitude) < 0) continue;
    for (let x = 0; x < width; x++) {
      const place = [longitudes[x]!, latitude] as const;
      const value = sampleRaster(raster, place, interpolation, isSoft);
      if (value === null || others.has(value)) continue;
      put(y * width + x, value, isSoft ? computeEdgeOpacity(raster, place) : 1);
    }
  }
}

/** Most values whose colour is cached while one image is drawn. */
const MOST_REMEMBERED = 65_536;

/**
 * Draws the image as red, green, blue and opacity of each pixel; pixels without a value are transparent. An
 * interpolated image ends in a smooth line instead of the corners of cells.
 */
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
  await forEachPixel(raster, request, true, (at, raw, opacity) => {
    let word = known.get(raw);
    if (word === undefined) {
      word = computePixel(raw);
      if (known.size < MOST_REMEMBERED) known.set(raw, word);
    }
    words.setUint32(4 * at, word);
    if (opacity < 1) pixels[4 * at + 3] = Math.round(opacity * pixels[4 * at + 3]!);
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
  await forEachPixel(raster, request, false, (at, raw) => {
    const after = value(raw);
    if (after === null) return;
    result.values[at] = after;
    result.valid[at] = 1;
  });
  return result;
}
