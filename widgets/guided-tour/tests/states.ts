import type { WidgetStates } from '../../../tests/support/widget-states';

export const states: WidgetStates = { parts: { own: { state: { start: 1 }, needs: [], asks: [] } } };
