import { useTheme } from 'jimu-theme';
import { useEffect, useRef, useState } from 'react';
import { CanvasItem } from './canvas-item';
import { HEADER_PAGE_ID, getPageFrame, PREVIEW_WINDOWS } from './model/edited-page';
import { RunningPage } from './running-page';
import { StepsHint } from './steps-hint';
import type { Editor } from './use-editor';
import { useText } from './use-text';

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

interface PageProps {
  readonly editor: Editor;
  readonly scale: number;
}

/** The running page with a box over each of its widgets. */
function Page({ editor, scale }: PageProps) {
  const { sys } = useTheme();
  const page = useRef<HTMLDivElement>(null);
  const frame = getPageFrame(editor.config, editor.spot);
  const whole = PREVIEW_WINDOWS[editor.spot.mode];
  const isBar = editor.spot.pageId === HEADER_PAGE_ID;
  const here = editor.nodes.filter(({ depth, item }) => depth === 0 && !item.isPending);
  // The rest of the window is not editable here: the bar above a page, or the page below the bar.
  const rest = (whole.height - frame.height) * scale;
  const besides = (
    <div style={{ height: rest }} css={{ background: sys.color.divider.primary, opacity: 0.6 }} />
  );
  return (
    <div
      style={{ width: whole.width * scale, height: whole.height * scale }}
      css={{
        position: 'relative',
        margin: '0 auto',
        outline: `1px solid ${sys.color.divider.inputField}`,
        borderRadius: sys.shape.shape1,
        background: sys.color.surface.background,
        boxShadow: sys.shadow.shadow1,
        overflow: 'hidden'
      }}
    >
      <RunningPage editor={editor} scale={scale} />
      <div css={{ position: 'absolute', inset: 0 }}>
        {!isBar && besides}
        <div
          ref={page}
          data-edited-page
          style={{ height: frame.height * scale }}
          css={{ position: 'relative', overflow: 'hidden' }}
        >
          {here.map((node) => (
            <CanvasItem
              key={`${node.layoutId} ${node.item.id}`}
              editor={editor}
              node={node}
              page={page}
              scale={scale}
            />
          ))}
        </div>
        {isBar && besides}
      </div>
    </div>
  );
}

/** The page at the selected size, to scale, as it runs, with its widgets as boxes. */
export function Canvas({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const { sys } = useTheme();
  const { ref, width } = useWidth();
  const { width: fullWidth } = PREVIEW_WINDOWS[editor.spot.mode];
  const scale = Math.min(1, (width || fullWidth) / fullWidth);
  return (
    <section
      aria-label={text('canvas')}
      css={{ flex: 1, minWidth: 0, minHeight: 0, overflow: 'auto', padding: sys.spacing(5) }}
    >
      <StepsHint />
      <div ref={ref}>
        <Page editor={editor} scale={scale} />
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
