import { WidgetState } from 'jimu-core';

/** Returns whether the panel of a widget is closed or hidden; a widget outside a controller has no state. */
export const isPanelClosed = (state: WidgetState | undefined): boolean =>
  state === WidgetState.Closed || state === WidgetState.Hidden;
