import type { BiocharSummary, FigureRow, HeadlineFigure, Locale } from 'widgets/shared-code/site-core';
import { formatDay, formatNumber, message } from 'widgets/shared-code/site-core';
import type { Texts } from '../use-texts';
import type { Totals } from './words';
import { biocharText, co2Text, withoutText } from './words';

/** Totals shown when the figures could not be loaded: zero, with a mark. Source: section 8 "Fallbacks". */
export const NO_TOTALS: BiocharSummary['totals'] = {
  totalBiochar: 0,
  co2Removal: 0,
  applicationCount: 0,
  withoutCo2: 0,
  experimentalCount: 0,
  firstDay: null,
  lastDay: null
};

interface HeadlineOptions {
  readonly locale: Locale;
  readonly t: Texts;
  /** Whether the figures could not be loaded. */
  readonly missing: boolean;
  /** Opens the records; null when they cannot be shown. */
  readonly onRows: (() => void) | null;
}

/** Returns the headline figures of a result, with the labels of the board. */
export function headlines(totals: BiocharSummary['totals'], options: HeadlineOptions): HeadlineFigure[] {
  const { locale, t, missing, onRows } = options;
  const { totalBiochar, co2Removal, applicationCount, firstDay, lastDay } = totals;
  const mark = missing ? { mark: t('notHad') } : {};
  const without = withoutText(totals, t);
  return [
    {
      key: 'biochar',
      label: message('board.totalBiochar', locale),
      text: biocharText(totals),
      value: totalBiochar,
      ...mark
    },
    {
      key: 'co2',
      label: message('board.co2Removal', locale),
      text: co2Text(totals),
      value: co2Removal,
      ...(without !== undefined && { note: without }),
      ...mark
    },
    {
      key: 'applications',
      label: message('board.applicationCount', locale),
      text: formatNumber(applicationCount),
      value: applicationCount,
      ...(firstDay !== null &&
        lastDay !== null && {
          note: t('period', { first: formatDay(firstDay) ?? '', last: formatDay(lastDay) ?? '' })
        }),
      ...(onRows &&
        applicationCount > 0 && {
          action: { text: t('view', { count: formatNumber(applicationCount) }), onPress: onRows }
        }),
      ...mark
    }
  ];
}

/** Returns the same figures of several results, one row per figure. */
export function comparison(results: readonly Totals[], locale: Locale, t: Texts): FigureRow[] {
  const row = (key: string, label: string, text: (totals: Totals) => string): FigureRow => ({
    key,
    label,
    values: results.map(text)
  });
  return [
    row('biochar', message('board.totalBiochar', locale), biocharText),
    row('co2', message('board.co2Removal', locale), co2Text),
    row('withoutCo2', t('columnWithoutCo2'), ({ withoutCo2 }) => formatNumber(withoutCo2)),
    row('applications', message('board.applicationCount', locale), ({ applicationCount }) =>
      formatNumber(applicationCount)
    ),
    row('experimental', t('columnExperimental'), ({ experimentalCount }) => formatNumber(experimentalCount))
  ];
}
