import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { writeGeotiff } from '../../engines/raster/write-geotiff';
import type { LoadedRaster } from '../../engines/raster/raster-folder';
import { WGS84 } from '../dialect/geometry/spatial-reference';
import { drawPixels, drawValues } from './draw';
import type { ExportRequest } from './export-request';
import { writeLerc } from './lerc';
import { fitToType, createCells, findNoDataValue, findPixelType } from './pixel-type';
import type { Rendering } from './rendering-rule';

/** An image as it is sent. */
export interface EncodedImage {
  readonly type: string;
  readonly body: Buffer;
}

/** Encodes pixels of red, green, blue and opacity as PNG; compression runs outside the main thread. */
function encodePng(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const image = new PNG({ width, height, filterType: 0, deflateLevel: 6 });
  image.data = pixels;
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    image.on('error', reject);
    image.on('data', (part: Buffer) => parts.push(part));
    image.on('end', () => resolve(Buffer.concat(parts)));
    image.pack();
  });
}

/** Draws the pixels over white, since the format has no transparency. */
function drawOverWhite(pixels: Buffer): Buffer {
  for (let at = 0; at < pixels.length; at += 4) {
    const share = pixels[at + 3]! / 255;
    for (let channel = at; channel < at + 3; channel++)
      pixels[channel] = Math.round(255 + share * (pixels[channel]! - 255));
    pixels[at + 3] = 255;
  }
  return pixels;
}

async function computeCells({ raster }: LoadedRaster, request: ExportRequest, rendering: Rendering) {
  const { values, valid } = await drawValues(raster, request, rendering);
  const type = request.pixelType ?? (rendering.isByte ? 'U8' : findPixelType(raster.cells));
  const cells = createCells(type, values.length);
  const noData = findNoDataValue(type);
  values.forEach((value, at) => (cells[at] = valid[at] ? fitToType(value, type) : noData));
  return { cells, valid, noData };
}

/** Draws the requested image and encodes it in the requested format. */
export async function encodeImage(
  loaded: LoadedRaster,
  request: ExportRequest,
  rendering: Rendering
): Promise<EncodedImage> {
  const { width, height, box, imageSR, quality } = request;
  switch (request.format) {
    case 'png':
      return {
        type: 'image/png',
        body: await encodePng(await drawPixels(loaded.raster, request, rendering), width, height)
      };
    case 'jpg': {
      const data = drawOverWhite(await drawPixels(loaded.raster, request, rendering));
      return { type: 'image/jpeg', body: jpeg.encode({ data, width, height }, quality).data };
    }
    case 'lerc': {
      const { cells, valid } = await computeCells(loaded, request, rendering);
      return { type: 'image/lerc', body: writeLerc({ width, height, cells, valid }) };
    }
    case 'tiff': {
      const { cells, noData } = await computeCells(loaded, request, rendering);
      const grid = {
        width,
        height,
        west: box.xmin,
        north: box.ymax,
        cellX: (box.xmax - box.xmin) / width,
        cellY: (box.ymax - box.ymin) / height
      };
      const { copyright } = loaded.raster;
      const epsg = imageSR === WGS84 ? 4326 : 3857;
      return { type: 'image/tiff', body: await writeGeotiff({ ...grid, cells, noData, copyright }, epsg) };
    }
  }
}

/** Returns a swatch of one colour for a legend, as PNG. */
export function drawSwatch([red, green, blue]: readonly [number, number, number], side: number): Buffer {
  const image = new PNG({ width: side, height: side });
  for (let at = 0; at < image.data.length; at += 4) image.data.set([red, green, blue, 255], at);
  return PNG.sync.write(image);
}
