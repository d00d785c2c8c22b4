import type { Answer, Locale } from 'widgets/shared-code/site-core';
import { message, Notice, useLook } from 'widgets/shared-code/site-core';
import type { Config } from '../../config';
import type { Result } from '../summary/export';
import { useTexts } from '../use-texts';
import type { Outcome } from './use-filter';
import { readFilter } from './use-filter';

/** Opacity of figures, and of their notice, while newer ones are loading. */
export const BUSY_OPACITY = 0.55;

interface OutcomeNoticeProps {
  readonly outcome: Outcome | null;
  /** The summary of the filter in force. */
  readonly answer: Answer<Result>;
  readonly config: Config;
  readonly locale: Locale;
}

/** The outcome of a change of the filter, in the words of the catalogue. */
export function OutcomeNotice({ outcome, answer, config, locale }: OutcomeNoticeProps) {
  const t = useTexts();
  const { space, type } = useLook();
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
        ? message('rawMaterial.failed', locale, { message: answer.fault.message })
        : message('rawMaterial.unavailable', locale);
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
        {message('rawMaterial.cleared', locale)}
      </Notice>
    );
  // While newer figures are loading, the previous ones and their notice stay, so that the layout does not jump.
  const read = answer.last && readFilter(answer.last.input, config, null);
  if (!answer.last || !read?.ok) return null;
  const { purchases } = answer.last.summary.totals;
  const faded = { ...frame, opacity: answer.busy ? BUSY_OPACITY : 1 };
  if (purchases === 0)
    return (
      <Notice kind="warning" title={message('rawMaterial.nonePurchased', locale)} css={faded}>
        {t('nothing')}
      </Notice>
    );
  const filters = read.value.filters.map((name) => t(`name_${name}`)).join(', ');
  return (
    <Notice kind="success" css={faded}>
      {message('rawMaterial.applied', locale, { filters, count: purchases })}
    </Notice>
  );
}
