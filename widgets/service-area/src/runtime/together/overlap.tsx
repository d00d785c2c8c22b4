import { Notice, useThemeStyles, visuallyHidden } from 'widgets/shared-code/site-base';
import type { ServiceAreaState } from '../state';
import { retryTogether, getTogetherAnswer } from '../state';
import type { AreaStateSetter } from '../use-service-area';
import { useTexts } from '../use-texts';
import { noOverlapText } from './together-words';

/** Style of a swatch in a legend. */
const SWATCH = { flex: 'none', width: 14, height: 14, boxSizing: 'border-box' } as const;

/** Swatch of the overlap, with the hatching of the map. */
export function OverlapSwatch() {
  const { sys } = useThemeStyles();
  const line = sys.color.surface.paperText;
  return (
    <span
      aria-hidden="true"
      css={{
        ...SWATCH,
        border: `1px dashed ${line}`,
        background: `repeating-linear-gradient(135deg, ${line} 0 1px, transparent 1px 4px)`
      }}
    />
  );
}

/** Legend of the dotted circles on the map, in which mills are counted by width. */
export function MillCirclesLegend() {
  const t = useTexts();
  const { sys, space } = useThemeStyles();
  return (
    <span css={{ display: 'flex', alignItems: 'center', gap: space(2) }}>
      <span
        aria-hidden="true"
        css={{
          ...SWATCH,
          borderRadius: '50%',
          border: `2px dotted ${sys.color.surface.paperText}`
        }}
      />
      {t('millCircles')}
    </span>
  );
}

/**
 * Legend of the hatching and the circles on the map, or a line that there is no overlap; empty until it is
 * known.
 */
export function OverlapLegend({ state }: { readonly state: ServiceAreaState }) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const answer = getTogetherAnswer(state);
  if (!answer) return null;
  const overlaps = answer.overlap.rings.length > 0;
  return (
    <div css={{ ...type.hint, display: 'grid', gap: space(1), padding: space(2, 4), borderTop: rule }}>
      <p css={{ display: 'flex', alignItems: 'center', gap: space(2), margin: 0 }}>
        {overlaps && <OverlapSwatch />}
        {t(overlaps ? 'overlapLegend' : 'noOverlap')}
      </p>
      {answer.millScope === 'extentWidth' && <MillCirclesLegend />}
    </div>
  );
}

interface StatusProps {
  readonly state: ServiceAreaState;
  readonly change: AreaStateSetter;
}

/** Status of the request for all areas together: loading, done or failed, and whether nothing is shared. */
export function TogetherStatus({ state, change }: StatusProps) {
  const { areas, together } = state;
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const answer = getTogetherAnswer(state);
  const fault = together && 'fault' in together ? together.fault : null;
  const isBusy = areas.length > 1 && together === null;
  const line = { ...type.hint, margin: 0, padding: space(2, 3.5), borderTop: rule };
  return (
    <>
      <p role="status" css={isBusy ? line : visuallyHidden}>
        {isBusy ? t('togetherLoading') : answer ? t('togetherReady') : ''}
      </p>
      {fault && (
        <Notice
          kind="error"
          title={t('togetherFailed')}
          onRetry={() => change(retryTogether)}
          css={{ margin: space(2, 3.5) }}
        >
          {fault.message}
        </Notice>
      )}
      {answer && answer.overlap.rings.length === 0 && <p css={line}>{noOverlapText(answer, t)}</p>}
      {answer?.millScope === 'extentWidth' && (
        <div css={line}>
          <MillCirclesLegend />
        </div>
      )}
    </>
  );
}
