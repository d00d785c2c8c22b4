import { formatMessage, joinWithColon } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatDay, formatScreeningFinding, SCREENING_VERDICTS } from 'widgets/shared-code/site-domain';
import type {
  PlotScreening,
  ScreeningFinding,
  ScreeningSource,
  ScreeningVerdict
} from 'widgets/shared-code/site-domain';
import { translateText } from 'widgets/shared-code/site-map';
import type { Texts } from '../use-texts';

/** Returns the number of plots with each result. */
export const countVerdicts = (
  screenings: readonly PlotScreening[]
): Readonly<Record<ScreeningVerdict, number>> =>
  Object.fromEntries(
    SCREENING_VERDICTS.map((verdict) => [verdict, screenings.filter((one) => one.verdict === verdict).length])
  ) as Record<ScreeningVerdict, number>;

/** Returns whether a plot has another result than before its last change, or that of a layer. */
export const hasChanged = ({ verdict, before }: PlotScreening): boolean =>
  before !== null && before.verdict !== verdict;

export const formatVerdict = (verdict: ScreeningVerdict, locale: Locale): string =>
  formatMessage(`screening.${verdict}`, locale);

/** Returns the sentence of a finding, with its layer and its day in the language of the page. */
export const formatFinding = (finding: ScreeningFinding, locale: Locale): string =>
  formatScreeningFinding(
    {
      ...finding,
      layer: translateText(finding.layer, locale),
      date: finding.date === null ? null : (formatDay(finding.date) ?? finding.date)
    },
    locale
  );

/** Returns a layer with its source and the day or years of its data. */
export function formatSource(
  { title, attribution, importedOn, years }: ScreeningSource,
  locale: Locale,
  t: Texts
): string {
  const name = translateText(title, locale);
  if (attribution === null) return t('screeningNotImported', { layer: name });
  const dates = [
    ...(importedOn === null ? [] : [t('screeningImportedOn', { day: formatDay(importedOn) ?? importedOn })]),
    ...(years === null ? [] : [t('screeningYears', { first: String(years[0]), last: String(years[1]) })])
  ];
  return [joinWithColon(name, attribution), ...dates].join(' · ');
}
