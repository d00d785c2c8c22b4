import { formatDistance, formatInstant, formatPosition } from 'widgets/shared-code/site-core';
import type { Area } from './state';
import type { Texts } from './use-texts';

/** Where an area starts and how far its breaks reach. */
export function placeText({ summary, latitude, longitude }: Area, t: Texts): string {
  const place = summary.lga ? `${summary.lga.name}, ${summary.lga.state}` : t('abroad');
  const breaks = t('breaks', { breaks: summary.breaks.join(' / ') });
  return [place, formatPosition(latitude, longitude), breaks].join(' · ');
}

/** Which records were counted, by which rule, with which parameters. */
export function scopeText({ summary, minutes }: Area, t: Texts): string {
  const scope =
    summary.millScope === 'extentWidth'
      ? t('scopeExtent', { distance: formatDistance(summary.extentWidth), minutes })
      : t('scopeInside', { minutes });
  return `${scope} ${t('version', { version: summary.parameterVersion })}.`;
}

/** The day the figures were computed from the records of that moment. */
export const dataDay = ({ summary }: Area): string | null => formatInstant(Date.parse(summary.computedAt));
