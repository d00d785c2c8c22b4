import { createFakeLayer } from '../../../tests/support/fake-map';
import type { WidgetStates } from '../../../tests/support/widget-states';
import { createSummary } from './fixtures';

export const states: WidgetStates = {
  parts: { own: { needs: ['map'], asks: ['server'] } },
  layers: (holds) => [
    createFakeLayer({
      id: 'biochar-applications',
      title: 'Applications',
      rows: holds ? [{ batchType: 'Normal' }] : []
    })
  ],
  answers: ({ path }) => (path === '/api/biochar-summary' ? createSummary(9) : undefined),
  empty: ({ path }) => (path === '/api/biochar-summary' ? createSummary(0) : undefined)
};
