import type { Cells } from '../../engines/raster/raster';

/** Pixel types, in the names of the dialect. */
export type PixelType = 'U8' | 'S8' | 'U16' | 'S16' | 'U32' | 'S32' | 'F32' | 'F64';

const ARRAY_TYPES = {
  U8: Uint8Array,
  S8: Int8Array,
  U16: Uint16Array,
  S16: Int16Array,
  U32: Uint32Array,
  S32: Int32Array,
  F32: Float32Array,
  F64: Float64Array
} as const;

/** Least and greatest value; integers between them, except for F32 and F64. */
const VALUE_RANGES: Readonly<Record<PixelType, readonly [number, number]>> = {
  U8: [0, 255],
  S8: [-128, 127],
  U16: [0, 65_535],
  S16: [-32_768, 32_767],
  U32: [0, 4_294_967_295],
  S32: [-2_147_483_648, 2_147_483_647],
  F32: [-3.402_823_466e38, 3.402_823_466e38],
  F64: [-Number.MAX_VALUE, Number.MAX_VALUE]
};

export const PIXEL_TYPES = Object.keys(ARRAY_TYPES) as PixelType[];

export const isFloat = (type: PixelType): boolean => type === 'F32' || type === 'F64';

/** Returns the pixel type of a raster. */
export const findPixelType = (cells: Cells): PixelType =>
  PIXEL_TYPES.find((type) => cells instanceof ARRAY_TYPES[type]) ?? 'F64';

export const createCells = (type: PixelType, count: number): Cells => new ARRAY_TYPES[type](count);

/** Fits a value to a pixel type: within its range, rounded for integers. */
export function fitToType(value: number, type: PixelType): number {
  const [least, greatest] = VALUE_RANGES[type];
  const within = Math.min(greatest, Math.max(least, value));
  return isFloat(type) ? within : Math.round(within);
}

/** Returns the value that means no data in an answer of a pixel type. */
export const findNoDataValue = (type: PixelType): number => (isFloat(type) ? -9_999 : VALUE_RANGES[type][1]);

/** Digits that a 32-bit float stores exactly. */
const FLOAT_DIGITS = 7;

/** Rounds a value to the digits of a 32-bit float: 5.6, not 5.599999904632568. */
export const roundFloat = (value: number): number =>
  Number.isInteger(value) || Math.fround(value) !== value ? value : Number(value.toPrecision(FLOAT_DIGITS));
