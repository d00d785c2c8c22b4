import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTheme } from 'jimu-theme';
import { subscribeToRaised, announceRaised } from './raised-panel';
import { Button } from './button';
import { CloseIcon } from './icons';
import { isOwnEscape } from './own-escape';
import { useLibraryText } from './use-library-text';

export type SheetHeight = 'peek' | 'half' | 'full';

const order: readonly SheetHeight[] = ['peek', 'half', 'full'];
const names = { peek: 'panelPeek', half: 'panelHalf', full: 'panelFull' } as const;

/** Height of the header and the handle, which is what stays visible at `peek`, px. */
const PEEK = 76;

/**
 * Returns the height of a sheet in px. `room` is the height of the window above the element below the sheet,
 * px.
 */
export function computeSheetPixels(height: SheetHeight, room: number): number {
  return { peek: PEEK, half: Math.max(PEEK, Math.round(room * 0.48)), full: Math.max(PEEK, room - 12) }[
    height
  ];
}

/** Returns the height nearest to the end of a drag. */
export function findNearestHeight(pixels: number, room: number): SheetHeight {
  const computeDistance = (height: SheetHeight) => Math.abs(computeSheetPixels(height, room) - pixels);
  return order.reduce((best, height) => (computeDistance(height) < computeDistance(best) ? height : best));
}

const getNeighbour = (height: SheetHeight, by: number) =>
  order[Math.min(order.length - 1, Math.max(0, order.indexOf(height) + by))]!;

/** Height of each open sheet, px. */
const openSheets = new Map<object, number>();

/** Publishes the height of the highest open sheet to the document; a map ends above it. */
function publishHeight() {
  const { style } = document.documentElement;
  if (openSheets.size === 0) style.removeProperty('--mobile-panel-height');
  else style.setProperty('--mobile-panel-height', `${Math.max(...openSheets.values())}px`);
}

function useOpenSheet(hidden: boolean, pixels: number) {
  useEffect(() => {
    if (hidden) return;
    const sheet = {};
    openSheets.set(sheet, pixels);
    publishHeight();
    return () => {
      openSheets.delete(sheet);
      publishHeight();
    };
  }, [hidden, pixels]);
}

/** Lowers the sheet when another panel is raised, and the others when this one is. */
function useExclusiveSheet(initial: SheetHeight, hidden: boolean) {
  const [height, setHeight] = useState(initial);
  const own = useRef({});
  useEffect(() => subscribeToRaised((raised) => raised !== own.current && setHeight('peek')), []);
  const raiseSheet = (next: SheetHeight) => {
    setHeight(next);
    if (next !== 'peek') announceRaised(own.current);
  };
  const open = useRef(raiseSheet);
  useEffect(() => {
    if (!hidden) open.current(initial);
  }, [hidden, initial]);
  return { height, setHeight: raiseSheet };
}

function useWindowHeight(): number {
  const [height, setHeight] = useState(window.innerHeight);
  useEffect(() => {
    const handleResize = () => setHeight(window.innerHeight);
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  }, []);
  return height;
}

function useSheetHeight(initial: SheetHeight, hidden: boolean, room: () => number) {
  const { height, setHeight } = useExclusiveSheet(initial, hidden);
  const [dragged, setDragged] = useState<number | null>(null);
  const start = useRef<{ y: number; pixels: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    start.current = { y: event.clientY, pixels: computeSheetPixels(height, room()) };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current) setDragged(Math.max(PEEK, start.current.pixels + start.current.y - event.clientY));
  };
  const onPointerUp = () => {
    if (dragged !== null) setHeight(findNearestHeight(dragged, room()));
    start.current = null;
    setDragged(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const moves: Record<string, SheetHeight> = {
      ArrowUp: getNeighbour(height, 1),
      ArrowDown: getNeighbour(height, -1),
      Home: 'peek',
      End: 'full'
    };
    const next = moves[event.key];
    if (!next) return;
    event.preventDefault();
    setHeight(next);
  };
  return {
    height,
    dragged,
    handle: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown }
  };
}

/** Handle that sets the height of a sheet by drag or by keys. */
function SheetHandle({ height, handle }: Pick<ReturnType<typeof useSheetHeight>, 'height' | 'handle'>) {
  const { sys } = useTheme();
  const text = useLibraryText();
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={text('panelHeight')}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={2}
      aria-valuenow={order.indexOf(height)}
      aria-valuetext={text(names[height])}
      {...handle}
      css={{
        height: 24,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        cursor: 'ns-resize',
        touchAction: 'none'
      }}
    >
      <span css={{ width: 36, height: 4, borderRadius: 2, background: sys.color.divider.inputField }} />
    </div>
  );
}

export interface BottomSheetProps {
  readonly id?: string;
  readonly title: ReactNode;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly hidden?: boolean;
  readonly initialHeight?: SheetHeight;
  /** Height of the element below the sheet, px from the window's bottom. */
  readonly bottom?: number | string;
  readonly className?: string;
  readonly children?: ReactNode;
  onClose?(): void;
}

/** A panel at the bottom of a small screen with three heights, set by drag, arrow keys or Home and End. */
export function BottomSheet(props: BottomSheetProps) {
  const {
    title,
    label,
    icon,
    hidden = false,
    initialHeight = 'half',
    bottom = 0,
    className,
    onClose
  } = props;
  const { sys } = useTheme();
  const text = useLibraryText();
  const above = useWindowHeight() - (typeof bottom === 'number' ? bottom : 56);
  const { height, dragged, handle } = useSheetHeight(initialHeight, hidden, () => above);
  // A full sheet hides the map, which keeps its size above a half sheet.
  useOpenSheet(hidden, computeSheetPixels(height === 'full' ? 'half' : height, above));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape inside the panel closes it
    <section
      id={props.id}
      onKeyDown={(event) => {
        if (isOwnEscape(event)) onClose?.();
      }}
      aria-label={label}
      hidden={hidden}
      className={className}
      style={{
        height: dragged ?? computeSheetPixels(height, above),
        bottom,
        display: hidden ? 'none' : 'flex'
      }}
      css={{
        position: 'fixed',
        left: 0,
        right: 0,
        zIndex: 30,
        flexDirection: 'column',
        pointerEvents: 'auto',
        background: sys.color.surface.paper,
        color: sys.color.surface.paperText,
        borderRadius: `${sys.shape.shape2} ${sys.shape.shape2} 0 0`,
        boxShadow: '0 -4px 24px rgba(0, 0, 0, 0.16)',
        transition: dragged === null ? 'height 160ms ease-out' : 'none'
      }}
    >
      <SheetHandle height={height} handle={handle} />
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: sys.spacing(2.5),
          minHeight: 44,
          padding: `0 ${sys.spacing(2)} ${sys.spacing(2)} ${sys.spacing(4)}`,
          flex: 'none'
        }}
      >
        {icon}
        <h2 css={{ ...sys.typography.title2, flex: 1, minWidth: 0 }}>{title}</h2>
        {onClose && (
          <Button icon type="tertiary" aria-label={text('close')} onClick={onClose}>
            <CloseIcon />
          </Button>
        )}
      </div>
      <div css={{ flex: 1, minHeight: 0, overflow: 'auto' }}>{props.children}</div>
    </section>
  );
}
