import { useTheme } from 'jimu-theme';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { listSourceAddresses } from './model/data';
import { PREVIEW_WINDOWS } from './model/edited-page';
import { sendConfig, servePreview } from './preview-config';
import { getPreviewUrl } from './preview-url';
import type { Editor } from './use-editor';
import { useText } from './use-text';

/** Time without a change after which the running page gets it, ms; a typed text is sent once. */
const SEND_DELAY_MS = 150;

/**
 * Returns a number that changes when a data source gets another address: a running page reads each source
 * only once.
 */
function useSourceRevision({ served }: Editor): number {
  const [known, setKnown] = useState<{ revision: number; addresses: Readonly<Record<string, string>> }>({
    revision: 0,
    addresses: {}
  });
  useEffect(() => {
    const now = listSourceAddresses(served);
    setKnown(({ revision, addresses }) => {
      const isReplaced = Object.entries(now).some(([id, address]) => (addresses[id] ?? address) !== address);
      return isReplaced
        ? { revision: revision + 1, addresses: now }
        : { revision, addresses: { ...addresses, ...now } };
    });
  }, [served]);
  return known.revision;
}

interface RunningPageProps {
  readonly editor: Editor;
  readonly scale: number;
}

/** A frame with the page; a new one is made for another page. */
function Frame({ editor, scale }: RunningPageProps) {
  const text = useText();
  const { locale } = useIntl();
  const { sys } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const { served, spot, setHeights } = editor;
  const newest = useRef(served);
  useEffect(() => {
    if (!frame.current) return undefined;
    setHeights({});
    return servePreview(frame.current, {
      getPage: () => ({ config: newest.current, isCanvas: true }),
      onHeights: setHeights
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each frame
  }, []);
  useEffect(() => {
    newest.current = served;
    const timer = setTimeout(() => {
      if (frame.current) sendConfig(frame.current, { config: served, isCanvas: true });
    }, SEND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [served]);
  const { width, height } = PREVIEW_WINDOWS[spot.mode];
  return (
    <iframe
      ref={frame}
      title={text('runningPage')}
      src={getPreviewUrl(served, spot, locale)}
      // The page is only shown: its widgets take neither the pointer nor the keyboard.
      inert
      tabIndex={-1}
      style={{ width, height, transform: `scale(${scale})` }}
      css={{
        position: 'absolute',
        left: 0,
        top: 0,
        border: 0,
        transformOrigin: '0 0',
        pointerEvents: 'none',
        background: sys.color.surface.paper
      }}
    />
  );
}

/** The edited page as it runs, with its unsaved changes, behind the boxes of the canvas. */
export function RunningPage(props: RunningPageProps) {
  const { served, spot, experience } = props.editor;
  const revision = useSourceRevision(props.editor);
  const { theme, customThemeOptions } = served;
  const page = [experience.name, spot.pageId, spot.mode, theme, customThemeOptions];
  return <Frame key={JSON.stringify([...page, revision])} {...props} />;
}
