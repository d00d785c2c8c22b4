import { inRange } from '@site/domain';
import type { ClassLimits, Locale } from '@site/domain';
import { bandText } from './band-text';
import type { RasterPage } from './raster-page';
import type { Color } from './symbols';
import { layerText } from './texts';

/** A class of a raster's values. */
export interface RasterClass {
  readonly label: string;
  readonly color: Color;
  readonly contains: (value: number) => boolean;
}

/** Returns the label of a step of equal width; the last step has no end. */
function stepLabel(from: number, to: number | null, locale: Locale): string {
  if (to === null) return layerText('class.andMore', locale).replace('{value}', String(from));
  return layerText('class.fromTo', locale).replace('{from}', String(from)).replace('{to}', String(to));
}

/**
 * Returns the classes of a raster for the given limits, with labels in a language; labels do not depend on the
 * limits.
 */
export function rasterClasses(
  { classes }: RasterPage,
  locale: Locale,
  limits: ClassLimits
): readonly RasterClass[] {
  switch (classes.by) {
    case 'legend':
      return classes.legend(limits).bands.map((band) => ({
        label: bandText(band, locale),
        color: band.color,
        contains: (value) => inRange(band, value)
      }));
    case 'names':
      return classes.values.map(({ value, label, color }) => ({
        label: layerText(label, locale),
        color,
        contains: (other) => other === value
      }));
    case 'steps': {
      const { width, colors } = classes;
      return colors.map((color, index) => {
        const [from, to] = [index * width, index === colors.length - 1 ? null : (index + 1) * width];
        return {
          label: stepLabel(from, to, locale),
          color,
          contains: (value) => value >= from && (to === null || value < to)
        };
      });
    }
  }
}
