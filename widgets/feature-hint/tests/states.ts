import type { WidgetStates } from '../../../tests/support/widget-states';

export const states: WidgetStates = { parts: { own: { config: { delay: 0 }, needs: [], asks: [] } } };
