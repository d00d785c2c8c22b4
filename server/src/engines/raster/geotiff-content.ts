import type { GeoTIFF, GeoTIFFImage } from 'geotiff';
import { RasterProblem } from './geotiff-problem';
import type { CommandWriter } from './geotiff-problem';

/*
 * Checks that a GeoTIFF has one band of values in degrees of EPSG:4326, in a form that can be read without
 * loss.
 */

/** Values of PhotometricInterpretation. */
const RGB = 2;
export const PALETTE = 3;
const CMYK = 5;
const YCBCR = 6;

/** Values of ExtraSamples: transparency, in its two forms. */
const ALPHA = [1, 2];

/** Bits of NewSubfileType. */
const REDUCED = 1;
const MASK = 4;

/** Lossless compressions: none, LZW, DEFLATE under two numbers, PackBits, Zstandard. */
const READABLE = [1, 5, 8, 0x80b2, 0x8005, 0xc350];
const COMPRESSIONS: Readonly<Record<number, string>> = {
  2: 'CCITT RLE',
  3: 'CCITT fax 3',
  4: 'CCITT fax 4',
  6: 'JPEG',
  7: 'JPEG',
  34_712: 'JPEG 2000',
  34_887: 'LERC',
  34_925: 'LZMA',
  50_001: 'WebP',
  50_002: 'JPEG XL'
};

/** Value of Predictor: numbers are stored as differences. */
const DIFFERENCES = 2;

/** Values of SampleFormat: whole numbers without and with a sign, fractions. */
const UNSIGNED = 1;
const SIGNED = 2;
const FLOAT = 3;

function checkPages(subfileTypes: readonly number[], command: CommandWriter): void {
  if (subfileTypes.some((type) => type & MASK))
    throw new RasterProblem(
      'it has a mask besides its no-data value',
      `Write the mask into the cells: ${command('gdalwarp -dstnodata -9999 -ot Float32')}.`
    );
  if (subfileTypes.some((type) => !(type & REDUCED)))
    throw new RasterProblem(
      `it has ${subfileTypes.filter((type) => !(type & REDUCED)).length + 1} pages`,
      `Take the one with the values: ${command('gdal_translate').replace('gdal_translate ', 'gdal_translate GTIFF_DIR:1:')}.`
    );
}

function checkBands(image: GeoTIFFImage, command: CommandWriter): void {
  const bands = image.getSamplesPerPixel();
  const interpretation = image.fileDirectory.getValue('PhotometricInterpretation') ?? 1;
  const extra = Array.from(image.fileDirectory.getValue('ExtraSamples') ?? []);
  if ([RGB, CMYK, YCBCR].includes(interpretation))
    throw new RasterProblem(
      `it is a picture of ${bands} colour bands, not a raster of values`,
      'Export the values, not the rendered layer (in QGIS: "Raw data").'
    );
  if (bands === 2 && ALPHA.includes(extra[0]!))
    throw new RasterProblem(
      'its second band is a transparency',
      `Write it into the cells: ${command('gdalwarp -srcalpha -dstnodata -9999')}, then gdal_translate -b 1 new.tif values.tif.`
    );
  if (bands !== 1)
    throw new RasterProblem(
      `it has more than one band (${bands})`,
      `Take the one with the values: ${command('gdal_translate -b 1')}.`
    );
}

/**
 * The `geotiff` package reads no other encodings, or reads them wrong: predictors of big-endian files, differences of
 * numbers of 64 bits, whole numbers of 9 to 31 bits, the masks of LERC.
 */
