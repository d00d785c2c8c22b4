import { React } from 'jimu-core';
import { Button, TextInput } from 'jimu-ui';
import { LabelledField, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { PlotRecord } from 'widgets/shared-code/site-domain';
import { RefusalNotice } from '../refusal';
import { useTexts } from '../use-texts';
import { usePlotStatus } from './use-plot-status';

interface RejectionProps {
  readonly busy: boolean;
  onReject(reason: string): void;
  onClose(): void;
}

/** Question for the reason of a rejection. */
function Rejection({ busy, onReject, onClose }: RejectionProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [reason, setReason] = React.useState('');
  const [isTried, setIsTried] = React.useState(false);
  const isBlank = reason.trim() === '';
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: space(2) }}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!isBlank) onReject(reason.trim());
      }}
    >
      <LabelledField label={t('reason')} required error={isTried && isBlank ? t('reasonNeeded') : null}>
        {(control) => (
          <TextInput {...control} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </LabelledField>
      <div css={{ display: 'flex', gap: space(2) }}>
        <Button size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="sm" type="primary" htmlType="submit" disabled={busy}>
          {t('reject')}
        </Button>
      </div>
    </form>
  );
}

interface PlotActionsProps {
  readonly plot: PlotRecord;
  readonly serverUrl: string;
  readonly locale: Locale;
}

/** Changes of the status, for administrators. */
export function PlotActions({ plot, serverUrl, locale }: PlotActionsProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [isRejecting, setIsRejecting] = React.useState(false);
  const { busy, fault, refusal, isStale, changeStatus } = usePlotStatus(plot, serverUrl, locale);
  const { status } = plot;
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      {isStale && <Notice kind="warning">{t('changedMeanwhile')}</Notice>}
      {refusal && <RefusalNotice issues={refusal} faults={plot.faults} locale={locale} />}
      {fault && <Notice kind="error">{t('statusFailed', { message: fault.message })}</Notice>}
      {isRejecting ? (
        <Rejection
          busy={busy}
          onClose={() => setIsRejecting(false)}
          onReject={(reason) => {
            setIsRejecting(false);
            changeStatus('rejected', reason);
          }}
        />
      ) : (
        <div
          role="group"
          aria-label={t('statusActions')}
          css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}
        >
          {status !== 'released' && (
            <Button type="primary" disabled={busy} onClick={() => changeStatus('released')}>
              {t('release')}
            </Button>
          )}
          {status === 'draft' && (
            <Button disabled={busy} onClick={() => changeStatus('checked')}>
              {t('markChecked')}
            </Button>
          )}
          {status !== 'rejected' && (
            <Button disabled={busy} onClick={() => setIsRejecting(true)}>
              {t('reject')}
            </Button>
          )}
          {(status === 'released' || status === 'rejected') && (
            <Button disabled={busy} onClick={() => changeStatus('draft')}>
              {t('backToDraft')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
