import type { ClassLimits, Legend, Unit } from '@site/domain';
import type { Access } from './field';
import type { LayerGroup } from './page';
import type { HexColor } from './symbols';
import type { LayerTextKey } from './texts';

/**
 * Classification of a raster's values: a legend of the domain for the given limits, steps of equal width, or
 * named values.
 */
export type RasterClasses =
  | { readonly by: 'legend'; readonly legend: (limits: ClassLimits) => Legend }
  | { readonly by: 'steps'; readonly width: number; readonly colors: readonly HexColor[] }
  | {
      readonly by: 'names';
      readonly values: readonly {
        readonly value: number;
        readonly label: LayerTextKey;
        readonly color: HexColor;
      }[];
    };

/** Description of a raster of the map; its file is `<data folder>/rasters/<service>.tif`. */
export interface RasterPage {
  readonly service: string;
  /** Id of the layer in the map. */
  readonly id: string;
  readonly title: LayerTextKey;
  /** Description for GIS clients, in English. */
  readonly about: string;
  readonly access: Access;
  readonly group: LayerGroup;
  /** Label, unit and range of the values. */
  readonly value: {
    readonly label: LayerTextKey;
    readonly unit?: Unit;
    readonly decimals: number;
    readonly min: number;
    readonly max: number;
  };
  readonly classes: RasterClasses;
  /**
   * Names in the specification of the value at a place and of the description of its class, if it defines them.
   */
  readonly popupFields?: {
    readonly value: string;
    readonly description: string;
    readonly label: LayerTextKey;
  };
}
