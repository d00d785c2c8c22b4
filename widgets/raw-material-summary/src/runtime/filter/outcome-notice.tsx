import { BUSY_OPACITY, formatMessage, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale, RequestState } from 'widgets/shared-code/site-base';
import type { Settings } from '../../config';
import type { FilteredPurchaseSummary } from '../summary/export';
import { useTexts } from '../use-texts';
import type { FilterOutcome } from './use-filter';
import { readFilter } from './use-filter';

interface OutcomeNoticeProps {
  readonly outcome: FilterOutcome | null;
  /** The summary of the filter in force. */
  readonly answer: RequestState<FilteredPurchaseSummary>;
  readonly config: Settings;
  readonly locale: Locale;
}

/** The outcome of a change of the filter, in the words of the catalogue. */
export function OutcomeNotice({ outcome, answer, config, locale }: OutcomeNoticeProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const frame = { margin: space(0, 3.5, 3), ...type.small };
  if (answer.status === 'failed') {
    if (answer.fault.kind === 'refused')
      return (
        <Notice kind="error" css={frame}>
          {t('refused')}
        </Notice>
      );
    const text =
      outcome?.kind === 'applied'
        ? formatMessage('rawMaterial.failed', locale, { message: answer.fault.message })
        : formatMessage('rawMaterial.unavailable', locale);
    return (
      <Notice kind="error" onRetry={answer.retry} css={frame}>
        {text}
      </Notice>
    );
  }
  if (!outcome) return null;
  if (outcome.kind === 'problem' && outcome.field !== undefined) return null;
  if (outcome.kind === 'problem')
    return (
      <Notice kind="error" css={frame}>
        {outcome.text}
      </Notice>
    );
  if (outcome.kind === 'cleared')
    return (
      <Notice kind="success" css={frame}>
        {formatMessage('rawMaterial.cleared', locale)}
      </Notice>
    );
  // While newer figures are loading, the previous ones and their notice stay, so that the layout does not jump.
  const read = answer.last && readFilter(answer.last.input, config, null);
  if (!answer.last || !read?.ok) return null;
  const { purchases } = answer.last.summary.totals;
  const faded = { ...frame, opacity: answer.busy ? BUSY_OPACITY : 1 };
  if (purchases === 0)
    return (
      <Notice kind="warning" title={formatMessage('rawMaterial.nonePurchased', locale)} css={faded}>
        {t('nothing')}
      </Notice>
    );
  const filters = read.value.filters.map((name) => t(`name_${name}`)).join(', ');
  return (
    <Notice kind="success" css={faded}>
      {formatMessage('rawMaterial.applied', locale, { filters, count: purchases })}
    </Notice>
  );
}
