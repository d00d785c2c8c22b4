import { Button, Progress } from 'jimu-ui';
import { formatNumber, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { useTexts } from '../use-texts';
import { formatFault } from '../words';
import { formatReportText } from 'widgets/shared-code/site-domain';
import type { ImportRunState } from './use-import-run';

interface RunProgressProps {
  readonly runState: ImportRunState;
  readonly locale: Locale;
}

/** Rows read so far, or why a check or an import could not begin or ended without a report. */
export function RunProgress({ runState, locale }: RunProgressProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { run, busy, fault, retry, cancel, isCancelling } = runState;
  if (fault)
    return (
      <Notice
        kind="error"
        title={t('runFailed')}
        onRetry={fault.code === 'network' || fault.code === 'unknown' ? retry : undefined}
      >
        {formatFault(fault, t)}
      </Notice>
    );
  if (busy) {
    const text = t('rowsRead', { count: formatNumber(run?.state === 'running' ? run.read : 0) });
    return (
      <div css={{ display: 'grid', gap: space(2) }}>
        <span role="status">{isCancelling ? t('cancelling') : text}</span>
        <Progress type="linear" aria-label={text} />
        <Button
          disabled={isCancelling || run?.state !== 'running'}
          onClick={cancel}
          css={{ justifySelf: 'start' }}
        >
          {t('cancel')}
        </Button>
      </div>
    );
  }
  if (run?.state === 'cancelled') return <Notice>{t('runCancelled')}</Notice>;
  if (run?.state !== 'failed') return null;
  return (
    <Notice kind="error" title={t('notUsable')}>
      {run.problem && formatReportText(run.problem, locale)}
    </Notice>
  );
}
