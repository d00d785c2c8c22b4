import { Button } from 'jimu-ui';
import { Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import { DateFilterForm, FilteredResult, HeadlineFigures } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../config';
import { listHeadlines, NO_TOTALS } from './summary/figures';
import { Summary } from './summary/summary';
import type { BiocharSummaryModel } from './use-biochar-summary';
import { useBiocharSummary } from './use-biochar-summary';
import { useTexts } from './use-texts';

interface FailureProps extends Pick<AnalysisPartProps<Settings>, 'locale'> {
  readonly answer: BiocharSummaryModel['answer'];
}

/** Reason why there are no figures; marked zeros take their place, except for a user without access. */
function Failure({ answer, locale }: FailureProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  if (answer.status !== 'failed') return null;
  const { kind, message } = answer.fault;
  const frame = { margin: space(0, 3.5, 3) };
  if (kind === 'refused')
    return (
      <Notice kind="error" css={frame}>
        {t('refused')}
      </Notice>
    );
  return (
    <>
      <Notice kind="error" onRetry={answer.retry} css={frame}>
        {t('failed', { message })}
      </Notice>
      <HeadlineFigures figures={listHeadlines(NO_TOTALS, { locale, t, missing: true, onRows: null })} />
    </>
  );
}

/** The filter, and the summary of the applications that it keeps. */
export function Tool(props: AnalysisPartProps<Settings>) {
  const { config, locale } = props;
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const model = useBiocharSummary(props);
  const { onMap, applied, answer } = model;
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
      <FilteredResult
        answer={answer}
        loadingText={t('loading')}
        failure={<Failure answer={answer} locale={locale} />}
      >
        {(result) => <Summary result={result} model={model} config={config} locale={locale} />}
      </FilteredResult>
      {model.recordsDialog}
    </>
  );
}
