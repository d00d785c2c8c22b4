import { fakeLayer } from '../../../tests/support/fake-map';
import type { WidgetStates } from '../../../tests/support/widget-states';
import { summaryOf } from './fixtures';

export const states: WidgetStates = {
  parts: { own: { needs: ['map'], asks: ['server'] } },
  layers: (holds) => [
    fakeLayer({
      id: 'biochar-applications',
      title: 'Applications',
      rows: holds ? [{ batchType: 'Normal' }] : []
    })
  ],
  answers: ({ path }) => (path === '/api/biochar-summary' ? summaryOf(9) : undefined),
  empty: ({ path }) => (path === '/api/biochar-summary' ? summaryOf(0) : undefined)
};
