import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { SummaryFrame } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { BIOCHAR_SUMMARY } from '../analysis';
import type { BiocharSummaryModel } from '../use-biochar-summary';
import { useTexts } from '../use-texts';
import type { FilteredBiocharSummary } from './export';
import { listHeadlines } from './figures';
import { Groups } from './groups';
import { Legend } from './legend';
import { scopeText } from './words';

interface SummaryProps {
  readonly result: FilteredBiocharSummary;
  readonly model: BiocharSummaryModel;
  readonly config: Settings;
  readonly locale: Locale;
}

/** A result: its figures, the map's legend, and tables by month and LGA. */
export function Summary({ result, model, config, locale }: SummaryProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { openRows } = model;
  const { shown, summary } = result;
  const { totals } = summary;
  const onRows = openRows && (() => openRows(scopeText(shown.filter, t), null));
  return (
    <SummaryFrame
      analysis={BIOCHAR_SUMMARY}
      model={model}
      result={result}
      headlines={listHeadlines(totals, { locale, t, missing: false, onRows })}
      legend={
        <>
          <Legend totals={totals} locale={locale} />
          {totals.applicationCount === 0 && (
            <p css={{ margin: 0, padding: space(2.5, 3.5, 0) }}>{t('nothing')}</p>
          )}
        </>
      }
    >
      {summary.months.length > 0 && (
        <Groups summary={summary} config={config} locale={locale} onRows={openRows} />
      )}
    </SummaryFrame>
  );
}