async function checkEncoding(
  { fileDirectory, littleEndian }: GeoTIFFImage,
  command: CommandWriter
): Promise<void> {
  if (!littleEndian)
    throw new RasterProblem(
      'its numbers are big-endian',
      `Write them little-endian: ${command('gdal_translate -co ENDIANNESS=LITTLE')}.`
    );
  const compression = fileDirectory.getValue('Compression') ?? 1;
  if (!READABLE.includes(compression))
    throw new RasterProblem(
      `its compression (${COMPRESSIONS[compression] ?? compression}) is lossy or not supported`,
      `Write it with another: ${command('gdal_translate -co COMPRESS=DEFLATE')}.`
    );
  const format = fileDirectory.getValue('SampleFormat')?.[0] ?? UNSIGNED;
  const bits = fileDirectory.getValue('BitsPerSample')?.[0] ?? 1;
  const isReadable =
    (format === UNSIGNED && (bits <= 8 || bits === 16 || bits === 32)) ||
    (format === SIGNED && [8, 16, 32].includes(bits)) ||
    (format === FLOAT && [16, 32, 64].includes(bits));
  if (isReadable && bits === 64 && (await fileDirectory.loadValue('Predictor')) === DIFFERENCES)
    throw new RasterProblem(
      'its numbers of 64 bits are stored as differences (predictor 2), which is not supported',
      `Write them without: ${command('gdal_translate -co COMPRESS=DEFLATE')}.`
    );
  if (isReadable) return;
  const kind = { [UNSIGNED]: 'unsigned whole', [SIGNED]: 'whole', [FLOAT]: 'floating-point' }[format];
  throw new RasterProblem(
    `its cells contain ${kind ?? 'complex'} numbers of ${bits} bits, which are not supported`,
    `Write them in another way: ${command('gdal_translate -ot Float64')}.`
  );
}

/** Value of GTModelTypeGeoKey: longitude and latitude. */
const GEOGRAPHIC = 2;
const PROJECTED = 1;
const WGS84 = 4326;
const DEGREE = 9102;
/** EPSG code that means 'described in other keys'. */
const OWN = 32_767;

function nameSystem(code: number | undefined): string {
  return code === undefined || code === OWN ? 'a custom system' : `EPSG:${code}`;
}

function checkSystem(image: GeoTIFFImage, command: CommandWriter): void {
  const keys = image.getGeoKeys() ?? {};
  const { GTModelTypeGeoKey: model, GeographicTypeGeoKey: system } = keys as Record<
    string,
    number | undefined
  >;
  const { ProjectedCSTypeGeoKey: projected, GeogAngularUnitsGeoKey: angle } = keys as Record<
    string,
    number | undefined
  >;
  const expected = 'its coordinates are not degrees of EPSG:4326';
  if (model === undefined || (model === GEOGRAPHIC && system === undefined))
    throw new RasterProblem(
      `${expected}: it does not name its reference system`,
      `If they are, write it into the file: ${command('gdal_translate -a_srs EPSG:4326')}.`
    );
  if (model !== GEOGRAPHIC || system !== WGS84 || (angle !== undefined && angle !== DEGREE))
    throw new RasterProblem(
      `${expected} but of ${nameSystem(model === PROJECTED ? projected : system)}`,
      `Reproject it: ${command('gdalwarp -t_srs EPSG:4326 -r near')}.`
    );
  if (Object.keys(keys).some((key) => key.startsWith('Vertical')))
    throw new RasterProblem(
      'it names a vertical reference system, so its values are heights',
      `If they are not, take it out: ${command('gdal_translate -a_srs EPSG:4326')}.`
    );
}

/**
 * Checks the content.
 * @throws RasterProblem for a file that is not one band of values in EPSG:4326.
 */
export async function checkContent(
  tiff: GeoTIFF,
  image: GeoTIFFImage,
  command: CommandWriter
): Promise<void> {
  const types: number[] = [];
  for (let page = 1; page < (await tiff.getImageCount()); page++)
    types.push((await tiff.getImage(page)).fileDirectory.getValue('NewSubfileType') ?? 0);
  checkPages(types, command);
  checkBands(image, command);
  await checkEncoding(image, command);
  checkSystem(image, command);
}
