/**
 * Sign-in forms inside dialogs that the user is working in. While one is open, the page does not show its own
 * prompt.
 */
const forms = new Set<symbol>();
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Registers a form until the returned function is called. */
export function askInPlace(): () => void {
  const form = Symbol('form');
  forms.add(form);
  tell();
  return () => {
    forms.delete(form);
    tell();
  };
}

/** Returns whether such a form is open. */
export const isAskedInPlace = (): boolean => forms.size > 0;

/** Calls `listener` when a form opens or closes. Returns a function that removes the listener. */
export function onAskedInPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
