import { MARKER_TYPES } from '@site/domain';
import type { MarkerType } from '@site/domain';

/** Records that were entered, changed or deleted are announced to all who show some, in every tab of the browser. */
const CHANNEL = 'site-records';

/** Says that records of this type are not what they were. */
export function announceRecords(markerType: MarkerType): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(markerType);
  channel.close();
}

/** Calls `listener` with the type of the records that were changed, here or in another tab; returns how to stop. */
export function onRecordsChanged(listener: (markerType: MarkerType) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const markerType = MARKER_TYPES.find((known) => known === data);
    if (markerType) listener(markerType);
  };
  return () => channel.close();
}
