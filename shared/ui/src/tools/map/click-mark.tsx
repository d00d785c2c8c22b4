import { React } from 'jimu-core';
import { createPortal } from 'react-dom';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';
import { useThemeStyles } from '../../kit/theme/styles';
import { useOverlayElement } from './map-overlay';

/** Time that the mark of a click stays, ms: about as long as the answer to an ordinary click takes. */
const STAYS = 1200;
/** Diameter of the mark, px. */
const SIZE = 28;

interface ClickPoint {
  /** Pixels from the left and the top of the map. */
  readonly x: number;
  readonly y: number;
  /** Number of the click, so that a second one at the same place is marked anew. */
  readonly number: number;
}

/** Grows and fades the mark; it stays as it is for readers who want no motion. */
function animate(mark: HTMLElement | null): void {
  if (!mark?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  mark.animate(
    [
      { transform: 'scale(0.3)', opacity: 1 },
      { transform: 'scale(1)', opacity: 0.9, offset: 0.3 },
      { transform: 'scale(1)', opacity: 0 }
    ],
    { duration: STAYS, easing: 'ease-out', fill: 'forwards' }
  );
}

/**
 * A ring where the map was clicked, at once: what the click opens may have to be fetched first. Hidden from
 * screen readers, for which popups and tools announce what they open.
 */
export function ClickMark({ view }: { readonly view: JimuMapView }) {
  const { sys } = useThemeStyles();
  const [clicked, setClicked] = React.useState<ClickPoint | null>(null);
  const layer = useOverlayElement(view, true);
  React.useEffect(() => {
    const handle = getMapView(view).on('immediate-click', ({ x, y }) =>
      setClicked((before) => ({ x, y, number: (before?.number ?? 0) + 1 }))
    );
    return () => handle.remove();
  }, [view]);
  React.useEffect(() => {
    if (clicked === null) return undefined;
    const end = setTimeout(() => setClicked(null), STAYS);
    return () => clearTimeout(end);
  }, [clicked]);
  if (!layer || !clicked) return null;
  return createPortal(
    <span
      key={clicked.number}
      ref={animate}
      aria-hidden="true"
      data-testid="click-mark"
      css={{
        position: 'absolute',
        left: clicked.x - SIZE / 2,
        top: clicked.y - SIZE / 2,
        width: SIZE,
        height: SIZE,
        boxSizing: 'border-box',
        borderRadius: '50%',
        border: `3px solid ${sys.color.primary.main}`,
        boxShadow: `0 0 0 2px ${sys.color.surface.paper}`
      }}
    />,
    layer
  );
}
