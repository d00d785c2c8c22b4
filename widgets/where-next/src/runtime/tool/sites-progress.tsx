import { React } from 'jimu-core';
import { Button, Progress } from 'jimu-ui';
import {
  formatNaira,
  Notice,
  useLocale,
  useThemeStyles,
  useWidgetState
} from 'widgets/shared-code/site-base';
import type { SitesState, SitesStateSetter } from '../state';
import { cancelRequests, retryRequest, SITES_PROGRESS, stopSearch } from '../state';
import { useTexts } from '../use-texts';
import { formatFailure, formatShare, formatTonnes } from '../words';

interface SitesProgressProps {
  readonly toolId: string;
  readonly state: SitesState;
  readonly change: SitesStateSetter;
}

/** The scenario that is being computed, with its best answer so far. */
function Pending({ toolId, state, change }: SitesProgressProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const [told] = useWidgetState(toolId, SITES_PROGRESS);
  const progress = told?.requestId === state.queue[0]!.id ? told : null;
  const { stage = 'data', share = 0, best = null } = progress ?? {};
  const waiting = state.queue.length - 1;
  return (
    <div css={{ display: 'grid', gap: space(2), padding: space(0, 4, 3) }}>
      <div role="status">
        {t(stage === 'data' ? 'readingData' : stage === 'roads' ? 'readingRoads' : 'searching')}
      </div>
      <Progress aria-label={t('progress')} value={Math.round(100 * share)} css={{ height: 3 }} />
      {waiting > 0 && <span css={type.hint}>{t('waiting', { count: waiting })}</span>}
      {best && (
        <span css={type.hint}>
          {t('bestSoFar', {
            names: best.sites.map(({ name }) => name).join(', '),
            tonnes: formatTonnes(best.tonnes),
            cost: formatNaira(best.costPerTonne)
          })}
          {best.gap !== null && best.gap > 0 && ` ${t('atMostFromBest', { share: formatShare(best.gap) })}`}
        </span>
      )}
      <div css={{ display: 'flex', gap: space(2) }}>
        {best && (
          <Button size="sm" type="primary" onClick={() => change(stopSearch)}>
            {t('stopHere')}
          </Button>
        )}
        <Button size="sm" onClick={() => change(cancelRequests)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Why the last request has no scenario, with a retry where that may help. */
export function SitesFailureNotice({ state, change }: Omit<SitesProgressProps, 'toolId'>) {
  const t = useTexts();
  const locale = useLocale();
  const { failed } = state;
  if (!failed) return null;
  return (
    <Notice
      kind="error"
      title={t('failed')}
      onRetry={
        failed.reason.kind === 'failed'
          ? () => change((before) => retryRequest(before, failed.request))
          : undefined
      }
      onDismiss={() => change((before) => ({ ...before, failed: null }))}
    >
      {formatFailure(failed.reason, failed.request.inputs, locale, t)}
    </Notice>
  );
}

/** The scenario that is being computed, and why the last one failed. */
export function SitesProgress(props: SitesProgressProps) {
  const { state } = props;
  const { space } = useThemeStyles();
  const box = React.useRef<HTMLDivElement | null>(null);
  const isPending = state.queue.length > 0;
  // The form fills the panel, so that what follows it is below its visible part.
  React.useEffect(() => {
    if (isPending || state.failed) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isPending, state.failed]);
  return (
    <div ref={box}>
      {isPending && <Pending {...props} />}
      {state.failed && (
        <div css={{ padding: space(0, 4, 3) }}>
          <SitesFailureNotice {...props} />
        </div>
      )}
    </div>
  );
}
