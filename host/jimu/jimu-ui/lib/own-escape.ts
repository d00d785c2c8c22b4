import type { KeyboardEvent } from 'react';

/**
 * Checks for Escape pressed in a panel itself. A dialog opened from it is its child in React but handles its
 * own Escape.
 */
export const isOwnEscape = (event: KeyboardEvent<HTMLElement>): boolean =>
  event.key === 'Escape' && !event.defaultPrevented && event.currentTarget.contains(event.target as Node);
