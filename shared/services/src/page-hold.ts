/**
 * Holders of unsaved input on the page. While there is one, an ended session does not lead to the login page:
 * the holder offers to sign in again in place.
 */
const holders = new Set<symbol>();

/** Holds the page until the function returned is called. */
export function holdPage(): () => void {
  const holder = Symbol('holder');
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Returns whether leaving the page would lose input. */
export const isPageHeld = (): boolean => holders.size > 0;
