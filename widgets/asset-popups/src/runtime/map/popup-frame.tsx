import type { JimuMapView } from 'jimu-arcgis';
import { Loading, LoadingType } from 'jimu-ui';
import { createPortal } from 'react-dom';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import { useOverlayElement } from 'widgets/shared-code/site-tools';
import { useTexts } from '../use-texts';
import { usePendingClick } from './use-pending-click';

/** Distance from the click, px: outside the ring that marks it. */
const DISTANCE = 20;

/**
 * The frame of a popup at a click, at once: its title and its content follow when the map has found the feature.
 * Clicks pass through it to the map.
 */
export function PopupFrame({ view }: { readonly view: JimuMapView }) {
  const t = useTexts();
  const { card, type, space } = useThemeStyles();
  const layer = useOverlayElement(view, true);
  const pending = usePendingClick(view);
  if (!layer || !pending) return null;
  const { x, y, side } = pending;
  const [vertical, horizontal] = side.split('-');
  const along = horizontal === 'left' ? `calc(-100% - ${DISTANCE}px)` : `${DISTANCE}px`;
  const down = vertical === 'top' ? `calc(-100% - ${DISTANCE}px)` : `${DISTANCE}px`;
  return createPortal(
    <div
      data-testid="popup-frame"
      style={{ left: x, top: y, transform: `translate(${along}, ${down})` }}
      css={{
        ...card,
        ...type.title,
        position: 'absolute',
        display: 'flex',
        alignItems: 'center',
        gap: space(2),
        padding: space(3),
        whiteSpace: 'nowrap'
      }}
    >
      <span aria-hidden="true" css={{ width: 20, height: 20 }}>
        <Loading type={LoadingType.Donut} width={20} height={20} />
      </span>
      {t('looking')}
    </div>,
    layer
  );
}
