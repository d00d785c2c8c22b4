import { Button, Loading, LoadingType, Progress } from 'jimu-ui';
import type { AnalysisPartProps } from 'widgets/shared-code/site-core';
import {
  DateFilterForm,
  HeadlineFigures,
  Notice,
  RowsDialog,
  useThemeStyles
} from 'widgets/shared-code/site-core';
import type { Config } from '../config';
import { listHeadlines, NO_TOTALS } from './summary/figures';
import { Summary } from './summary/summary';
import { useFilteredSummary } from './use-filtered-summary';
import { useTexts } from './use-texts';

/** The filter, and the summary of the applications that it keeps. */
export function Tool(props: AnalysisPartProps<Config>) {
  const { id, config, locale } = props;
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const model = useFilteredSummary(props);
  const { onMap, applied, answer, rows } = model;
  const result = answer.last;
  const frame = { margin: space(3, 3.5, 0) };
  return (
    <>
      {model.problem && (
        <Notice kind="warning" css={frame}>
          {t('badAddress')}
        </Notice>
      )}
      {model.isLayerMissing && (
        <Notice kind="warning" css={frame}>
          {t('missingLayer')}
        </Notice>
      )}
      {onMap.status === 'failed' && (
        <Notice kind="warning" onRetry={onMap.retry} css={frame}>
          {t('mapFailed', { message: onMap.fault.message })}
        </Notice>
      )}
      <div css={{ display: 'grid', gap: space(2), padding: space(3, 3.5) }}>
        <p css={{ margin: 0, ...type.hint }}>{config.hint || t('hint')}</p>
        <DateFilterForm applied={applied} locale={locale} onApply={model.applyFilter} />
        {applied && (
          <Button size="sm" onClick={() => model.applyFilter(null)} css={{ justifySelf: 'start' }}>
            {t('clear')}
          </Button>
        )}
      </div>
      {/* The space is reserved, so that nothing moves when the progress bar appears. */}
      <div css={{ height: 3 }}>
        {answer.busy && <Progress aria-label={t('loading')} css={{ height: 3 }} />}
      </div>
      {!result && answer.status === 'loading' && (
        <div css={{ padding: space(3.5) }}>
          <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 160 }} />
        </div>
      )}
      {answer.status === 'failed' && answer.fault.kind === 'refused' && (
        <Notice kind="error" css={{ margin: space(0, 3.5, 3) }}>
          {t('refused')}
        </Notice>
      )}
      {answer.status === 'failed' && answer.fault.kind === 'failed' && (
        <>
          <Notice kind="error" onRetry={answer.retry} css={{ margin: space(0, 3.5, 3) }}>
            {t('failed', { message: answer.fault.message })}
          </Notice>
          <HeadlineFigures figures={listHeadlines(NO_TOTALS, { locale, t, missing: true, onRows: null })} />
        </>
      )}
      {result && answer.status !== 'failed' && (
        <div aria-busy={answer.busy} css={{ opacity: answer.busy ? 0.55 : 1 }}>
          <Summary
            result={result}
            kept={model.kept}
            isKept={model.isKept}
            config={config}
            locale={locale}
            onRows={model.openRows}
            onKeep={model.keepResult}
            onLetGo={model.removeKept}
          />
        </div>
      )}
      {rows && <RowsDialog widgetId={id} rows={rows} onClose={model.closeRows} />}
    </>
  );
}
