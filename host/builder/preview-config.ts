import type { AppConfig } from '../jimu/jimu-core/lib/types/app-config';

interface ConfigRequestMessage {
  readonly type: 'builder-preview-asks';
}

interface ConfigResponseMessage {
  readonly type: 'builder-preview-config';
  readonly config: AppConfig;
}

const isFromWindow = (event: MessageEvent, source: MessageEventSource | null) =>
  event.origin === window.location.origin && event.source === source;

/**
 * In the frame: requests the unsaved configuration from the builder around it. Never resolves without a
 * builder.
 */
export function requestConfig(): Promise<AppConfig> {
  return new Promise((resolve) => {
    const handleMessage = (event: MessageEvent<ConfigResponseMessage | null>) => {
      if (!isFromWindow(event, window.parent) || event.data?.type !== 'builder-preview-config') return;
      window.removeEventListener('message', handleMessage);
      resolve(event.data.config);
    };
    window.addEventListener('message', handleMessage);
    window.parent.postMessage(
      { type: 'builder-preview-asks' } satisfies ConfigRequestMessage,
      window.location.origin
    );
  });
}

/**
 * In the builder: sends the frame the configuration when it requests it. Returns a function that stops this.
 */
export function provideConfig(frame: HTMLIFrameElement, config: AppConfig): () => void {
  const handleMessage = (event: MessageEvent<ConfigRequestMessage | null>) => {
    if (!isFromWindow(event, frame.contentWindow) || event.data?.type !== 'builder-preview-asks') return;
    const answer: ConfigResponseMessage = { type: 'builder-preview-config', config };
    frame.contentWindow?.postMessage(answer, window.location.origin);
  };
  window.addEventListener('message', handleMessage);
  return () => window.removeEventListener('message', handleMessage);
}
