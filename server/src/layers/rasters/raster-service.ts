import type { Access } from '../../ground/roles';

/** A class of values and its colour. */
export interface RasterClass {
  readonly label: string;
  /** Red, green, blue; 0 to 255. */
  readonly color: readonly [number, number, number];
  readonly contains: (value: number) => boolean;
}

/** One raster of the map: what the ImageServer dialect needs to know to serve `<data folder>/rasters/<service>.tif`. */
export interface RasterService {
  /** Service name in the address, and the file's. */
  readonly service: string;
  readonly title: string;
  readonly description: string;
  readonly access: Access;
  /** Of the values; empty for classes. */
  readonly unit: string;
  /** Classes drawn by the raster function `Legend`. */
  readonly classes: readonly RasterClass[];
  /** Names of the values of a raster of classes, which then has an attribute table. */
  readonly names?: Readonly<Record<number, string>>;
}

/** A colour as '#rrggbb' in three numbers. */
export const rgb = (hex: string): readonly [number, number, number] => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16)
];
