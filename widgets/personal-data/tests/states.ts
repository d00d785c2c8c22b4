import type { WidgetStates } from '../../../tests/support/widget-states';

const ADA = 'ada@farm.example';
const account = { uid: 'u7', email: ADA, display_name: null, role: 'staff', disabled: false };

export const states: WidgetStates = {
  parts: {
    own: { needs: [], asks: ['server'] },
    search: {
      needs: [],
      asks: ['server'],
      open: ({ fill }) => fill(/^E-mail address or telephone number/, ADA),
      ask: ({ press }) => press('Find')
    }
  },
  answers: ({ path }) => {
    if (path === '/api/person') return { tables: [{ table: 'account', total: 1, rows: [account] }] };
    return path === '/api/person/trail' ? { data: [], total: 0 } : undefined;
  },
  empty: ({ path }) => (path === '/api/person' ? { tables: [] } : undefined)
};
