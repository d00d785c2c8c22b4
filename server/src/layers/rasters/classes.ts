import { inRange } from '@site/domain';
import type { Legend } from '@site/domain';
import { rgb } from './raster-service';
import type { RasterClass } from './raster-service';

/** The classes of a legend of the business. */
export const classesOf = ({ bands }: Legend): RasterClass[] =>
  bands.map((band) => ({
    label: band.label,
    color: rgb(band.color),
    contains: (value) => inRange(band, value)
  }));

/** Classes of equal width from 0 on, the last without an end; for rasters whose classes the business does not name. */
export const stepsOf = (width: number, colors: readonly string[]): RasterClass[] =>
  colors.map((color, index) => {
    const [from, to] = [index * width, index === colors.length - 1 ? Infinity : (index + 1) * width];
    return {
      label: to === Infinity ? `${from} and more` : `${from} to ${to}`,
      color: rgb(color),
      contains: (value) => value >= from && value < to
    };
  });
