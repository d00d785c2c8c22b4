import { createFakeLayer } from '../../../tests/support/fake-map';
import type { WidgetStates } from '../../../tests/support/widget-states';
import { createSummary } from './fixtures';

export const states: WidgetStates = {
  parts: { own: { needs: ['map'], asks: ['server'] } },
  layers: (holds) => [
    createFakeLayer({
      id: 'raw-material-source',
      title: 'Raw Material Source',
      rows: holds ? [{ supplierName: 'Ada', community: 'Ikot', date: 0 }] : [],
      fields: [
        { name: 'date', alias: 'Date', type: 'date' },
        { name: 'supplierName', alias: 'Supplier', type: 'string' },
        { name: 'community', alias: 'Community', type: 'string' }
      ]
    })
  ],
  answers: ({ path }) => {
    if (path === '/api/raw-material-summary') return createSummary(9);
    return path.endsWith('/choices') ? { data: [{ name: 'Ada Obi', purchases: 12 }] } : undefined;
  },
  empty: ({ path }) => {
    if (path === '/api/raw-material-summary') return createSummary(0);
    return path.endsWith('/choices') ? { data: [] } : undefined;
  }
};
