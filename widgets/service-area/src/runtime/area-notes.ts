import type { ExportNote } from 'widgets/shared-code/site-core';
import { dataDay, defaultText, placeText, scopeText } from './area-words';
import type { Area } from './state';
import type { Texts } from './use-texts';

/** Where a file comes from. */
export const sourceNote = (t: Texts): ExportNote => ({
  key: 'source',
  label: t('noteSource'),
  value: window.location.origin
});

/** What one of several areas is, in a line. */
export const areaNote = (area: Area, t: Texts): ExportNote => ({
  key: `serviceArea${area.number}`,
  label: t('area', { number: area.number }),
  value: [
    placeText(area, t),
    scopeText(area, t),
    ...(area.summary.figures.currentP1PriceIsDefault ? [`${t('columnP1')}: ${defaultText(t)}`] : []),
    `${t('noteComputed')} ${dataDay(area) ?? ''}`
  ].join(' · ')
});
