import { formatNumber, useThemeStyles } from 'widgets/shared-code/site-base';
import type { LayerStatus } from 'widgets/shared-code/site-map';
import { isUnknown } from './use-layer-counts';
import type { LayerCounts } from './use-layer-counts';
import type { Texts } from './use-texts';

/** Whether the map shows a layer; otherwise the text key of the reason. */
export type LayerState = 'shown' | 'failed' | 'off' | 'zoomIn';

/** Returns the state of a layer by its status. */
export function getLayerState({ visible, loadStatus, isTooFar }: LayerStatus): LayerState {
  if (loadStatus === 'failed') return 'failed';
  if (!visible) return 'off';
  return isTooFar ? 'zoomIn' : 'shown';
}

interface LayerCountProps {
  readonly counts: LayerCounts;
  readonly t: Texts;
}

/** Number of records of a layer, after the number that the filters keep. */
function LayerCount({ counts: { count, kept }, t }: LayerCountProps) {
  if (count === null) return null;
  if (count === 'asked')
    return (
      <span role="img" aria-label={t('counting')}>
        …
      </span>
    );
  const [total, left] = [count, kept].map((one) => (typeof one === 'number' ? formatNumber(one) : '–'));
  if (typeof count !== 'number' || isUnknown(kept))
    return (
      <span role="img" aria-label={t('countUnknown')}>
        {kept === null || kept === 'asked' ? total : `${left} / ${total}`}
      </span>
    );
  if (kept === null || kept === 'asked' || left === total) return total;
  const name = t('countOf', { count: left, total });
  return <span role="img" aria-label={name}>{`${left} / ${total}`}</span>;
}

interface LayerStateTextProps extends LayerCountProps {
  readonly state: LayerState;
}

/** Number of records of a layer that the map shows; otherwise why it does not show it. */
export function LayerStateText({ state, counts, t }: LayerStateTextProps) {
  const { sys, type } = useThemeStyles();
  return (
    <span
      css={{
        ...type.small,
        fontFeatureSettings: '"tnum"',
        color: state === 'failed' ? sys.color.error.main : sys.color.surface.paperHint
      }}
    >
      {state === 'shown' ? <LayerCount counts={counts} t={t} /> : t(state)}
    </span>
  );
}
