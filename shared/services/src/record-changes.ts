import { FORM_TYPES } from '@site/domain/src/base';
import type { FormType } from '@site/domain/src/base';
import { openChannel } from './open-channel';

/** Channel that announces added, changed and deleted records to every tab of the browser. */
const CHANNEL = 'site-records';

/** Announces that records of this type have changed. */
export function announceRecords(markerType: FormType): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(markerType);
  channel?.close();
}

/**
 * Calls `listener` with the type of changed records, here or in another tab. Returns a function that removes
 * it.
 */
export function onRecordsChanged(listener: (markerType: FormType) => void): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === null) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const markerType = FORM_TYPES.find((known) => known === data);
    if (markerType) listener(markerType);
  };
  return () => channel.close();
}
