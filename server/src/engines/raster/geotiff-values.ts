import type { GeoTIFFImage } from 'geotiff';
import { RasterProblem } from './geotiff-problem';
import type { CommandWriter } from './geotiff-problem';
import type { Cells } from './raster';

/** Meaning of the numbers in the cells, as GDAL writes it into the tags 42112 and 42113. */
interface ValueMetadata {
  /** The value of a cell is `scale × number + offset`. */
  readonly scale: number;
  readonly offset: number;
  /** Unit of the values; empty when the file does not name it. */
  readonly unit: string;
}

const ITEM = /<Item\b([^>]*)>([^<]*)<\/Item>/g;
const ATTRIBUTE = /(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? entity;
      return String.fromCodePoint(decimal === undefined ? parseInt(hex!, 16) : Number(decimal));
    }
  );

/** Returns the items of the first band by their role; GDAL escapes their text twice. */
function readBandItems(xml: string): ReadonlyMap<string, string> {
  const items = new Map<string, string>();
  for (const [, head, text] of xml.matchAll(ITEM)) {
    const attributes = new Map(
      [...head!.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [name!, double ?? single ?? ''])
    );
    const role = attributes.get('role')?.toLowerCase();
    if (role !== undefined && attributes.get('sample') === '0')
      items.set(role, unescapeXml(unescapeXml(text!)).trim());
  }
  return items;
}

/**
 * Reads scale, offset and unit of the first band; missing ones are 1, 0 and ''.
 * @throws RasterProblem for a scale or an offset that is not a number.
 */
export async function readValueMetadata(
  { fileDirectory }: GeoTIFFImage,
  command: CommandWriter
): Promise<ValueMetadata> {
  const xml = await fileDirectory.loadValue('GDAL_METADATA');
  const items = readBandItems(typeof xml === 'string' ? xml : '');
  const [scale, offset] = [items.get('scale') ?? '1', items.get('offset') ?? '0'];
  const isNumber = (text: string): boolean => text !== '' && Number.isFinite(Number(text));
  if (isNumber(scale) && isNumber(offset) && Number(scale) !== 0)
    return { scale: Number(scale), offset: Number(offset), unit: items.get('unittype') ?? '' };
  throw new RasterProblem(
    `its scale is '${scale}' and its offset '${offset}', from which no values can be computed`,
    `Write them as numbers: ${command('gdal_translate -a_scale 0.1 -a_offset 0')}.`
  );
}

/** Returns the bounds of an integer type of cells, or null for floats. */
function findIntegerBounds(cells: Cells): readonly [least: number, most: number] | null {
  if (cells instanceof Float32Array || cells instanceof Float64Array) return null;
  const bits = 8 * cells.BYTES_PER_ELEMENT;
  const isSigned = cells instanceof Int8Array || cells instanceof Int16Array || cells instanceof Int32Array;
  return isSigned ? [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1] : [0, 2 ** bits - 1];
}

/**
 * Parses the spellings that GDAL and other programs use, including NaN and infinity; undefined for any other
 * text.
 */
function parseNoData(text: string): number | undefined {
  if (/^[+-]?(nan|1\.#(ind|qnan|snan))\w*$/i.test(text)) return NaN;
  const infinite = /^([+-]?)(inf|infinity|1\.#inf)$/i.exec(text);
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity;
  return Number.isNaN(Number(text)) ? undefined : Number(text);
}

const FLOAT_MAX = 3.402_823_466_385_288_6e38;

/**
 * Returns the 32-bit float that cells contain for a number: texts of the largest float are often rounded up.
 */
const toFloat = (value: number): number =>
  Number.isFinite(value) && Math.abs(value) > FLOAT_MAX && Math.abs(value) < FLOAT_MAX * (1 + 1e-6)
    ? Math.sign(value) * FLOAT_MAX
    : Math.fround(value);

/**
 * Reads the number that marks cells without a value, as the cells contain it; null without one.
 * @throws RasterProblem for a number that the cell type cannot represent: cells without a value then contain an
 * unknown other one.
 */
export function readNoData(
  { fileDirectory }: GeoTIFFImage,
  cells: Cells,
  command: CommandWriter
): number | null {
  const tag = fileDirectory.getValue('GDAL_NODATA');
  const text = typeof tag === 'string' ? tag.split('\0')[0]!.trim() : '';
  if (text === '') return null;
  const value = parseNoData(text);
  const bounds = findIntegerBounds(cells);
  const fits =
    value !== undefined &&
    (bounds === null || (Number.isInteger(value) && value >= bounds[0] && value <= bounds[1]));
  if (fits) return cells instanceof Float32Array ? toFloat(value) : value;
  const reason =
    value === undefined
      ? `its no-data value '${text}' is not a number`
      : `its no-data value ${text} cannot be in its cells, which contain whole numbers from ${bounds![0]} to ${bounds![1]}`;
  throw new RasterProblem(
    reason,
    `Name the number that marks cells without a value (${command('gdal_translate -a_nodata NUMBER')}), or say that every cell has one (${command('gdal_translate -a_nodata none')}).`
  );
}

/** Applies scale and offset; cells without a value become NaN. Computed in 64 bits, as in GDAL. */
export function applyScale(
  cells: Cells,
  noData: number | null,
  { scale, offset }: Pick<ValueMetadata, 'scale' | 'offset'>
): { readonly cells: Cells; readonly noData: number | null } {
  if (scale === 1 && offset === 0) return { cells, noData };
  const values = new Float64Array(cells.length);
  for (let at = 0; at < cells.length; at++)
    values[at] = cells[at] === noData ? NaN : cells[at]! * scale + offset;
  return { cells: values, noData: null };
}
