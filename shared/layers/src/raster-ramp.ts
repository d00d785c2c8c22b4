import { RAMPS } from '@site/domain';
import type { RasterPage } from './raster-page';
import type { HexColor } from './symbols';

/** Lowest and highest value of the part of a raster that is in view, in the unit of its page. */
export interface RasterStretch {
  readonly low: number;
  readonly high: number;
}

/** Colours of a continuous raster from the lowest value up; they are distinguishable with any colour vision. */
export const RASTER_RAMP: readonly HexColor[] = RAMPS.viridis5.colors;

/** Values that are keys of names have nothing between them. */
export const canBeContinuous = ({ classes }: RasterPage): boolean => classes.by !== 'names';

/**
 * Returns the range of the known values; null when none is known.
 * @example computeStretch([6.2, null, 5.1]) → { low: 5.1, high: 6.2 }
 * @example computeStretch([null]) → null
 */
export function computeStretch(values: readonly (number | null)[]): RasterStretch | null {
  const known = values.filter((value) => value !== null && Number.isFinite(value)) as number[];
  return known.length === 0 ? null : { low: Math.min(...known), high: Math.max(...known) };
}

/**
 * Returns the position of a value on the ramp, 0 to 1; values beyond an end are at that end, as in the picture.
 * In a range of a single value everything is in the middle.
 * @example computeRampShare({ low: 5, high: 7 }, 6) → 0.5
 */
export function computeRampShare({ low, high }: RasterStretch, value: number): number {
  if (high === low) return 0.5;
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

const toRgba = (hex: HexColor) => [...[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)), 255];

/**
 * Returns the raster function in the format of image services that draws values as a ramp. A range of a single
 * value is widened on both sides, so that its colour is that of {@link computeRampShare}.
 */
export function createRampRule({ low, high }: RasterStretch): object {
  const [min, max] = low === high ? [low - 1, high + 1] : [low, high];
  const colorRamps = RASTER_RAMP.slice(1).map((color, at) => ({
    type: 'algorithmic',
    algorithm: 'esriHSVAlgorithm',
    fromColor: toRgba(RASTER_RAMP[at]!),
    toColor: toRgba(color)
  }));
  return {
    rasterFunction: 'Colormap',
    rasterFunctionArguments: {
      ColorRamp: { type: 'multipart', colorRamps },
      Raster: {
        rasterFunction: 'Stretch',
        rasterFunctionArguments: {
          StretchType: 5,
          // Minimum, maximum, mean and standard deviation; a stretch between the ends does not use the last two.
          Statistics: [[min, max, (min + max) / 2, (max - min) / 4]],
          DRA: false,
          UseGamma: false,
          Min: 0,
          Max: 255
        },
        outputPixelType: 'U8',
        variableName: 'Raster'
      }
    },
    variableName: 'Raster'
  };
}
