import type { KeyboardEvent } from 'react';

/** Escape pressed in a panel itself; a dialog that was opened from it, though its child here, has its own Escape. */
export const isOwnEscape = (event: KeyboardEvent<HTMLElement>): boolean =>
  event.key === 'Escape' && !event.defaultPrevented && event.currentTarget.contains(event.target as Node);
