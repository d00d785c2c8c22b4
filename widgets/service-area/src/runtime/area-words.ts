import { formatDistance, formatPosition, formatQuantity, joinWithColon } from 'widgets/shared-code/site-base';
import { formatDay, formatInstant, getAreaFigure, SUPPRESSED } from 'widgets/shared-code/site-domain';
import type {
  AreaFigureName,
  ServiceAreaFigures,
  ServiceAreaSummary,
  Suppressed
} from 'widgets/shared-code/site-domain';
import type { Area } from './state';
import type { Texts } from './use-texts';

/** Formats a figure; `bare` leaves out the unit when the heading has it. */
export const figureText = (
  name: AreaFigureName,
  value: number | null | Suppressed,
  t: Texts,
  bare = false
): string => (value === SUPPRESSED ? t('tooFew') : getAreaFigure(name).format(value, bare));

/** Formats the land that one tonne of biochar serves (ha per tonne). */
export const landRateText = (
  { biocharLandShare }: Pick<ServiceAreaSummary, 'biocharLandShare'>,
  t: Texts
): string => t('scopeRate', { rate: formatQuantity(biocharLandShare, 'ha', 2) });

/** Returns the scope of one figure of an area: 'within 84.2 km', 'inside 60 min', 'LGA Uyo'. */
export function figureScope(
  name: AreaFigureName,
  { summary, minutes }: Pick<Area, 'summary' | 'minutes'>,
  t: Texts
): string {
  const { lga, millScope, extentWidth, figures } = summary;
  switch (getAreaFigure(name).scope) {
    case 'mills':
      return millScope === 'extentWidth'
        ? t('scopeWidth', { distance: formatDistance(extentWidth) })
        : t('scopeMinutes', { minutes });
    case 'ground':
      return t('scopeMinutes', { minutes });
    case 'lgaShares':
      return t('scopeShares', { minutes });
    case 'driveTime':
      return t('scopeDrive', { minutes });
    case 'lga':
      return [lga ? t('scopeLga', { lga: lga.name }) : t('scopeNoLga'), priceDayText(figures, t)]
        .filter(Boolean)
        .join(', ');
    case 'groundAtRate':
      return `${t('scopeMinutes', { minutes })}, ${landRateText(summary, t)}`;
    case 'groundAtPrice':
      return [
        t('scopeMinutes', { minutes }),
        figures.currentP1PriceIsDefault ? t('scopeDefaultPrice') : lga && t('scopePrice', { lga: lga.name }),
        priceDayText(figures, t)
      ]
        .filter(Boolean)
        .join(', ');
  }
}

/** Returns whether a figure is a default used because the value is not known. */
export const isDefault = (
  name: AreaFigureName,
  { currentP1PriceIsDefault = false }: Partial<ServiceAreaFigures>
): boolean => name === 'currentP1Price' && currentP1PriceIsDefault;

/** Returns until which day the P1 price was paid, and whether that is old; null for the default price. */
export function priceDayText(
  { currentP1PriceDate, currentP1PriceIsOld }: ServiceAreaFigures,
  t: Texts
): string | null {
  const day = currentP1PriceDate && formatDay(currentP1PriceDate);
  if (!day) return null;
  return currentP1PriceIsOld ? t('priceToOld', { day }) : t('priceTo', { day });
}

/** Explains why a price is the default one, as a sentence of a file. */
export const defaultText = (t: Texts): string => joinWithColon(t('priceDefault'), t('priceDefaultHint'));

/** Returns the place where an area starts and the reach of its breaks. */
export function placeText({ summary, latitude, longitude }: Area, t: Texts): string {
  const place = summary.lga ? `${summary.lga.name}, ${summary.lga.state}` : t('abroad');
  const breaks = t('breaks', { breaks: summary.breaks.join(' / ') });
  return [place, formatPosition(latitude, longitude), breaks].join(' · ');
}

/** Returns which records were counted, by which rule and with which parameters. */
export function scopeText({ summary, minutes }: Area, t: Texts): string {
  const scope =
    summary.millScope === 'extentWidth'
      ? t('scopeExtent', { distance: formatDistance(summary.extentWidth), minutes })
      : t('scopeInside', { minutes });
  const told = summary.toldFrom ? ` ${t('toldFrom', { mills: summary.toldFrom })}` : '';
  return `${scope}${told} ${t('version', { version: summary.parameterVersion })}.`;
}

/** The day the figures were computed from the records of that moment. */
export const dataDay = ({ summary }: Area): string | null => formatInstant(Date.parse(summary.computedAt));
