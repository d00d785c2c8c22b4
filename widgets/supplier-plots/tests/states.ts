import type { WidgetStates } from '../../../tests/support/widget-states';

export const states: WidgetStates = {
  parts: { tool: { needs: ['map'], asks: ['server'] } },
  answers: ({ path }) => {
    if (path === '/api/plot-counts') return { data: [], toldFrom: null };
    return path === '/api/plots' ? { data: [], total: 0 } : undefined;
  }
};
