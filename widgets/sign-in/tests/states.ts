import type { WidgetStates } from '../../../tests/support/widget-states';

const createModeState = (name: string) => ({ config: { mode: name }, needs: [], asks: [] });

export const states: WidgetStates = {
  isForGuests: true,
  parts: {
    login: createModeState('login'),
    forgotPassword: createModeState('forgotPassword'),
    resetPassword: createModeState('resetPassword')
  },
  answers: ({ path }) =>
    path === '/api/identity'
      ? { apiKey: 'k', authDomain: 'd', projectId: 'p', embedded: true, demonstration: true }
      : undefined
};
