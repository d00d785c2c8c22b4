import { Loading, LoadingType, Progress } from 'jimu-ui';
import type { AnalysisPartProps } from 'widgets/shared-code/site-core';
import { formatMessage, Notice, RowsDialog, useThemeStyles } from 'widgets/shared-code/site-core';
import type { Config } from '../config';
import { FilterForm } from './filter/filter-form';
import { BUSY_OPACITY, OutcomeNotice } from './filter/outcome-notice';
import { Summary } from './summary/summary';
import { useFilteredSummary } from './use-filtered-summary';
import { useTexts } from './use-texts';

/** The filter, its outcome, and the summary of the purchases found. */
export function Tool(props: AnalysisPartProps<Config>) {
  const { id, config, locale, seen } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const model = useFilteredSummary(props);
  const { filter, answer, rows } = model;
  const { outcome } = filter;
  const result = answer.last;
  return (
    <>
      {model.problem && (
        <Notice kind="warning" css={{ margin: space(3, 3.5, 0) }}>
          {t('badAddress')}
        </Notice>
      )}
      {model.isLayerMissing && (
        <Notice
          kind="warning"
          title={formatMessage('rawMaterial.sourceLayerNotFound', locale)}
          css={{ margin: space(3, 3.5, 0) }}
        >
          {t('missingLayer')}
        </Notice>
      )}
      <FilterForm
        given={model.given}
        paused={!seen}
        hint={config.hint}
        endError={outcome?.kind === 'problem' && outcome.field === 'end' ? outcome.text : null}
        serverUrl={config.serverUrl}
        locale={locale}
        onPut={filter.put}
        onClear={model.clearFilter}
      />
      <OutcomeNotice outcome={outcome} answer={answer} config={config} locale={locale} />
      {/* Kept in place, so that nothing moves when it comes and goes. */}
      <div css={{ height: 3 }}>
        {answer.busy && <Progress aria-label={t('loading')} css={{ height: 3 }} />}
      </div>
      {!result && answer.status === 'loading' && (
        <div css={{ padding: space(3.5) }}>
          <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 160 }} />
        </div>
      )}
      {result && answer.status !== 'failed' && (
        <div aria-busy={answer.busy} css={{ opacity: answer.busy ? BUSY_OPACITY : 1 }}>
          <Summary
            result={result}
            kept={model.kept}
            isKept={model.isKept}
            config={config}
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
