import { Button, Progress } from 'jimu-ui';
import {
  formatNaira,
  formatNumber,
  Notice,
  useLocale,
  useThemeStyles,
  useWidgetState
} from 'widgets/shared-code/site-base';
import type { RoundsState, RoundsStateSetter } from '../state';
import { cancelRequest, retryRequest, ROUNDS_PROGRESS, stopSearch } from '../state';
import { useTexts } from '../use-texts';
import { formatFailure, formatTonnes } from '../words';

interface PlanProgressProps {
  readonly toolId: string;
  readonly state: RoundsState;
  readonly change: RoundsStateSetter;
}

/** The plan that is being computed, with its best answer so far. */
function Pending({
  toolId,
  change,
  requestId
}: Pick<PlanProgressProps, 'toolId' | 'change'> & { readonly requestId: number }) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const [told] = useWidgetState(toolId, ROUNDS_PROGRESS);
  const progress = told?.requestId === requestId ? told : null;
  const { stage = 'data', share = 0, best = null } = progress ?? {};
  const percent = Math.round(100 * share);
  return (
    <div css={{ display: 'grid', gap: space(2), padding: space(0, 4, 3) }}>
      <div role="status">
        {t(stage === 'data' ? 'readingData' : stage === 'roads' ? 'readingRoads' : 'searching')}
      </div>
      <Progress aria-label={t('progress')} value={percent} css={{ height: 3 }} />
      {best && (
        <span css={type.hint}>
          {t('bestSoFar', {
            cost: formatNaira(best.cost),
            tonnes: formatTonnes(best.tonnes),
            rounds: formatNumber(best.rounds),
            count: best.left
          })}
        </span>
      )}
      <div css={{ display: 'flex', gap: space(2) }}>
        {best && (
          <Button size="sm" type="primary" onClick={() => change(stopSearch)}>
            {t('stopHere')}
          </Button>
        )}
        <Button size="sm" onClick={() => change(cancelRequest)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The plan that is being computed, and why the last one failed. */
export function PlanProgress({ toolId, state, change }: PlanProgressProps) {
  const t = useTexts();
  const locale = useLocale();
  const { space } = useThemeStyles();
  const { pending, failed } = state;
  const isByRoad = failed?.reason.kind === 'failed' && failed.request.inputs.distance === 'road';
  return (
    <>
      {pending && <Pending toolId={toolId} change={change} requestId={pending.id} />}
      {failed && (
        <Notice
          kind="error"
          title={t('planFailed')}
          css={{ margin: space(0, 4, 3) }}
          onRetry={
            failed.reason.kind === 'failed'
              ? () => change((before) => retryRequest(before, failed.request))
              : undefined
          }
          onDismiss={() => change((before) => ({ ...before, failed: null }))}
        >
          <p>{formatFailure(failed.reason, locale, t)}</p>
          {isByRoad && <p>{t('orStraight')}</p>}
        </Notice>
      )}
    </>
  );
}
