import { formatMessage, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import { FilteredResult } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../config';
import { FilterForm } from './filter/filter-form';
import { OutcomeNotice } from './filter/outcome-notice';
import { Summary } from './summary/summary';
import { usePurchaseSummary } from './use-purchase-summary';
import { useTexts } from './use-texts';

/** The filter, its outcome, and the summary of the purchases found. */
export function Tool(props: AnalysisPartProps<Settings>) {
  const { config, locale, seen } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const model = usePurchaseSummary(props);
  const { filter, answer } = model;
  const { outcome } = filter;
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
      <FilteredResult answer={answer} loadingText={t('loading')}>
        {(result) => <Summary result={result} model={model} config={config} />}
      </FilteredResult>
      {model.recordsDialog}
    </>
  );
}
