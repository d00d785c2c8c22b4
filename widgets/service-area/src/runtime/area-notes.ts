import type { ExportNote } from 'widgets/shared-code/site-core';
import { dataDay, defaultText, placeText, priceDayText, scopeText } from './area-words';
import type { Area } from './state';
import type { Texts } from './use-texts';

/** Where a file comes from. */
export const sourceNote = (t: Texts): ExportNote => ({
  key: 'source',
  label: t('noteSource'),
  value: window.location.origin
});

/** Which price a row's profit is reckoned with: the default, or one paid until a day. */
const priceNote = ({ summary: { figures } }: Area, t: Texts): readonly string[] => {
  const note = figures.currentP1PriceIsDefault ? defaultText(t) : priceDayText(figures, t);
  return note === null ? [] : [`${t('columnP1')}: ${note}`];
};

/** What one of several areas is, in a line. */
export const areaNote = (area: Area, t: Texts): ExportNote => ({
  key: `serviceArea${area.number}`,
  label: t('area', { number: area.number }),
  value: [
    placeText(area, t),
    scopeText(area, t),
    ...priceNote(area, t),
    `${t('noteComputed')} ${dataDay(area) ?? ''}`
  ].join(' · ')
});
