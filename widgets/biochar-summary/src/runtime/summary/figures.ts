import { formatMessage, formatNumber } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatDay } from 'widgets/shared-code/site-domain';
import type { BiocharSummary } from 'widgets/shared-code/site-domain';
import type { AnalysisWords, ComparedFigure, HeadlineFigure } from 'widgets/shared-code/site-analysis';
import type { Texts } from '../use-texts';
import type { BiocharTotals } from './words';
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
export function listHeadlines(totals: BiocharSummary['totals'], options: HeadlineOptions): HeadlineFigure[] {
  const { locale, t, missing, onRows } = options;
  const { totalBiochar, co2Removal, applicationCount, firstDay, lastDay } = totals;
  const mark = missing ? { mark: t('notHad') } : {};
  const without = withoutText(totals, t);
  return [
    {
      key: 'biochar',
      label: formatMessage('board.totalBiochar', locale),
      text: biocharText(totals),
      value: totalBiochar,
      ...mark
    },
    {
      key: 'co2',
      label: formatMessage('board.co2Removal', locale),
      text: co2Text(totals),
      value: co2Removal,
      ...(without !== undefined && { note: without }),
      ...mark
    },
    {
      key: 'applications',
      label: formatMessage('board.applicationCount', locale),
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

/** Lists the figures by which results are compared. */
export const listFigures = ({
  t,
  locale
}: AnalysisWords<Texts>): readonly ComparedFigure<BiocharTotals>[] => [
  ['biochar', formatMessage('board.totalBiochar', locale), biocharText],
  ['co2', formatMessage('board.co2Removal', locale), co2Text],
  ['withoutCo2', t('columnWithoutCo2'), ({ withoutCo2 }) => formatNumber(withoutCo2)],
  [
    'applications',
    formatMessage('board.applicationCount', locale),
    ({ applicationCount }) => formatNumber(applicationCount)
  ],
  ['experimental', t('columnExperimental'), ({ experimentalCount }) => formatNumber(experimentalCount)]
];
