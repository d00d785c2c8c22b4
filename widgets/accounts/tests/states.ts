import type { WidgetStates } from '../../../tests/support/widget-states';

const account = {
  ...{ uid: 'u2', email: 'ada@site.example', name: null, role: 'staff', isListedInvestor: false },
  ...{ disabled: false, createdAt: '2026-05-01T08:00:00.000Z', lastSignInAt: null }
};

export const states: WidgetStates = {
  parts: { own: { needs: [], asks: ['server'] } },
  answers: ({ path }) => (path === '/api/accounts' ? { data: [account], total: 1 } : undefined),
  empty: ({ path }) => (path === '/api/accounts' ? { data: [], total: 0 } : undefined)
};
