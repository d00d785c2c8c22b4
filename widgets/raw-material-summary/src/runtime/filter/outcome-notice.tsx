import type { Answer, Locale } from 'widgets/shared-code/site-core';
import { message, Notice, useLook } from 'widgets/shared-code/site-core';
import type { Result } from '../summary/export';
import { useTexts } from '../use-texts';
import type { Outcome } from './use-filter';

interface OutcomeNoticeProps {
  readonly outcome: Outcome | null;
  /** The summary of what is in force. */
  readonly answer: Answer<Result>;
  readonly locale: Locale;
}

/** What applying or clearing came to, in the words of the catalogue. */
export function OutcomeNotice({ outcome, answer, locale }: OutcomeNoticeProps) {
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
  if (answer.status !== 'ready') return null;
  const { purchases } = answer.answer.summary.totals;
  if (purchases === 0)
    return (
      <Notice kind="warning" title={message('rawMaterial.nonePurchased', locale)} css={frame}>
        {t('nothing')}
      </Notice>
    );
  const filters = outcome.filters.map((name) => t(`name_${name}`)).join(', ');
  return (
    <Notice kind="success" css={frame}>
      {message('rawMaterial.applied', locale, { filters, count: purchases })}
    </Notice>
  );
}
