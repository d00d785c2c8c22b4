import { readFile } from 'node:fs/promises';
import { fromArrayBuffer } from 'geotiff';
import type { Cells, Raster } from './raster';

/** A raster file that cannot be served; one line that says which and why. */
export class RasterError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RasterError';
  }
}

type Image = Awaited<ReturnType<Awaited<ReturnType<typeof fromArrayBuffer>>['getImage']>>;

function problemOf(image: Image): string | null {
  const { GeographicTypeGeoKey: system, GTModelTypeGeoKey: model } = image.getGeoKeys() ?? {};
  if (model !== 2 || (system !== undefined && system !== 4326))
    return 'its coordinates are not degrees of EPSG:4326';
  const [cellX, cellY] = image.getResolution();
  if (!(cellX! > 0 && cellY! < 0)) return 'its first row is not the northern one';
  return image.getSamplesPerPixel() === 1 ? null : 'it has more than one band';
}

async function rasterOf(image: Image): Promise<Raster> {
  const origin = image.getOrigin();
  const resolution = image.getResolution();
  const copyright = await image.fileDirectory.loadValue('Copyright');
  return {
    width: image.getWidth(),
    height: image.getHeight(),
    west: origin[0]!,
    north: origin[1]!,
    cellX: resolution[0]!,
    cellY: -resolution[1]!,
    cells: (await image.readRasters({ interleave: true })) as unknown as Cells,
    noData: image.getGDALNoData(),
    copyright: typeof copyright === 'string' ? copyright.replace(/\0+$/, '') : ''
  };
}

/**
 * Reads a GeoTIFF of one band in EPSG:4326, north up, in any compression.
 * @throws RasterError when it is none; what `readFile` throws when there is no file.
 */
export async function readGeotiff(file: string): Promise<Raster> {
  const { buffer, byteOffset, byteLength } = await readFile(file);
  try {
    const tiff = await fromArrayBuffer((buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength));
    const image = await tiff.getImage();
    const problem = problemOf(image);
    if (problem) throw new RasterError(`${file} cannot be served: ${problem}.`);
    return await rasterOf(image);
  } catch (cause) {
    if (cause instanceof RasterError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RasterError(`${file} is not a GeoTIFF that can be read (${reason}).`, { cause });
  }
}
