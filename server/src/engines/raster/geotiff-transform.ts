import type { GeoTIFFImage } from 'geotiff';
import { RasterProblem } from './geotiff-problem';
import type { CommandWriter } from './geotiff-problem';

/** Outer corner of the first cell, and the steps of a column and a row, in degrees; signs as in the file. */
export interface CellTransform {
  readonly originX: number;
  readonly originY: number;
  readonly stepX: number;
  readonly stepY: number;
}

/** `[x0, x per column, x per row, y0, y per column, y per row]`, as GDAL calls it. */
type GeoTransform = readonly [number, number, number, number, number, number];

/** Value of GTRasterTypeGeoKey: tie points are centres of cells. */
const PIXEL_IS_POINT = 2;

/** A tie point has six numbers: column, row and layer of the image, and x, y, z of its position. */
const TIE_POINT = 6;

/**
 * Returns the transform of the tags, before the half-cell shift of 'pixel is point'; null without one.
 */
function readTransform({ fileDirectory }: GeoTIFFImage): GeoTransform | null {
  const scale = fileDirectory.getValue('ModelPixelScale');
  const tiePoints = fileDirectory.getValue('ModelTiepoint');
  if (scale && scale[0] !== 0 && scale[1] !== 0 && tiePoints && tiePoints.length >= TIE_POINT) {
    const [column, row, , x, y] = Array.from(tiePoints) as [number, number, number, number, number];
    const [stepX, stepY] = [scale[0]!, -scale[1]!];
    return [x - column * stepX, stepX, 0, y - row * stepY, 0, stepY];
  }
  const matrix = fileDirectory.getValue('ModelTransformation');
  if (!matrix || matrix.length !== 16) return null;
  return [matrix[3]!, matrix[0]!, matrix[1]!, matrix[7]!, matrix[4]!, matrix[5]!];
}

const createMissingProblem = (isControlled: boolean, command: CommandWriter): RasterProblem =>
  isControlled
    ? new RasterProblem(
        'it is placed by control points, not by the size of its cells',
        `Reproject it: ${command('gdalwarp -t_srs EPSG:4326')}.`
      )
    : new RasterProblem(
        'it does not contain the position of its cells',
        `Write its edges into it (${command('gdal_translate -a_ullr WEST NORTH EAST SOUTH')}), or its world file (${command('gdal_translate')}).`
      );

/**
 * Checks the transform.
 * @throws RasterProblem when the cells do not form a grid along the parallels.
 */
function checkTransform(image: GeoTIFFImage, transform: GeoTransform, command: CommandWriter): void {
  const scale = image.fileDirectory.getValue('ModelPixelScale');
  if (transform.some((value) => !Number.isFinite(value)))
    throw new RasterProblem(
      'the position of its cells is not a number',
      `Write its edges into it: ${command('gdal_translate -a_ullr WEST NORTH EAST SOUTH')}.`
    );
  if (scale && scale[1]! < 0)
    throw new RasterProblem(
      `the height of its cells is negative (${scale[1]}), which programs interpret differently`,
      `GDAL reads it north up; if that is right, rewrite it: ${command('gdal_translate')}.`
    );
  if (transform[2] !== 0 || transform[4] !== 0)
    throw new RasterProblem(
      'it is rotated or sheared, so its rows do not run from west to east',
      `Turn it north up: ${command('gdalwarp -t_srs EPSG:4326')}.`
    );
  if (transform[1] === 0 || transform[5] === 0)
    throw new RasterProblem(
      'its cells have no width or no height',
      `Write its edges into it: ${command('gdal_translate -a_ullr WEST NORTH EAST SOUTH')}.`
    );
}

/**
 * Reads the position of the cells as GDAL does: the first tie point may belong to any cell, and with 'pixel is
 * point' it is the centre of that cell.
 * @throws RasterProblem when the cells do not form a grid along the parallels.
 */
export function readCellTransform(image: GeoTIFFImage, command: CommandWriter): CellTransform {
  const transform = readTransform(image);
  if (transform === null)
    throw createMissingProblem(
      (image.fileDirectory.getValue('ModelTiepoint')?.length ?? 0) > TIE_POINT,
      command
    );
  checkTransform(image, transform, command);
  const [x, stepX, , y, , stepY] = transform;
  const shift = image.getGeoKeys()?.GTRasterTypeGeoKey === PIXEL_IS_POINT ? 0.5 : 0;
  return { originX: x - shift * stepX, originY: y - shift * stepY, stepX, stepY };
}
