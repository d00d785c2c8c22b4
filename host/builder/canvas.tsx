import { useTheme } from 'jimu-theme';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { placeWidget } from './model/edit';
import { HEADER_PAGE_ID, getPageFrame, PREVIEW_WINDOWS } from './model/edited-page';
import type { OutlineNode } from './model/edited-page';
import { computeBox } from './model/item-box';
import type { ItemBox } from './model/item-box';
import type { Editor } from './use-editor';
import { useText } from './use-text';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
};
/** Step of an arrow key with Shift, px. */
const FAR = 10;

/** Returns a box moved, or resized, by some px. */
const moveBox = (box: ItemBox, [x, y]: readonly [number, number], isSize: boolean): ItemBox =>
  isSize
    ? { ...box, width: box.width + x, height: box.height + y }
    : { ...box, left: box.left + x, top: box.top + y };

interface Drag {
  readonly from: readonly [number, number];
  readonly isSize: boolean;
  readonly by: readonly [number, number];
}

interface ItemProps {
  readonly editor: Editor;
  readonly node: OutlineNode;
  readonly scale: number;
}

function useMoving({ editor, node, scale }: ItemProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const box = computeBox(node.item, getPageFrame(editor.config, editor.spot));
  const at = { layoutId: node.layoutId, itemId: node.item.id };
  const placeItemAt = (to: ItemBox, kind?: string) =>
    editor.edit((config) => placeWidget(config, editor.spot, at, to), kind);
  const startDrag = (event: PointerEvent<HTMLElement>, isSize: boolean) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    editor.select(node.widget.id);
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: [event.clientX, event.clientY], isSize, by: [0, 0] });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const by = [event.clientX - drag.from[0], event.clientY - drag.from[1]].map((it) =>
      Math.round(it / scale)
    );
    setDrag({ ...drag, by: [by[0] ?? 0, by[1] ?? 0] });
  };
  const onPointerUp = () => {
    if (drag && drag.by.some((it) => it !== 0)) placeItemAt(moveBox(box, drag.by, drag.isSize));
    setDrag(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = ARROWS[event.key];
    if (!way || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? FAR : 1;
    placeItemAt(moveBox(box, [way[0] * step, way[1] * step], event.altKey), `key ${node.widget.id}`);
  };
  const shown = drag ? moveBox(box, drag.by, drag.isSize) : box;
  const moving = { onPointerMove, onPointerUp, onPointerCancel: () => setDrag(null) };
  return { shown, start: startDrag, moving, onKeyDown };
}

/** A widget on the canvas. A press selects it; dragging or the arrow keys move it. */
function Item(props: ItemProps) {
  const { editor, node, scale } = props;
  const { sys } = useTheme();
  const { shown, start, moving, onKeyDown } = useMoving(props);
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
        css={{
          ...sys.typography.label2,
          position: 'absolute',
          display: 'flex',
          padding: `0 ${sys.spacing(1)}`,
          overflow: 'hidden',
          border: `1px solid ${sys.color.divider.inputField}`,
          borderRadius: sys.shape.shape1,
          background: sys.color.surface.paper,
          color: sys.color.surface.paperText,
          cursor: 'move',
          touchAction: 'none',
          textAlign: 'start'
        }}
      >
        {node.widget.label ?? node.widget.id}
      </button>
      {isChosen && (
        <div
          style={place}
          css={{
            position: 'absolute',
            zIndex: 1,
            border: `2px solid ${sys.color.primary.main}`,
            borderRadius: sys.shape.shape1,
            pointerEvents: 'none'
          }}
        >
          <span
            aria-hidden
            onPointerDown={(event) => start(event, true)}
            {...moving}
            css={{
              position: 'absolute',
              right: 0,
              bottom: 0,
              width: 16,
              height: 16,
              borderRadius: 4,
              background: sys.color.primary.main,
              pointerEvents: 'auto',
              cursor: 'nwse-resize',
              touchAction: 'none'
            }}
          />
        </div>
      )}
    </>
  );
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** The page at the selected size, to scale, with its widgets as boxes. */
export function Canvas({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const { sys } = useTheme();
  const { ref, width } = useWidth();
  const frame = getPageFrame(editor.config, editor.spot);
  const scale = Math.min(1, (width || frame.width) / frame.width);
  // The rest of the window is not editable here: the bar above a page, or the pages below the bar.
  const rest = PREVIEW_WINDOWS[editor.spot.mode].height - frame.height;
  const besides = <div style={{ height: rest * scale }} css={{ background: sys.color.divider.primary }} />;
  const isBar = editor.spot.pageId === HEADER_PAGE_ID;
  const here = editor.nodes.filter(({ depth, item }) => depth === 0 && !item.isPending);
  return (
    <section
      aria-label={text('canvas')}
      css={{ flex: 1, minHeight: 0, overflow: 'auto', padding: sys.spacing(5) }}
    >
      <div ref={ref}>
        <div
          style={{ width: frame.width * scale, height: (frame.height + rest) * scale }}
          css={{
            margin: '0 auto',
            border: `1px solid ${sys.color.divider.inputField}`,
            borderRadius: sys.shape.shape1,
            background: sys.color.surface.background,
            boxShadow: sys.shadow.shadow1,
            overflow: 'hidden'
          }}
        >
          {!isBar && besides}
          <div style={{ height: frame.height * scale }} css={{ position: 'relative' }}>
            {here.map((node) => (
              <Item key={`${node.layoutId} ${node.item.id}`} editor={editor} node={node} scale={scale} />
            ))}
          </div>
          {isBar && besides}
        </div>
      </div>
      <p
        css={{
          margin: `${sys.spacing(3)} 0 0`,
          color: sys.color.surface.backgroundHint,
          textAlign: 'center'
        }}
      >
        {text('canvasHint')}
      </p>
    </section>
  );
}
