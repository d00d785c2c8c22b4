import { readFile } from 'node:fs/promises';
import { fromArrayBuffer } from 'geotiff';
import type { GeoTIFF, GeoTIFFImage } from 'geotiff';
import { checkContent, PALETTE } from './geotiff-content';
import { createCommandWriter, RasterError, RasterProblem } from './geotiff-problem';
import { readCellTransform } from './geotiff-transform';
import { applyScale, readNoData, readValueMetadata } from './geotiff-values';
import type { CommandWriter } from './geotiff-problem';
import type { CellTransform } from './geotiff-transform';
import type { Cells, Raster } from './raster';

export { RasterError } from './geotiff-problem';

/** A raster as its file describes it. */
export interface GeotiffRaster extends Raster {
  readonly unit: string;
  /** Whether the file's own scale and offset were applied. */
  readonly isScaled: boolean;
  /** Whether the numbers are indexes of a colour table. */
  readonly isPalette: boolean;
}

/** Returns the cells in the order of a north-up raster. A file may begin at its southern or eastern edge. */
function turnNorthUp(cells: Cells, width: number, { stepX, stepY }: CellTransform): Cells {
  if (stepX > 0 && stepY < 0) return cells;
  const height = cells.length / width;
  const turned = cells.slice();
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const fromRow = stepY < 0 ? row : height - 1 - row;
      const fromColumn = stepX > 0 ? column : width - 1 - column;
      turned[row * width + column] = cells[fromRow * width + fromColumn]!;
    }
  return turned;
}

async function readText(
  { fileDirectory }: GeoTIFFImage,
  tag: 'Copyright' | 'ImageDescription'
): Promise<string> {
  const text = await fileDirectory.loadValue(tag);
  return typeof text === 'string' ? text.replace(/\0+$/, '') : '';
}

/** Most bytes of cells per byte of a file: deflate reaches 1,032, zstd ten times as much. */
const HIGHEST_COMPRESSION = 10_000;
/** Most cells that are read into memory. */
const MOST_CELLS = 500_000_000;

/**
 * Checks the size.
 * @throws RasterProblem for a size in the header that is impossible, or too large for memory.
 */
function checkSize(image: GeoTIFFImage, fileBytes: number, command: CommandWriter): void {
  const [width, height] = [image.getWidth(), image.getHeight()];
  const cells = width * height;
  if (!(cells > 0)) throw new RasterProblem('it has no cells', 'Export it again.');
  const size = `its header declares ${width} × ${height} cells`;
  if (cells * image.getSampleByteSize(0) > fileBytes * HIGHEST_COMPRESSION)
    throw new RasterProblem(`${size}, for which the file is too small`, 'It is damaged: export it again.');
  if (cells > MOST_CELLS)
    throw new RasterProblem(
      `${size}; at most ${MOST_CELLS.toLocaleString('en')} are read`,
      `Make it coarser: ${command('gdal_translate -outsize 50% 50% -r average')}`
    );
}

async function readImage(tiff: GeoTIFF, fileBytes: number, command: CommandWriter): Promise<GeotiffRaster> {
  const image = await tiff.getImage();
  checkSize(image, fileBytes, command);
  await checkContent(tiff, image, command);
  const transform = readCellTransform(image, command);
  const { scale, offset, unit } = await readValueMetadata(image, command);
  const [width, height] = [image.getWidth(), image.getHeight()];
  const stored = (await image.readRasters({ interleave: true })) as unknown as Cells;
  const noData = readNoData(image, stored, command);
  return {
    width,
    height,
    west: Math.min(transform.originX, transform.originX + width * transform.stepX),
    north: Math.max(transform.originY, transform.originY + height * transform.stepY),
    cellX: Math.abs(transform.stepX),
    cellY: Math.abs(transform.stepY),
    ...applyScale(turnNorthUp(stored, width, transform), noData, { scale, offset }),
    copyright: await readText(image, 'Copyright'),
    description: await readText(image, 'ImageDescription'),
    unit,
    isScaled: scale !== 1 || offset !== 0,
    isPalette: image.fileDirectory.getValue('PhotometricInterpretation') === PALETTE
  };
}

/**
 * Reads a GeoTIFF of one band in EPSG:4326, with any lossless compression, tiled or in strips, with cells that
 * are areas or points and rows from either edge. Values are the same as in GDAL, with scale and offset applied.
 * @throws RasterError when it is invalid; the error of `readFile` when there is no file.
 */
export async function readGeotiff(file: string): Promise<GeotiffRaster> {
  const { buffer, byteOffset, byteLength } = await readFile(file);
  try {
    const tiff = await fromArrayBuffer((buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength));
    return await readImage(tiff, byteLength, createCommandWriter(file));
  } catch (cause) {
    if (cause instanceof RasterProblem)
      throw new RasterError(`${file} cannot be served: ${cause.reason}. ${cause.remedy}`, { cause });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new RasterError(
      `${file} is not a GeoTIFF that can be read (${reason}): it is damaged, was cut off or is something else. Get or export it again.`,
      { cause }
    );
  }
}
