import type { Locale } from 'widgets/shared-code/site-core';
import { CASSAVA_AMOUNTS, cassavaFigure, csvText } from 'widgets/shared-code/site-core';
import { cassavaStatesPage, fieldLabel, unitText } from 'widgets/shared-code/site-map';
import type { CassavaState } from './states';
import { FIGURES } from './states';
import type { Texts } from './use-texts';

const AMOUNTS = [FIGURES[0], FIGURES[1]] as const;

/**
 * Returns the listed states as CSV: amounts in the multiplier of the headings and in full; missing values are
 * blank.
 */
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
      ...FIGURES.map(({ field }) => fieldLabel(fields[field], locale)),
      fieldLabel(fields.RANK, locale),
      ...AMOUNTS.map(({ amount }) => `${t(amount)} (${unitText(CASSAVA_AMOUNTS[amount].unit, locale)})`)
    ],
    rows: states.map(({ name, figures, rank }) => [
      name,
      ...FIGURES.map(({ field, amount }) =>
        amount === null ? figures[field] : (cassavaFigure(amount, figures[field])?.headed ?? null)
      ),
      rank,
      ...AMOUNTS.map(({ field, amount }) => cassavaFigure(amount, figures[field])?.full ?? null)
    ]),
    notes: [
      { key: 'scope', label: t('noteScope'), value: t('scope', { count: states.length }) },
      { key: 'dataDate', label: t('noteDate'), value: dataDate ?? '' },
      { key: 'source', label: t('noteSource'), value: window.location.origin }
    ]
  });
}
