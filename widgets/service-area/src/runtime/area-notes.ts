import { joinWithColon } from 'widgets/shared-code/site-base';
import type { ExportNote } from 'widgets/shared-code/site-records';
import { dataDay, defaultText, placeText, priceDayText, scopeText } from './area-words';
import type { Area } from './state';
import type { Texts } from './use-texts';

/** Names the price behind a row's profit: the default, or one paid until a day. */
const priceNote = ({ summary: { figures } }: Area, t: Texts): readonly string[] => {
  const note = figures.currentP1PriceIsDefault ? defaultText(t) : priceDayText(figures, t);
  return note === null ? [] : [joinWithColon(t('columnP1'), note)];
};

/** Describes one of several areas in a line. */
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
