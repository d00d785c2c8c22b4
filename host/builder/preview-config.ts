import type { AppConfig } from '../jimu/jimu-core/lib/types/app-config';

interface Asking {
  readonly type: 'builder-preview-asks';
}

interface Giving {
  readonly type: 'builder-preview-config';
  readonly config: AppConfig;
}

const isOwn = (event: MessageEvent, source: MessageEventSource | null) =>
  event.origin === window.location.origin && event.source === source;

/**
 * In the frame: requests the unsaved configuration from the builder around it. Never resolves without a
 * builder.
 */
export function askForConfig(): Promise<AppConfig> {
  return new Promise((resolve) => {
    const listen = (event: MessageEvent<Giving | null>) => {
      if (!isOwn(event, window.parent) || event.data?.type !== 'builder-preview-config') return;
      window.removeEventListener('message', listen);
      resolve(event.data.config);
    };
    window.addEventListener('message', listen);
    window.parent.postMessage({ type: 'builder-preview-asks' } satisfies Asking, window.location.origin);
  });
}

/**
 * In the builder: sends the frame the configuration when it requests it. Returns a function that stops this.
 */
export function giveConfig(frame: HTMLIFrameElement, config: AppConfig): () => void {
  const listen = (event: MessageEvent<Asking | null>) => {
    if (!isOwn(event, frame.contentWindow) || event.data?.type !== 'builder-preview-asks') return;
    const answer: Giving = { type: 'builder-preview-config', config };
    frame.contentWindow?.postMessage(answer, window.location.origin);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
