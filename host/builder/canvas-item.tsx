import { useTheme } from 'jimu-theme';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { getPageFrame } from './model/edited-page';
import type { OutlineNode } from './model/edited-page';
import { isBackground } from './model/free-place';
import { MIN_ITEM_SIZE } from './model/item-box';
import type { ItemBox } from './model/item-box';
import type { Editor } from './use-editor';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
};
/** Step of an arrow key with Shift, px. */
const FAR = 10;

type Point = readonly [number, number];

/** Returns a box moved, or resized, by some px. */
const moveBox = (box: ItemBox, [x, y]: Point, isSize: boolean): ItemBox =>
  isSize
    ? {
        ...box,
        width: Math.max(MIN_ITEM_SIZE, box.width + x),
        height: Math.max(MIN_ITEM_SIZE, box.height + y)
      }
    : { ...box, left: box.left + x, top: box.top + y };

interface Drag {
  /** Start of the drag on the page, px. */
  readonly from: Point;
  readonly isSize: boolean;
  readonly by: Point;
}

interface CanvasItemProps {
  readonly editor: Editor;
  readonly node: OutlineNode;
  /** The page on the canvas. */
  readonly page: RefObject<HTMLDivElement | null>;
  readonly scale: number;
}

/**
 * Returns where the pointer is on the page, px. Its place and scale are measured each time, because the
 * window can change its size during a drag.
 */
function locatePointer(
  page: HTMLElement | null,
  { clientX, clientY }: PointerEvent,
  frameWidth: number
): Point {
  const { left = 0, top = 0, width = 0 } = page?.getBoundingClientRect() ?? {};
  const scale = width > 0 ? width / frameWidth : 1;
  return [(clientX - left) / scale, (clientY - top) / scale];
}

/** Cancels a drag at Escape. */
function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
}

function useMoving({ editor, node, page }: CanvasItemProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const frame = getPageFrame(editor.config, editor.spot);
  const box = editor.getBox(node.item);
  const endDrag = () => setDrag(null);
  useEscape(drag !== null, endDrag);
  const startDrag = (event: PointerEvent<HTMLElement>, isSize: boolean) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    editor.select(node.widget.id);
    // The background, such as a map, is moved by its numbers only: a drag over it is meant for the map.
    if (!isSize && isBackground(box, frame)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: locatePointer(page.current, event, frame.width), isSize, by: [0, 0] });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const [x, y] = locatePointer(page.current, event, frame.width);
    setDrag({ ...drag, by: [Math.round(x - drag.from[0]), Math.round(y - drag.from[1])] });
  };
  const onPointerUp = () => {
    if (drag && drag.by.some((it) => it !== 0)) editor.place(node, moveBox(box, drag.by, drag.isSize));
    endDrag();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = ARROWS[event.key];
    if (!way || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? FAR : 1;
    editor.place(node, moveBox(box, [way[0] * step, way[1] * step], event.altKey), `key ${node.widget.id}`);
  };
  const shown = drag ? moveBox(box, drag.by, drag.isSize) : box;
  const moving = { onPointerMove, onPointerUp, onPointerCancel: endDrag };
  return { shown, isFixed: isBackground(box, frame), start: startDrag, moving, onKeyDown };
}

type Moving = ReturnType<typeof useMoving>;

/** The corner with which the selected widget is resized. */
function SizeHandle({ start, moving }: Pick<Moving, 'start' | 'moving'>) {
  const { sys } = useTheme();
  return (
    <span
      aria-hidden
      data-size-handle
      onPointerDown={(event) => start(event, true)}
      {...moving}
      css={{
        position: 'absolute',
        right: -2,
        bottom: -2,
        width: 16,
        height: 16,
        border: `2px solid ${sys.color.surface.paper}`,
        borderRadius: 4,
        background: sys.color.primary.main,
        pointerEvents: 'auto',
        cursor: 'nwse-resize',
        touchAction: 'none'
      }}
    />
  );
}

/** The style of a box over its widget; its name appears with the pointer and the focus. */
function createBoxStyle({ sys }: ReturnType<typeof useTheme>, isFixed: boolean) {
  return {
    position: 'absolute',
    padding: 0,
    border: 0,
    outline: `1px dashed ${sys.color.divider.inputField}`,
    outlineOffset: -1,
    borderRadius: sys.shape.shape1,
    background: 'transparent',
    cursor: isFixed ? 'default' : 'move',
    touchAction: 'none',
    '& > span': {
      ...sys.typography.label2,
      position: 'absolute',
      top: 0,
      left: 0,
      maxWidth: '100%',
      minWidth: 'max-content',
      padding: `0 ${sys.spacing(1)}`,
      borderRadius: sys.shape.shape1,
      background: sys.color.primary.main,
      color: sys.color.primary.text,
      whiteSpace: 'nowrap',
      opacity: 0
    },
    '&:hover, &:focus-visible': { zIndex: 1, '& > span': { opacity: 1 } },
    '&:hover': { outline: `2px solid ${sys.color.primary.main}`, outlineOffset: -2 },
    '&:focus-visible': { outline: `3px solid ${sys.color.action.focus}`, outlineOffset: -1 }
  } as const;
}

/** A box over a widget of the canvas. A press selects it; dragging or the arrow keys move it. */
export function CanvasItem(props: CanvasItemProps) {
  const { editor, node, scale } = props;
  const theme = useTheme();
  const { shown, isFixed, start, moving, onKeyDown } = useMoving(props);
  const isChosen = editor.selected?.widget.id === node.widget.id;
  const place = {
    left: shown.left * scale,
    top: shown.top * scale,
    width: shown.width * scale,
    height: shown.height * scale
  };
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => editor.select(node.widget.id)}
        onPointerDown={(event) => start(event, false)}
        {...moving}
        onKeyDown={onKeyDown}
        style={place}
        css={createBoxStyle(theme, isFixed)}
      >
        <span>{editor.widgetName(node.widget)}</span>
      </button>
      {isChosen && (
        <div
          style={place}
          css={{
            position: 'absolute',
            zIndex: 2,
            border: `2px solid ${theme.sys.color.primary.main}`,
            borderRadius: theme.sys.shape.shape1,
            pointerEvents: 'none'
          }}
        >
          <SizeHandle start={start} moving={moving} />
        </div>
      )}
    </>
  );
}
