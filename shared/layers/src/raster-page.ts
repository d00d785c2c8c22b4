import type { ClassLimits, Legend } from '@site/domain';
import type { Access } from './field';
import type { LayerGroup } from './page';
import type { Color } from './symbols';
import type { TextKey } from './texts';
import type { Unit } from './units';

/**
 * How a raster's values are put in classes: a legend of the domain by the limits in force, steps of equal width, or named
 * values.
 */
export type RasterClasses =
  | { readonly by: 'legend'; readonly legend: (limits: ClassLimits) => Legend }
  | { readonly by: 'steps'; readonly width: number; readonly colors: readonly Color[] }
  | {
      readonly by: 'names';
      readonly values: readonly { readonly value: number; readonly label: TextKey; readonly color: Color }[];
    };

/** All that is said of a raster of the map; its file is `<data folder>/rasters/<service>.tif`. */
export interface RasterPage {
  readonly service: string;
  /** Of the layer in the map. */
  readonly id: string;
  readonly title: TextKey;
  /** Said of itself to GIS clients; they speak English. */
  readonly about: string;
  readonly access: Access;
  readonly group: LayerGroup;
  /** What a value is called where one asks for it, and what it can be. */
  readonly value: {
    readonly label: TextKey;
    readonly unit?: Unit;
    readonly decimals: number;
    readonly min: number;
    readonly max: number;
  };
  readonly classes: RasterClasses;
  /** The names that the specification gives a place's value and the description of its class, where it does. */
  readonly popupFields?: { readonly value: string; readonly description: string; readonly label: TextKey };
}
