import {
  areaFigure,
  formatDistance,
  formatInstant,
  formatPosition,
  TOO_FEW
} from 'widgets/shared-code/site-core';
import type { AreaFigureName, TooFew } from 'widgets/shared-code/site-core';
import type { Area } from './state';
import type { Texts } from './use-texts';

/** A figure as text; `bare` where a heading names the unit. */
export const figureText = (
  name: AreaFigureName,
  value: number | null | TooFew,
  t: Texts,
  bare = false
): string => (value === TOO_FEW ? t('tooFew') : areaFigure(name).format(value, bare));

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
  const told = summary.toldFrom ? ` ${t('toldFrom', { mills: summary.toldFrom })}` : '';
  return `${scope}${told} ${t('version', { version: summary.parameterVersion })}.`;
}

/** The day the figures were computed from the records of that moment. */
export const dataDay = ({ summary }: Area): string | null => formatInstant(Date.parse(summary.computedAt));
