import type { AppConfig } from '../jimu/jimu-core/lib/types/app-config';

interface ConfigRequestMessage {
  readonly type: 'builder-preview-asks';
}

/** The page that a frame shows. */
export interface PreviewedPage {
  readonly config: AppConfig;
  /** true on the canvas, where the page follows each change and takes no input. */
  readonly isCanvas: boolean;
}

interface ConfigResponseMessage extends PreviewedPage {
  readonly type: 'builder-preview-config';
}

/** Heights of a page's items, px, by the ids of their widgets. */
export type ItemHeights = Readonly<Record<string, number>>;

interface HeightsMessage {
  readonly type: 'builder-preview-heights';
  readonly heights: ItemHeights;
}

type FrameMessage = ConfigRequestMessage | HeightsMessage;

const isFromWindow = (event: MessageEvent, source: MessageEventSource | null) =>
  event.origin === window.location.origin && event.source === source;

const sendToBuilder = (message: FrameMessage) => window.parent.postMessage(message, window.location.origin);

/**
 * In the frame: requests the unsaved configuration from the builder around it, and passes it on each time
 * that the builder sends it. Returns a function that stops this.
 */
export function followConfig(onPage: (page: PreviewedPage) => void): () => void {
  const handleMessage = (event: MessageEvent<ConfigResponseMessage | null>) => {
    if (isFromWindow(event, window.parent) && event.data?.type === 'builder-preview-config')
      onPage(event.data);
  };
  window.addEventListener('message', handleMessage);
  sendToBuilder({ type: 'builder-preview-asks' });
  return () => window.removeEventListener('message', handleMessage);
}

/** In the frame: requests the configuration once. Never resolves without a builder. */
export function requestConfig(): Promise<PreviewedPage> {
  return new Promise((resolve) => {
    const stop = followConfig((page) => {
      stop();
      resolve(page);
    });
  });
}

/** In the frame: reports the heights of the page's items to the builder. */
export const reportHeights = (heights: ItemHeights) =>
  sendToBuilder({ type: 'builder-preview-heights', heights });

/** In the builder: sends a frame the configuration, before its request or with later changes. */
export function sendConfig(frame: HTMLIFrameElement, page: PreviewedPage): void {
  const message: ConfigResponseMessage = { type: 'builder-preview-config', ...page };
  frame.contentWindow?.postMessage(message, window.location.origin);
}

interface PreviewProvider {
  /** Returns the page when the frame requests it. */
  getPage(): PreviewedPage;
  onHeights?(heights: ItemHeights): void;
}

/** In the builder: answers the messages of a frame. Returns a function that stops this. */
export function servePreview(frame: HTMLIFrameElement, { getPage, onHeights }: PreviewProvider): () => void {
  const handleMessage = (event: MessageEvent<FrameMessage | null>) => {
    if (!isFromWindow(event, frame.contentWindow)) return;
    if (event.data?.type === 'builder-preview-asks') sendConfig(frame, getPage());
    if (event.data?.type === 'builder-preview-heights') onHeights?.(event.data.heights);
  };
  window.addEventListener('message', handleMessage);
  return () => window.removeEventListener('message', handleMessage);
}
