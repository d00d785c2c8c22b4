/**
 * Used as the `ref` of the control that a dialog focuses when it opens: the safe answer, or the field to fill.
 */
export const focusElement = (element: HTMLElement | null): void => element?.focus();
