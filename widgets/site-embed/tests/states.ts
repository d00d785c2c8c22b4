import type { WidgetStates } from '../../../tests/support/widget-states';

export const states: WidgetStates = { parts: { own: { needs: ['map'], asks: [] } } };
