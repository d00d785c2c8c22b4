import { ArcgisError } from '../../common/response-errors';
import type { Interpolation } from '../../engines/raster/resample';
import { projectBox, readOwnReference } from './requested-geometry';
import type { BoundingBox } from './requested-geometry';
import { createProjection, readSpatialReference, WGS84 } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import { readFlag, splitList } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { PIXEL_TYPES } from './pixel-type';
import type { PixelType } from './pixel-type';

/** Most pixels of an image, in each direction. */
export const MOST_PIXELS = 2_048;

/** File format of an image. */
export type ImageFormat = 'png' | 'jpg' | 'tiff' | 'lerc';

/** The parameters of a call of exportImage. */
export interface ExportRequest {
  /** In units of `imageSR`; has the aspect ratio of the image when the call requires that. */
  readonly box: BoundingBox;
  readonly imageSR: SpatialReference;
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat;
  /** Pixel type of a tiff or lerc; null for that of the raster. */
  readonly pixelType: PixelType | null;
  readonly interpolation: Interpolation;
  /** Further values that mean no data. */
  readonly noData: readonly number[];
  /** Quality of a jpg, 1 to 100. */
  readonly quality: number;
}

const refuseParameter = (name: string, detail: string): never => {
  throw new ArcgisError(400, `Unable to complete operation. Parameter '${name}' is invalid.`, [
    `${name}: ${detail}`
  ]);
};

const IMAGE_FORMATS: Readonly<Record<string, ImageFormat>> = {
  jpgpng: 'png',
  png: 'png',
  png8: 'png',
  png24: 'png',
  png32: 'png',
  jpg: 'jpg',
  tiff: 'tiff',
  lerc: 'lerc'
};

const parseNumbers = (text: string): number[] =>
  text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));

/** Returns the width of the world in units of the reference. */
function computeWorldWidth(reference: SpatialReference): number {
  const project = createProjection(reference);
  return project(180, 0)[0] - project(-180, 0)[0];
}

function readBox(params: CallParameters): { readonly box: BoundingBox; readonly bboxSR: SpatialReference } {
  const text = params.bbox?.trim() ?? '';
  const named = readSpatialReference(params.bboxSR, WGS84);
  const json = text.startsWith('{') ? readCorners(text) : null;
  const [xmin = NaN, y1 = NaN, right = NaN, y2 = NaN, ...more] = json ?? parseNumbers(text);
  const bboxSR = json ? readOwnReference(text, named) : named;
  // An xmin above its xmax: the box crosses the date line and continues in the next world.
  const xmax =
    xmin > right
      ? right + computeWorldWidth(bboxSR) * Math.ceil((xmin - right) / computeWorldWidth(bboxSR))
      : right;
  if (more.length > 0 || ![xmin, y1, xmax, y2].every(Number.isFinite) || xmin === xmax || y1 === y2)
    return refuseParameter(
      'bbox',
      'write xmin,ymin,xmax,ymax of a box with a width and a height; an xmin above xmax crosses the date line.'
    );
  // esri-leaflet sends the upper corner first.
  return { box: { xmin, ymin: Math.min(y1, y2), xmax, ymax: Math.max(y1, y2) }, bboxSR };
}

function readCorners(text: string): number[] {
  try {
    const { xmin, ymin, xmax, ymax } = JSON.parse(text) as Record<string, unknown>;
    return [xmin, ymin, xmax, ymax].map((corner) => (typeof corner === 'number' ? corner : NaN));
  } catch {
    return refuseParameter('bbox', 'it is not valid JSON.');
  }
}

function readSize(text: string | undefined): readonly [number, number] {
  const [width = NaN, height = NaN, ...more] = text?.trim() ? parseNumbers(text) : [400, 400];
  const isPixelCount = (pixels: number) => Number.isInteger(pixels) && pixels >= 1 && pixels <= MOST_PIXELS;
  return more.length === 0 && isPixelCount(width) && isPixelCount(height)
    ? [width, height]
    : refuseParameter('size', `write width,height in whole pixels from 1 to ${MOST_PIXELS}.`);
}

function readFormat(text: string | undefined): ImageFormat {
  const name = text?.trim().toLowerCase() || 'jpgpng';
  return (
    IMAGE_FORMATS[name] ?? refuseParameter('format', `write one of ${Object.keys(IMAGE_FORMATS).join(', ')}.`)
  );
}

function readPixelType(text: string | undefined): PixelType | null {
  const name = text?.trim().toUpperCase();
  if (!name || name === 'UNKNOWN') return null;
  return (
    PIXEL_TYPES.find((type) => type === name) ??
    refuseParameter('pixelType', `write one of ${PIXEL_TYPES.join(', ')}, UNKNOWN.`)
  );
}

/** Values that are keys of names have nothing between them, so they are not mixed. */
function readInterpolation(text: string | undefined, isThematic: boolean): Interpolation {
  const name = text?.trim() || 'RSP_NearestNeighbor';
  if (name === 'RSP_BilinearInterpolation') return isThematic ? 'majority' : 'bilinear';
  return name === 'RSP_NearestNeighbor'
    ? 'nearest'
    : refuseParameter('interpolation', 'write RSP_NearestNeighbor or RSP_BilinearInterpolation.');
}

function readNoData(text: string | undefined): number[] {
  const values = splitList(text).map(Number);
  return values.every((value) => !Number.isNaN(value)) ? values : refuseParameter('noData', 'write numbers.');
}

function readQuality(text: string | undefined): number {
  const quality = text?.trim() ? Number(text) : 75;
  return quality >= 1 && quality <= 100
    ? quality
    : refuseParameter('compressionQuality', 'write a number from 1 to 100.');
}

function checkBands(text: string | undefined): void {
  const bands = splitList(text);
  if (bands.some((band) => band !== '0')) refuseParameter('bandIds', 'there is band 0 only.');
}

/** Widens or heightens the box to the aspect ratio of the image. */
function fitAspectRatio({ xmin, ymin, xmax, ymax }: BoundingBox, width: number, height: number): BoundingBox {
  const perPixel = Math.max((xmax - xmin) / width, (ymax - ymin) / height);
  const [x, y] = [(xmin + xmax) / 2, (ymin + ymax) / 2];
  const [halfX, halfY] = [(perPixel * width) / 2, (perPixel * height) / 2];
  return { xmin: x - halfX, ymin: y - halfY, xmax: x + halfX, ymax: y + halfY };
}

/**
 * Reads the parameters of exportImage except `renderingRule`.
 * @param isThematic whether the values of the service are keys of names.
 * @throws ArcgisError 400 that names the invalid one.
 */
export function readExportRequest(params: CallParameters, isThematic: boolean): ExportRequest {
  const { box, bboxSR } = readBox(params);
  const imageSR = readSpatialReference(params.imageSR, bboxSR);
  const [width, height] = readSize(params.size);
  checkBands(params.bandIds);
  const inImage = projectBox(box, bboxSR, imageSR);
  return {
    box: readFlag(params, 'adjustAspectRatio', true) ? fitAspectRatio(inImage, width, height) : inImage,
    imageSR,
    width,
    height,
    format: readFormat(params.format),
    pixelType: readPixelType(params.pixelType),
    interpolation: readInterpolation(params.interpolation, isThematic),
    noData: readNoData(params.noData),
    quality: readQuality(params.compressionQuality)
  };
}
