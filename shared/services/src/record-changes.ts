import { FORM_TYPES } from '@site/domain/src/base';
import type { FormType } from '@site/domain/src/base';

/** Channel that announces added, changed and deleted records to every tab of the browser. */
const CHANNEL = 'site-records';

/** Opens the channel; null when the browser blocks it together with storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Announces that records of this type have changed. */
export function announceRecords(markerType: FormType): void {
  const channel = openChannel();
  channel?.postMessage(markerType);
  channel?.close();
}

/**
 * Calls `listener` with the type of changed records, here or in another tab. Returns a function that removes
 * it.
 */
export function onRecordsChanged(listener: (markerType: FormType) => void): () => void {
  const channel = openChannel();
  if (channel === null) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const markerType = FORM_TYPES.find((known) => known === data);
    if (markerType) listener(markerType);
  };
  return () => channel.close();
}
