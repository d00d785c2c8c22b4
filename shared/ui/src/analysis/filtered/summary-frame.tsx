import type { ReactNode } from 'react';
import { formatInstant } from '@site/domain';
import { Button } from 'jimu-ui';
import { ExportMenu } from '../../tables/export/export-menu';
import { FigureTable } from '../figure-table';
import type { HeadlineFigure } from '../headline-figures';
import { HeadlineFigures } from '../headline-figures';
import { useOpenResult } from '../../kit/panels/open-results';
import { ShapeScopeNotice } from '../../tools/map/shape-scope-notice';
import { ScopeLine } from '../result-panel';
import { useThemeStyles } from '../../kit/theme/styles';
import { useLocale } from '../../base/use-ui-texts';
import type { FilteredAnalysis, SummaryResult, SummaryTexts } from './filtered-analysis';
import type { FilteredSummary } from './use-filtered-summary';

interface SummaryFrameProps<Texts extends SummaryTexts, Filter, Result extends SummaryResult> {
  readonly analysis: FilteredAnalysis<Texts, Filter, Result>;
  readonly model: FilteredSummary<Filter, Result>;
  readonly result: Result;
  readonly headlines: readonly HeadlineFigure[];
  /** Between the headline figures and the comparison. */
  readonly legend?: ReactNode;
  /** The groups of the result. */
  readonly children: ReactNode;
}

/** The results side by side, a row per figure. */
function Comparison<Texts extends SummaryTexts, Result extends SummaryResult>({
  analysis,
  results
}: {
  readonly analysis: Pick<FilteredAnalysis<Texts, never, Result>, 'useTexts' | 'describe' | 'listFigures'>;
  readonly results: readonly Result[];
}) {
  const t = analysis.useTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const title = t('compare');
  return (
    <section aria-label={title} css={{ padding: space(2.5, 3.5) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{title}</h3>
      <FigureTable
        caption={title}
        columns={results.map((one, at) => ({ key: String(at), title: analysis.describe(one, t) }))}
        rows={analysis.listFigures({ t, locale }).map(([key, label, format]) => ({
          key,
          label,
          values: results.map(({ summary }) => format(summary.totals))
        }))}
      />
    </section>
  );
}

/** A result by filter: its scope and date, files, figures, the comparison with a kept result, and its groups. */
export function SummaryFrame<Texts extends SummaryTexts, Filter, Result extends SummaryResult>({
  analysis,
  model,
  result,
  headlines,
  legend,
  children
}: SummaryFrameProps<Texts, Filter, Result>) {
  const t = analysis.useTexts();
  const { type, space } = useThemeStyles();
  const title = t('_widgetLabel');
  const openElement = useOpenResult(title, false);
  const { kept, isKept } = model;
  const { dataDate = null } = result.summary;
  const other = isKept ? null : kept;
  const exported = other ? [result, other] : [result];
  return (
    <div ref={openElement}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2), padding: space(2, 2, 2, 3.5) }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <ScopeLine
            scope={analysis.describe(result, t)}
            date={dataDate === null ? null : formatInstant(Date.parse(dataDate))}
          />
        </div>
        <ExportMenu
          subject={title}
          fileName={analysis.name}
          csv={() => analysis.csv(exported, t)}
          geoJson={() => analysis.geoJson(exported, t)}
        />
      </div>
      <ShapeScopeNotice css={{ margin: space(0, 3.5, 2) }} />
      <HeadlineFigures figures={headlines} />
      {legend}
      {other && <Comparison analysis={analysis} results={[other, result]} />}
      <div css={{ display: 'grid', gap: space(1), justifyItems: 'start', padding: space(2.5, 3.5, 0) }}>
        {isKept && <p css={{ margin: 0, ...type.hint }}>{t('kept')}</p>}
        <div css={{ display: 'flex', gap: space(2) }}>
          {!isKept && (
            <Button size="sm" onClick={model.keepResult}>
              {t('keep')}
            </Button>
          )}
          {(kept ?? isKept) && (
            <Button size="sm" type="tertiary" onClick={model.removeKept}>
              {t('letGo')}
            </Button>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
