import { Button } from 'jimu-ui';
import { Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { PlannerState, PlannerStateSetter } from '../state';
import { cancelPlans, retryRequest } from '../state';
import { useTexts } from '../use-texts';

interface PlanProgressProps {
  readonly state: PlannerState;
  readonly change: PlannerStateSetter;
}

/** The plan that is being made, and why the last one failed. */
export function PlanProgress({ state, change }: PlanProgressProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { queue, failed } = state;
  const request = queue[0];
  return (
    <>
      {request && (
        <div
          role="status"
          css={{ display: 'flex', alignItems: 'center', gap: space(3), padding: space(0, 4, 3) }}
        >
          <span css={{ flex: 1 }}>{t('planning', { agent: request.agent })}</span>
          <Button size="sm" onClick={() => change(cancelPlans)}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {failed && (
        <Notice
          kind="error"
          title={t('planFailed', { agent: failed.request.agent })}
          css={{ margin: space(0, 4, 3) }}
          onRetry={
            failed.fault.kind === 'refused'
              ? undefined
              : () => change((before) => retryRequest(before, failed.request))
          }
          onDismiss={() => change((before) => ({ ...before, failed: null }))}
        >
          {failed.fault.kind === 'refused' ? t('refused') : failed.fault.message}
        </Notice>
      )}
    </>
  );
}
