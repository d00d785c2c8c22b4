import type { ReaderActions, WidgetStates } from '../../../tests/support/widget-states';
import { WHERE_NEXT } from '../src/runtime/state';
import { answerCall, createDemands } from './fixtures';

const { key, initial } = WHERE_NEXT;
/** A tool whose form contains a state, as a reader has chosen it. */
const state = { [key]: { ...initial, form: { ...initial.form, state: 'Akwa Ibom', count: '2' } } };
const asking = { ask: ({ press }: ReaderActions) => press('Find sites') };

export const states: WidgetStates = {
  parts: {
    form: {
      needs: [],
      asks: ['server'],
      state: { [key]: { ...initial, form: { ...initial.form, source: 'records' } } }
    },
    scenario: { needs: [], asks: ['server'], state, ...asking },
    result: {
      config: { part: 'result' },
      needs: ['tool'],
      asks: ['server'],
      toolState: state,
      ...asking
    }
  },
  answers: answerCall,
  empty: ({ path }) => {
    if (path === '/api/marker-assets') return { data: [], total: 0 };
    return path === '/api/site-demands' ? createDemands([]) : undefined;
  }
};
