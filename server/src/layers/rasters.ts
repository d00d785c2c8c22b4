import { DEFAULT_PARAMETERS, getUnitText } from '@site/domain';
import type { ClassLimits } from '@site/domain';
import { getLayerText, RASTER_PAGES, listRasterClasses } from '@site/layers';
import type { RasterPage } from '@site/layers';
import type { Access } from '../common/roles';
import { FOREST_2020, FOREST_LOSS } from '../figures/plots/screening-rasters';

/** A class of values and its colour. */
export interface RasterClass {
  readonly label: string;
  /** Red, green, blue; 0 to 255. */
  readonly color: readonly [number, number, number];
  readonly contains: (value: number) => boolean;
}

/**
 * One raster of the map, as the ImageServer dialect needs it to serve `<data folder>/rasters/<service>.tif`.
 */
export interface RasterService {
  /** Name of the service in the address, and of the file. */
  readonly service: string;
  readonly title: string;
  readonly description: string;
  readonly access: Access;
  /** Unit of the values; empty for classes. */
  readonly unit: string;
  /** Possible values. */
  readonly range: { readonly min: number; readonly max: number };
  /** Classes drawn by the raster function `Legend`, by the limits in force. */
  readonly classesBy: (limits: ClassLimits) => readonly RasterClass[];
  /** Names of the values of a raster of classes, which then has an attribute table. */
  readonly names?: Readonly<Record<number, string>>;
}

/** Converts a colour '#rrggbb' to three numbers. */
const toRgb = (hex: string): readonly [number, number, number] => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16)
];

function formatUnit({ classes, value }: RasterPage): string {
  if (classes.by === 'legend') return classes.legend(DEFAULT_PARAMETERS).unit;
  return value.unit === undefined ? '' : getUnitText(value.unit, 'en');
}

const toRasterService = (page: RasterPage): RasterService => ({
  service: page.service,
  title: getLayerText(page.title, 'en'),
  description: page.about,
  access: page.access,
  unit: formatUnit(page),
  range: page.value,
  classesBy: (limits) =>
    listRasterClasses(page, 'en', limits).map(({ label, color, contains }) => ({
      label,
      color: toRgb(color),
      contains
    })),
  ...(page.classes.by === 'names'
    ? {
        names: Object.fromEntries(
          page.classes.values.map(({ value, label }) => [value, getLayerText(label, 'en')])
        )
      }
    : {})
});

/** Every raster of the map. */
export const RASTERS: readonly RasterService[] = RASTER_PAGES.map(toRasterService);

/** Rasters that are imported like the map's, but only read by the screening of plots. */
export const SCREENING_RASTERS: readonly RasterService[] = [
  {
    ...FOREST_2020,
    description: 'Forest at the end of 2020: 1 is forest, 0 is other land.',
    ...{ access: 'staff', unit: '', classesBy: () => [], names: { 0: 'Other land', 1: 'Forest' } }
  },
  {
    ...FOREST_LOSS,
    description: 'Year in which trees were lost, counted from 2000; 0 is no loss.',
    ...{ access: 'staff', unit: '', classesBy: () => [] }
  }
];
