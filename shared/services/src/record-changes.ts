import { MARKER_TYPES } from '@site/domain';
import type { MarkerType } from '@site/domain';

/** Records that were entered, changed or deleted are announced to all who show some, in every tab of the browser. */
const CHANNEL = 'site-records';

/** The channel; null where the browser opens none because it keeps nothing for this site. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Says that records of this type are not what they were. */
export function announceRecords(markerType: MarkerType): void {
  const channel = openChannel();
  channel?.postMessage(markerType);
  channel?.close();
}

/** Calls `listener` with the type of the records that were changed, here or in another tab; returns how to stop. */
export function onRecordsChanged(listener: (markerType: MarkerType) => void): () => void {
  const channel = openChannel();
  if (channel === null) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const markerType = MARKER_TYPES.find((known) => known === data);
    if (markerType) listener(markerType);
  };
  return () => channel.close();
}
