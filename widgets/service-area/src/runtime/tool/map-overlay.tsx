import { React } from 'jimu-core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { JimuMapView } from 'jimu-arcgis';
import { Loading, LoadingType } from 'jimu-ui';
import type { Locale } from 'widgets/shared-code/site-core';
import { Notice, serviceAreaError, useLook } from 'widgets/shared-code/site-core';
import type { Drawing, ServiceAreaState } from '../state';
import { useTexts } from '../use-texts';

/** The box of the map on the page, in which panels beside it are not covered. */
function mapBox(view: JimuMapView): HTMLElement | null {
  const { mapComponent } = view as { mapComponent?: HTMLElement };
  return mapComponent?.parentElement ?? view.view.container?.parentElement ?? null;
}

/** An element of our own on top of the map, and only of the map. */
function useMapLayer(view: JimuMapView | null): HTMLElement | null {
  const [element, setElement] = React.useState<HTMLElement | null>(null);
  React.useEffect(() => {
    const box = view && mapBox(view);
    if (!box) return undefined;
    const layer = document.createElement('div');
    Object.assign(layer.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    box.append(layer);
    setElement(layer);
    return () => {
      setElement(null);
      layer.remove();
    };
  }, [view]);
  return element;
}

function Drawn({ children, veiled }: { readonly children: ReactNode; readonly veiled: boolean }) {
  const { sys, space } = useLook();
  return (
    <div
      css={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: veiled ? 'center' : 'start center',
        padding: space(4),
        pointerEvents: veiled ? 'auto' : 'none',
        background: veiled ? `color-mix(in srgb, ${sys.color.surface.background} 45%, transparent)` : 'none'
      }}
    >
      {children}
    </div>
  );
}

function Progress() {
  const t = useTexts();
  const { weight, space, card } = useLook();
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
      {t('drawing')}
    </div>
  );
}

interface FailureProps {
  readonly failed: NonNullable<ServiceAreaState['failed']>;
  readonly locale: Locale;
  /** Longest drive time there is, minutes. */
  readonly longest: number;
  onRetry(drawing: Drawing): void;
  onDismiss(): void;
}

function Failure({ failed, locale, longest, onRetry, onDismiss }: FailureProps) {
  const { sys } = useLook();
  const { title, text } = serviceAreaError(failed.fault, locale, longest);
  return (
    <Notice
      kind="error"
      title={title}
      onRetry={() => onRetry(failed.drawing)}
      onDismiss={onDismiss}
      css={{ pointerEvents: 'auto', maxWidth: 420, boxShadow: sys.shadow.shadow2 }}
    >
      {text}
    </Notice>
  );
}

interface MapOverlayProps extends Omit<FailureProps, 'failed'> {
  readonly view: JimuMapView | null;
  readonly drawing: Drawing | null;
  readonly failed: ServiceAreaState['failed'];
}

/** Over the map: that an area is being drawn, or why one could not be. */
export function MapOverlay({ view, drawing, failed, ...rest }: MapOverlayProps) {
  const layer = useMapLayer(view);
  if (!layer || (!drawing && !failed)) return null;
  return createPortal(
    <Drawn veiled={drawing !== null}>
      {drawing ? <Progress /> : failed && <Failure failed={failed} {...rest} />}
    </Drawn>,
    layer
  );
}
