import { Button } from 'jimu-ui';
import type { Locale, Where } from 'widgets/shared-code/site-core';
import {
  ExportMenu,
  FigureTable,
  HeadlineFigures,
  ScopeLine,
  useThemeStyles,
  useOpenResult
} from 'widgets/shared-code/site-core';
import type { Config } from '../../config';
import { useTexts } from '../use-texts';
import type { FilteredBiocharSummary } from './export';
import { summaryCsv, summaryGeoJson } from './export';
import { listComparisonRows, listHeadlines } from './figures';
import { Groups } from './groups';
import { Legend } from './legend';
import { dataDay, scopeText } from './words';

interface SummaryProps {
  readonly result: FilteredBiocharSummary;
  /** The pinned result; null until its figures are loaded. */
  readonly kept: FilteredBiocharSummary | null;
  readonly isKept: boolean;
  readonly config: Config;
  readonly locale: Locale;
  readonly onRows: ((name: string, condition: Where | null) => void) | null;
  onKeep(): void;
  onLetGo(): void;
}

/** Both results side by side, the pinned one first. */
function Comparison({
  result,
  kept,
  locale
}: Pick<SummaryProps, 'result' | 'locale'> & { readonly kept: FilteredBiocharSummary }) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const both = [kept, result];
  return (
    <section aria-label={t('compare')} css={{ padding: space(2.5, 3.5) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('compare')}</h3>
      <FigureTable
        caption={t('compare')}
        columns={both.map(({ shown }, at) => ({ key: String(at), title: scopeText(shown.filter, t) }))}
        rows={listComparisonRows(
          both.map(({ summary }) => summary.totals),
          locale,
          t
        )}
      />
    </section>
  );
}

/** A result: its scope and date, figures, comparison with the pinned result, and tables by month and LGA. */
export function Summary(props: SummaryProps) {
  const { result, kept, isKept, config, locale, onRows, onKeep, onLetGo } = props;
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const openElement = useOpenResult(t('_widgetLabel'), false);
  const { shown, summary } = result;
  const scope = scopeText(shown.filter, t);
  const exported = kept && !isKept ? [result, kept] : [result];
  const openAll = onRows && (() => onRows(scope, null));
  return (
    <div ref={openElement}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2), padding: space(2, 2, 2, 3.5) }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <ScopeLine scope={scope} date={dataDay(summary)} />
        </div>
        <ExportMenu
          subject={t('_widgetLabel')}
          fileName="biochar-summary"
          csv={() => summaryCsv(exported, t)}
          geoJson={() => summaryGeoJson(exported, t)}
        />
      </div>
      <HeadlineFigures
        figures={listHeadlines(summary.totals, { locale, t, missing: false, onRows: openAll })}
      />
      <Legend totals={summary.totals} locale={locale} />
      {summary.totals.applicationCount === 0 && (
        <p css={{ margin: 0, padding: space(2.5, 3.5, 0) }}>{t('nothing')}</p>
      )}
      {kept && !isKept && <Comparison result={result} kept={kept} locale={locale} />}
      <div css={{ display: 'grid', gap: space(1), justifyItems: 'start', padding: space(2.5, 3.5, 0) }}>
        {isKept && <p css={{ margin: 0, ...type.hint }}>{t('kept')}</p>}
        <div css={{ display: 'flex', gap: space(2) }}>
          {!isKept && (
            <Button size="sm" onClick={onKeep}>
              {t('keep')}
            </Button>
          )}
          {(kept ?? isKept) && (
            <Button size="sm" type="tertiary" onClick={onLetGo}>
              {t('letGo')}
            </Button>
          )}
        </div>
      </div>
      {summary.months.length > 0 && (
        <Groups summary={summary} config={config} locale={locale} onRows={onRows} />
      )}
    </div>
  );
}
