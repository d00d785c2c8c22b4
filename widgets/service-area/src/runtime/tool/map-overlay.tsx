import { React } from 'jimu-core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { JimuMapView } from 'jimu-arcgis';
import { Button, Loading, LoadingType } from 'jimu-ui';
import type { Locale } from 'widgets/shared-code/site-core';
import { serviceAreaError, SiteIcon, useLook } from 'widgets/shared-code/site-core';
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
  onRetry(drawing: Drawing): void;
  onDismiss(): void;
}

function Failure({ failed, locale, onRetry, onDismiss }: FailureProps) {
  const t = useTexts();
  const { sys, weight, space, card } = useLook();
  const { title, text } = serviceAreaError(failed.fault, locale);
  return (
    <div
      role="alert"
      css={{
        ...card,
        borderColor: sys.color.error.main,
        pointerEvents: 'auto',
        maxWidth: 420,
        padding: space(4),
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: space(1, 2.5)
      }}
    >
      <span css={{ color: sys.color.error.main }}>
        <SiteIcon name="warning" size={20} />
      </span>
      <div>
        <strong css={{ display: 'block', fontWeight: weight.strong }}>{title}</strong>
        <span>{text}</span>
      </div>
      <div css={{ gridColumn: '2', display: 'flex', gap: space(2), marginTop: space(2) }}>
        <Button type="primary" size="sm" onClick={() => onRetry(failed.drawing)}>
          {t('retry')}
        </Button>
        <Button size="sm" onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </div>
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
