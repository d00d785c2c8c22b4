import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Cells, Raster } from './raster';

/*
 * Writes a GeoTIFF of one band in DEFLATE strips. The `geotiff` package reads every kind of GeoTIFF but writes
 * only uncompressed ones, which would be ten times the size.
 */

const compress = promisify(deflate);

const ROWS_PER_STRIP = 64;
const SHORT = 3;
const LONG = 4;
const DOUBLE = 12;
const ASCII = 2;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const BYTES_BY_TYPE: Readonly<Record<number, number>> = { [ASCII]: 1, [SHORT]: 2, [LONG]: 4, [DOUBLE]: 8 };

interface TiffEntry {
  readonly tag: number;
  readonly type: number;
  readonly values: readonly number[];
}

const findSampleFormat = (cells: Cells): number => {
  if (cells instanceof Float32Array || cells instanceof Float64Array) return 3;
  return cells instanceof Int8Array || cells instanceof Int16Array || cells instanceof Int32Array ? 2 : 1;
};

/** Geographic or projected coordinates, cells as areas, the EPSG code, degrees or metres. */
const GEO_KEYS: Readonly<Record<Epsg, readonly number[]>> = {
  4326: [1, 1, 0, 4, 1024, 0, 1, 2, 1025, 0, 1, 1, 2048, 0, 1, 4326, 2054, 0, 1, 9102],
  3857: [1, 1, 0, 4, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, 3857, 3076, 0, 1, 9001]
};

/** Spatial references of a written file. */
type Epsg = 4326 | 3857;

/** GDAL, QGIS and the `geotiff` package read texts as UTF-8. */
const encodeText = (value: string): number[] => [...Buffer.from(`${value}\0`, 'utf8')];

const escapeXml = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the unit of the first band as GDAL writes it. */
const writeUnitXml = (unit: string): string =>
  `<GDALMetadata>\n  <Item name="UNITTYPE" sample="0" role="unittype">${escapeXml(unit)}</Item>\n</GDALMetadata>\n`;

async function compressStrips({ cells, width, height }: Raster): Promise<Buffer[]> {
  const bytes = Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength);
  const stripBytes = ROWS_PER_STRIP * width * cells.BYTES_PER_ELEMENT;
  return Promise.all(
    Array.from({ length: Math.ceil(height / ROWS_PER_STRIP) }, (_, strip) =>
      compress(bytes.subarray(strip * stripBytes, (strip + 1) * stripBytes))
    )
  );
}

/** Returns the tags in ascending order, as the format requires. */
function listEntries(
  raster: Raster,
  epsg: Epsg,
  offsets: readonly number[],
  lengths: readonly number[]
): TiffEntry[] {
  const { cells, width, height, west, north, cellX, cellY, noData, copyright } = raster;
  const { unit = '', description = '' } = raster;
  return [
    { tag: 256, type: LONG, values: [width] },
    { tag: 257, type: LONG, values: [height] },
    { tag: 258, type: SHORT, values: [8 * cells.BYTES_PER_ELEMENT] },
    // Compression: DEFLATE. Photometric interpretation: the smallest value is black.
    { tag: 259, type: SHORT, values: [8] },
    { tag: 262, type: SHORT, values: [1] },
    ...(description === '' ? [] : [{ tag: 270, type: ASCII, values: encodeText(description) }]),
    { tag: 273, type: LONG, values: offsets },
    { tag: 277, type: SHORT, values: [1] },
    { tag: 278, type: LONG, values: [ROWS_PER_STRIP] },
    { tag: 279, type: LONG, values: lengths },
    { tag: 284, type: SHORT, values: [1] },
    { tag: 339, type: SHORT, values: [findSampleFormat(cells)] },
    { tag: 33_432, type: ASCII, values: encodeText(copyright) },
    // Size of a cell, and position of the north-west corner.
    { tag: 33_550, type: DOUBLE, values: [cellX, cellY, 0] },
    { tag: 33_922, type: DOUBLE, values: [0, 0, 0, west, north, 0] },
    { tag: 34_735, type: SHORT, values: GEO_KEYS[epsg] },
    ...(unit === '' ? [] : [{ tag: 42_112, type: ASCII, values: encodeText(writeUnitXml(unit)) }]),
    ...(noData === null ? [] : [{ tag: 42_113, type: ASCII, values: encodeText(String(noData)) }])
  ];
}

function writeValues(target: Buffer, at: number, { type, values }: TiffEntry): void {
  values.forEach((value, index) => {
    const place = at + index * BYTES_BY_TYPE[type]!;
    if (type === ASCII) target.writeUInt8(value, place);
    else if (type === SHORT) target.writeUInt16LE(value, place);
    else if (type === LONG) target.writeUInt32LE(value, place);
    else target.writeDoubleLE(value, place);
  });
}

/**
 * Returns the directory, which begins at `at`: entries of twelve bytes, then the values that do not fit into
 * four.
 */
function writeDirectory(list: readonly TiffEntry[], at: number): Buffer {
  const fixed = 2 + ENTRY_BYTES * list.length + 4;
  const computeSize = ({ type, values }: TiffEntry): number => BYTES_BY_TYPE[type]! * values.length;
  const roundUpToEven = (bytes: number): number => bytes + (bytes % 2);
  const outside = list.filter((entry) => computeSize(entry) > 4);
  const result = Buffer.alloc(
    fixed + outside.reduce((sum, entry) => sum + roundUpToEven(computeSize(entry)), 0)
  );
  result.writeUInt16LE(list.length, 0);
  let free = fixed;
  list.forEach((entry, index) => {
    const place = 2 + index * ENTRY_BYTES;
    result.writeUInt16LE(entry.tag, place);
    result.writeUInt16LE(entry.type, place + 2);
    result.writeUInt32LE(entry.values.length, place + 4);
    if (computeSize(entry) <= 4) return writeValues(result, place + 8, entry);
    result.writeUInt32LE(at + free, place + 8);
    writeValues(result, free, entry);
    free += roundUpToEven(computeSize(entry));
  });
  return result;
}

/**
 * Returns the bytes of a GeoTIFF of the raster, with its edges in units of the reference; copyright,
 * description and unit are written into its tags (UTF-8).
 */
export async function writeGeotiff(raster: Raster, epsg: Epsg = 4326): Promise<Buffer> {
  const data = await compressStrips(raster);
  const lengths = data.map(({ length }) => length);
  const offsets: number[] = [];
  let end = HEADER_BYTES;
  for (const length of lengths) {
    offsets.push(end);
    end += length;
  }
  const padding = end % 2;
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1');
  header.writeUInt32LE(end + padding, 4);
  const list = listEntries(raster, epsg, offsets, lengths);
  return Buffer.concat([header, ...data, Buffer.alloc(padding), writeDirectory(list, end + padding)]);
}
