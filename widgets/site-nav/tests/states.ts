import type { WidgetStates } from '../../../tests/support/widget-states';

export const states: WidgetStates = {
  parts: { own: { needs: [], asks: [] } },
  answers: ({ path }) =>
    path === '/api/identity'
      ? { apiKey: 'k', authDomain: 'd', projectId: 'p', embedded: true, demonstration: true }
      : undefined
};
