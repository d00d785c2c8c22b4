import { DEFAULT_PARAMETERS, PARAMETER_DEFINITIONS } from 'widgets/shared-code/site-base';
import type { WidgetStates } from '../../../tests/support/widget-states';

export const states: WidgetStates = {
  parts: { own: { needs: [], asks: ['server'] } },
  answers: ({ path }) =>
    path === '/api/parameters'
      ? { version: 4, parameters: DEFAULT_PARAMETERS, definitions: PARAMETER_DEFINITIONS }
      : undefined
};
