import { Button } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { BrowserSizeMode } from '../jimu/jimu-core/lib/types/common';
import { resolveServerUrls, PREVIEW_WINDOWS } from './model/edited-page';
import { servePreview } from './preview-config';
import { getPreviewUrl } from './preview-url';
import type { Editor } from './use-editor';
import { useText } from './use-text';

interface PreviewProps {
  readonly editor: Editor;
  onClose(): void;
}

/** Height of the bar above the preview and margin around the preview, px. */
const TOP = 52;
const AROUND = 16;

/** Shows the page with its unsaved changes in the real shell, at the size of a window. Escape closes it. */
export function PreviewDialog({ editor, onClose }: PreviewProps) {
  const text = useText();
  const { locale } = useIntl();
  const { sys } = useTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [mode, setMode] = useState<BrowserSizeMode>(editor.spot.mode);
  const { config, spot } = editor;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(
    () =>
      frame.current
        ? servePreview(frame.current, {
            getPage: () => ({ config: resolveServerUrls(config, window.location.origin), isCanvas: false })
          })
        : undefined,
    [config, mode]
  );
  const { width, height } = PREVIEW_WINDOWS[mode];
  const room = [window.innerWidth - 2 * AROUND, window.innerHeight - TOP - 2 * AROUND] as const;
  const scale = Math.min(1, room[0] / width, room[1] / height);
  return (
    <dialog
      ref={dialog}
      aria-label={text('preview')}
      onClose={onClose}
      css={{
        width: '100vw',
        maxWidth: 'none',
        height: '100dvh',
        maxHeight: 'none',
        padding: 0,
        border: 0,
        overflow: 'hidden',
        background: sys.color.surface.background,
        color: sys.color.surface.backgroundText
      }}
    >
      <div
        css={{
          display: 'flex',
          gap: sys.spacing(2),
          alignItems: 'center',
          height: TOP,
          padding: `0 ${AROUND}px`
        }}
      >
        {(Object.keys(PREVIEW_WINDOWS) as BrowserSizeMode[]).map((size) => (
          <Button
            key={size}
            selected={size === mode}
            aria-pressed={size === mode}
            onClick={() => setMode(size)}
          >
            {text(size)}
          </Button>
        ))}
        <span css={{ flex: 1 }} />
        <Button type="primary" onClick={() => dialog.current?.close()}>
          {text('close')}
        </Button>
      </div>
      <div style={{ width: width * scale }} css={{ margin: `${AROUND}px auto` }}>
        <iframe
          key={mode}
          ref={frame}
          title={text('preview')}
          src={getPreviewUrl(config, spot, locale)}
          style={{ width, height, transform: `scale(${scale})` }}
          css={{ border: 0, transformOrigin: '0 0', background: sys.color.surface.paper }}
        />
      </div>
    </dialog>
  );
}
