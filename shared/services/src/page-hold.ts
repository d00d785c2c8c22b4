/**
 * Who has something on the page that leaving it would lose. While there is one, an ended session does not take the page to
 * Login: its holder offers to sign in again in place.
 */
const holders = new Set<symbol>();

/** Holds the page until the function returned is called. */
export function holdPage(): () => void {
  const holder = Symbol('holder');
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Whether leaving the page would lose something. */
export const isPageHeld = (): boolean => holders.size > 0;
