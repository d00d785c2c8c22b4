import { isInRange } from '@site/domain';
import type { ClassLimits, Locale } from '@site/domain';
import { formatBandLabel } from './band-text';
import type { RasterPage } from './raster-page';
import type { HexColor } from './symbols';
import { getLayerText } from './texts';

/** A class of a raster's values. */
export interface RasterLegendClass {
  readonly label: string;
  readonly color: HexColor;
  readonly contains: (value: number) => boolean;
}

/** Returns the label of a step of equal width; the last step has no end. */
function formatStepLabel(from: number, to: number | null, locale: Locale): string {
  if (to === null) return getLayerText('class.andMore', locale).replace('{value}', String(from));
  return getLayerText('class.fromTo', locale).replace('{from}', String(from)).replace('{to}', String(to));
}

/**
 * Returns the classes of a raster for the given limits, with labels in a language; labels do not depend on the
 * limits.
 */
export function listRasterClasses(
  { classes }: RasterPage,
  locale: Locale,
  limits: ClassLimits
): readonly RasterLegendClass[] {
  switch (classes.by) {
    case 'legend':
      return classes.legend(limits).bands.map((band) => ({
        label: formatBandLabel(band, locale),
        color: band.color,
        contains: (value) => isInRange(band, value)
      }));
    case 'names':
      return classes.values.map(({ value, label, color }) => ({
        label: getLayerText(label, locale),
        color,
        contains: (other) => other === value
      }));
    case 'steps': {
      const { width, colors } = classes;
      return colors.map((color, index) => {
        const [from, to] = [index * width, index === colors.length - 1 ? null : (index + 1) * width];
        return {
          label: formatStepLabel(from, to, locale),
          color,
          contains: (value) => value >= from && (to === null || value < to)
        };
      });
    }
  }
}
