import { Button } from 'jimu-ui';
import type { Where } from 'widgets/shared-code/site-core';
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
import type { FilteredPurchaseSummary } from './export';
import { summaryCsv, summaryGeoJson } from './export';
import { listComparisonRows, listHeadlines } from './figures';
import { Groups } from './groups';
import { dataDay, scopeText } from './words';

interface SummaryProps {
  readonly result: FilteredPurchaseSummary;
  /** The kept result, once its figures are loaded. */
  readonly kept: FilteredPurchaseSummary | null;
  readonly isKept: boolean;
  readonly config: Config;
  readonly onRows: ((name: string, condition: Where | null) => void) | null;
  onKeep(): void;
  onLetGo(): void;
}

/** Both results side by side, the kept one first. */
function Comparison({
  result,
  kept
}: {
  readonly result: FilteredPurchaseSummary;
  readonly kept: FilteredPurchaseSummary;
}) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const both = [kept, result];
  return (
    <section aria-label={t('compare')} css={{ padding: space(2.5, 3.5) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('compare')}</h3>
      <FigureTable
        caption={t('compare')}
        columns={both.map(({ input }, at) => ({ key: String(at), title: scopeText(input, t) }))}
        rows={listComparisonRows(
          both.map(({ summary }) => summary.totals),
          t
        )}
      />
    </section>
  );
}

/** A result: its scope and date, its figures, the comparison with a kept result, and its groups. */
export function Summary({ result, kept, isKept, config, onRows, onKeep, onLetGo }: SummaryProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const openElement = useOpenResult(t('_widgetLabel'), false);
  const { input, summary } = result;
  const shown = kept && !isKept ? [result, kept] : [result];
  return (
    <div ref={openElement}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2), padding: space(2, 2, 2, 3.5) }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <ScopeLine scope={scopeText(input, t)} date={dataDay(summary)} />
        </div>
        <ExportMenu
          subject={t('_widgetLabel')}
          fileName="raw-material-summary"
          csv={() => summaryCsv(shown, t)}
          geoJson={() => summaryGeoJson(shown, t)}
        />
      </div>
      <HeadlineFigures
        figures={listHeadlines(summary.totals, t, onRows && (() => onRows(scopeText(input, t), null)))}
      />
      {kept && !isKept && <Comparison result={result} kept={kept} />}
      <div css={{ display: 'grid', gap: space(1), justifyItems: 'start', padding: space(2, 3.5, 0) }}>
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
      {summary.totals.purchases > 0 && <Groups summary={summary} config={config} onRows={onRows} />}
    </div>
  );
}
