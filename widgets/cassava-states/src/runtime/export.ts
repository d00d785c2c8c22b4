import type { Locale } from 'widgets/shared-code/site-core';
import { csvText } from 'widgets/shared-code/site-core';
import { cassavaStatesPage, fieldLabel, unitText } from 'widgets/shared-code/site-map';
import type { CassavaState } from './states';
import { FIGURES } from './states';
import type { Texts } from './use-texts';

/** The states as they are listed, each figure with its unit; what is not known is blank. */
export function statesCsv(
  states: readonly CassavaState[],
  dataDate: string | null,
  locale: Locale,
  t: Texts
): string {
  const { fields } = cassavaStatesPage;
  return csvText({
    columns: [
      fieldLabel(fields.STATE, locale),
      ...FIGURES.map(({ field, unit }) => `${fieldLabel(fields[field], locale)} (${unitText(unit, locale)})`),
      fieldLabel(fields.RANK, locale)
    ],
    rows: states.map(({ name, figures, rank }) => [
      name,
      ...FIGURES.map(({ field }) => figures[field]),
      rank
    ]),
    notes: [
      { key: 'scope', label: t('noteScope'), value: t('scope', { count: states.length }) },
      { key: 'dataDate', label: t('noteDate'), value: dataDate ?? '' },
      { key: 'source', label: t('noteSource'), value: window.location.origin }
    ]
  });
}
