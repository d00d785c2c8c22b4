/**
 * Used as the `ref` of the control that a dialog focuses when it opens: the safe answer, or the field to fill.
 */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();
