import { useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTheme } from 'jimu-theme';
import { BottomSheet } from './bottom-sheet';
import { FLOATING_PANEL, FLOATING_PANEL_CONTENT, PanelHeader } from './panel-header';

export interface MobilePanelProps {
  readonly title: string;
  readonly open?: boolean;
  /** 'half' by default. */
  readonly defaultHeight?: 'peek' | 'half' | 'full';
  readonly className?: string;
  readonly children?: ReactNode;
  onClose?(): void;
}

/** A panel for small screens at the bottom of the window, above the app's bottom bar if there is one. */
export function MobilePanel({
  title,
  open = false,
  defaultHeight,
  className,
  children,
  onClose
}: MobilePanelProps) {
  if (!open) return null;
  return createPortal(
    <BottomSheet
      title={title}
      label={title}
      initialHeight={defaultHeight}
      bottom="var(--mobile-panel-bottom, 0px)"
      className={className}
      onClose={onClose}
    >
      {children}
    </BottomSheet>,
    document.body
  );
}

interface PanelPosition {
  readonly x: number;
  readonly y: number;
}

export interface FloatingPanelProps {
  readonly headerTitle: string;
  /** px from the window's left and top. */
  readonly defaultPosition?: PanelPosition;
  /** px */
  readonly defaultSize?: { width: number; height: number };
  readonly className?: string;
  readonly children?: ReactNode;
  onHeaderClose?(): void;
}

function useDrag(initial: PanelPosition) {
  const [position, setPosition] = useState(initial);
  const [grip, setGrip] = useState<PanelPosition | null>(null);
  return {
    position,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if ((event.target as HTMLElement).closest('button')) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setGrip({ x: event.clientX - position.x, y: event.clientY - position.y });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip)
          setPosition({ x: Math.max(0, event.clientX - grip.x), y: Math.max(0, event.clientY - grip.y) });
      },
      onPointerUp: () => setGrip(null)
    }
  };
}

/** A panel over the page that can be moved by its header; Escape closes it. */
export function FloatingPanel(props: FloatingPanelProps) {
  const {
    headerTitle,
    defaultPosition = { x: 72, y: 72 },
    defaultSize,
    className,
    children,
    onHeaderClose
  } = props;
  const { sys } = useTheme();
  const { position, handlers } = useDrag(defaultPosition);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onHeaderClose?.();
  };
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape inside the panel closes it
    <div
      role="dialog"
      aria-modal="true"
      aria-label={headerTitle}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={`${FLOATING_PANEL} ${className ?? ''}`}
      style={{
        left: position.x,
        top: position.y,
        width: defaultSize?.width ?? 336,
        height: defaultSize?.height
      }}
      css={{
        position: 'fixed',
        zIndex: 40,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        maxHeight: 'calc(100% - 24px)',
        maxWidth: 'calc(100% - 24px)',
        background: sys.color.surface.overlay,
        color: sys.color.surface.overlayText,
        borderRadius: sys.shape.shape2,
        boxShadow: sys.shadow.shadow2
      }}
    >
      <PanelHeader
        {...handlers}
        title={headerTitle}
        onClose={onHeaderClose}
        style={{ cursor: 'move', touchAction: 'none' }}
      />
      <div className={FLOATING_PANEL_CONTENT} css={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        {children}
      </div>
    </div>,
    document.body
  );
}
