/**
 * Sign-in forms inside dialogs that the user is working in. While one is open, the page does not show its own
 * prompt.
 */
const forms = new Set<symbol>();
const listeners = new Set<() => void>();
const notifyListeners = (): void => listeners.forEach((listener) => listener());

/** Registers a form until the returned function is called. */
export function registerInlineSignIn(): () => void {
  const form = Symbol('form');
  forms.add(form);
  notifyListeners();
  return () => {
    forms.delete(form);
    notifyListeners();
  };
}

/** Returns whether such a form is open. */
export const hasInlineSignIn = (): boolean => forms.size > 0;

/** Calls `listener` when a form opens or closes. Returns a function that removes the listener. */
export function onInlineSignInChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
