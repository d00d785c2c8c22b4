import type { Locale } from 'widgets/shared-code/site-base';
import { CASSAVA_AMOUNTS, computeCassavaFigure, getUnitText } from 'widgets/shared-code/site-domain';
import { formatCsv } from 'widgets/shared-code/site-records';
import { cassavaStatesPage, formatFieldLabel } from 'widgets/shared-code/site-map';
import type { CassavaState } from './states';
import { FIGURES } from './states';
import type { Texts } from './use-texts';

const AMOUNT_FIGURES = [FIGURES[0], FIGURES[1]] as const;

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
  return formatCsv({
    columns: [
      formatFieldLabel(fields.STATE, locale),
      ...FIGURES.map(({ field }) => formatFieldLabel(fields[field], locale)),
      formatFieldLabel(fields.RANK, locale),
      ...AMOUNT_FIGURES.map(
        ({ amount }) => `${t(amount)} (${getUnitText(CASSAVA_AMOUNTS[amount].unit, locale)})`
      )
    ],
    rows: states.map(({ name, figures, rank }) => [
      name,
      ...FIGURES.map(({ field, amount }) =>
        amount === null ? figures[field] : (computeCassavaFigure(amount, figures[field])?.headed ?? null)
      ),
      rank,
      ...AMOUNT_FIGURES.map(({ field, amount }) => computeCassavaFigure(amount, figures[field])?.full ?? null)
    ]),
    notes: [
      { key: 'scope', label: t('noteScope'), value: t('scope', { count: states.length }) },
      { key: 'dataDate', label: t('noteDate'), value: dataDate ?? '' },
      { key: 'source', label: t('noteSource'), value: window.location.origin }
    ]
  });
}
