import type { WidgetStates } from '../../../tests/support/widget-states';

const mode = (name: string) => ({ config: { mode: name }, needs: [], asks: [] });

export const states: WidgetStates = {
  isForGuests: true,
  parts: {
    login: mode('login'),
    forgotPassword: mode('forgotPassword'),
    resetPassword: mode('resetPassword')
  },
  answers: ({ path }) =>
    path === '/api/identity'
      ? { apiKey: 'k', authDomain: 'd', projectId: 'p', embedded: true, demonstration: true }
      : undefined
};
