/**
 * Forms that ask to sign in again where somebody is typing. While there is one, the page does not say the same over it.
 */
const forms = new Set<symbol>();
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** A form asks, until the function returned is called. */
export function askInPlace(): () => void {
  const form = Symbol('form');
  forms.add(form);
  tell();
  return () => {
    forms.delete(form);
    tell();
  };
}

/** Whether a form of the page asks. */
export const isAskedInPlace = (): boolean => forms.size > 0;

/** Calls `listener` when a form begins to ask or no longer does; returns how to stop. */
export function onAskedInPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
