import type { ReactNode } from 'react';
import { React } from 'jimu-core';
import { createPortal } from 'react-dom';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView, getViewElement } from '@site/services';
import { Button, Loading, LoadingType } from 'jimu-ui';
import { useThemeStyles } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';

/** Returns the element that contains only the map, so that overlays do not cover panels beside it. */
function findMapBox(view: JimuMapView): HTMLElement | null {
  return getViewElement(getMapView(view))?.parentElement ?? null;
}

const OVERLAY_STYLE = { position: 'absolute', inset: '0', pointerEvents: 'none' } as const;

/** Attribute of the element at the top of a map in which widgets stack their overlays. */
const STACK_ATTRIBUTE = 'data-site-map-stack';

/**
 * Returns the overlay stack at the top of a map, which all widgets of the map share; creates it on first use.
 */
function findOrAddStack(box: HTMLElement): HTMLElement {
  const found = [...box.children].find((child) => child.hasAttribute(STACK_ATTRIBUTE));
  if (found instanceof HTMLElement) return found;
  const stack = document.createElement('div');
  stack.setAttribute(STACK_ATTRIBUTE, '');
  Object.assign(stack.style, OVERLAY_STYLE, { display: 'flex', flexDirection: 'column' });
  box.append(stack);
  return stack;
}

/** Adds an element of SITE's own inside the map's box: over the whole map, or in the stack at its top. */
export function useOverlayElement(view: JimuMapView | null, modal: boolean): HTMLElement | null {
  const [element, setElement] = React.useState<HTMLElement | null>(null);
  React.useEffect(() => {
    const box = view && findMapBox(view);
    if (!box) return undefined;
    const layer = document.createElement('div');
    Object.assign(layer.style, modal ? OVERLAY_STYLE : { pointerEvents: 'none' });
    const parent = modal ? box : findOrAddStack(box);
    parent.append(layer);
    setElement(layer);
    return () => {
      setElement(null);
      layer.remove();
      if (parent !== box && parent.childElementCount === 0) parent.remove();
    };
  }, [view, modal]);
  return element;
}

interface MapOverlayProps {
  readonly view: JimuMapView | null;
  /** Dims the map, blocks its clicks and centres the children; otherwise they are at its top. */
  readonly modal?: boolean;
  readonly children: ReactNode;
}

/** Overlay inside the map's box. Unless `modal`, clicks outside its children reach the map. */
export function MapOverlay({ view, modal = false, children }: MapOverlayProps) {
  const { sys, space } = useThemeStyles();
  const layer = useOverlayElement(view, modal);
  if (!layer) return null;
  return createPortal(
    <div
      css={{
        ...(modal && { position: 'absolute', inset: 0 }),
        display: 'grid',
        placeItems: modal ? 'center' : 'start center',
        padding: modal ? space(4) : space(4, 4, 0),
        pointerEvents: modal ? 'auto' : 'none',
        background: modal ? `color-mix(in srgb, ${sys.color.surface.background} 45%, transparent)` : 'none',
        '& > *': { pointerEvents: 'auto' }
      }}
    >
      {children}
    </div>,
    layer
  );
}

interface MapProgressProps {
  /** Description of the running task. */
  readonly text: string;
  /** Without it the task cannot be cancelled. */
  onCancel?(): void;
}

/** Progress of a task over the map, with an optional Cancel button. */
export function MapProgress({ text, onCancel }: MapProgressProps) {
  const { weight, space, card } = useThemeStyles();
  const t = useUiTexts();
  return (
    <div
      role="status"
      css={{
        ...card,
        padding: space(3.5, 4.5),
        display: 'flex',
        alignItems: 'center',
        gap: space(3),
        fontWeight: weight.medium
      }}
    >
      <span aria-hidden="true" css={{ position: 'relative', width: 24, height: 24 }}>
        <Loading type={LoadingType.Donut} width={24} height={24} />
      </span>
      {text}
      {onCancel && (
        <Button size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
