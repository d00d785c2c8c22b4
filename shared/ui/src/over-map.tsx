import type { ReactNode } from 'react';
import { React } from 'jimu-core';
import { createPortal } from 'react-dom';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView, viewElement } from '@site/services';
import { Button, Loading, LoadingType } from 'jimu-ui';
import { useLook } from './styles';
import { useUiTexts } from './use-ui-texts';

/** The box of the map on the page, in which panels beside it are not covered. */
function mapBox(view: JimuMapView): HTMLElement | null {
  return viewElement(getMapView(view))?.parentElement ?? null;
}

const OVER_THE_MAP = { position: 'absolute', inset: '0', pointerEvents: 'none' } as const;

/** Marks the element at the top of a map in which widgets stack what they show there. */
const STACK = 'data-site-map-stack';

/** The stack at the top of a map, which all widgets of the map share; made for the first of them. */
function findOrAddStack(box: HTMLElement): HTMLElement {
  const found = [...box.children].find((child) => child.hasAttribute(STACK));
  if (found instanceof HTMLElement) return found;
  const stack = document.createElement('div');
  stack.setAttribute(STACK, '');
  Object.assign(stack.style, OVER_THE_MAP, { display: 'flex', flexDirection: 'column' });
  box.append(stack);
  return stack;
}

/** An element of our own on top of the map, and only of the map: over all of it, or in the stack at its top. */
function useMapLayer(view: JimuMapView | null, veiled: boolean): HTMLElement | null {
  const [element, setElement] = React.useState<HTMLElement | null>(null);
  React.useEffect(() => {
    const box = view && mapBox(view);
    if (!box) return undefined;
    const layer = document.createElement('div');
    Object.assign(layer.style, veiled ? OVER_THE_MAP : { pointerEvents: 'none' });
    const parent = veiled ? box : findOrAddStack(box);
    parent.append(layer);
    setElement(layer);
    return () => {
      setElement(null);
      layer.remove();
      if (parent !== box && parent.childElementCount === 0) parent.remove();
    };
  }, [view, veiled]);
  return element;
}

interface OverMapProps {
  readonly view: JimuMapView | null;
  /** The map is dimmed and takes no clicks, what is shown stands in its middle; else at its top. */
  readonly veiled?: boolean;
  readonly children: ReactNode;
}

/** Something over the map; what it leaves free belongs to the map. */
export function OverMap({ view, veiled = false, children }: OverMapProps) {
  const { sys, space } = useLook();
  const layer = useMapLayer(view, veiled);
  if (!layer) return null;
  return createPortal(
    <div
      css={{
        ...(veiled && { position: 'absolute', inset: 0 }),
        display: 'grid',
        placeItems: veiled ? 'center' : 'start center',
        padding: veiled ? space(4) : space(4, 4, 0),
        pointerEvents: veiled ? 'auto' : 'none',
        background: veiled ? `color-mix(in srgb, ${sys.color.surface.background} 45%, transparent)` : 'none',
        '& > *': { pointerEvents: 'auto' }
      }}
    >
      {children}
    </div>,
    layer
  );
}

interface MapProgressProps {
  /** What is being made. */
  readonly text: string;
  /** Left out, it cannot be given up. */
  onCancel?(): void;
}

/** That something is being made, and a way to give it up. */
export function MapProgress({ text, onCancel }: MapProgressProps) {
  const { weight, space, card } = useLook();
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
