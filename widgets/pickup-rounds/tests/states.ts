import type { ReaderActions, WidgetStates } from '../../../tests/support/widget-states';
import { PICKUP_ROUNDS } from '../src/runtime/state';
import { createMatrix, createRoundWays, PILES, set } from './fixtures';

const { key, initial } = PICKUP_ROUNDS;
/** A tool whose form contains agents and one vehicle, as a reader has chosen them. */
const state = {
  [key]: {
    ...initial,
    form: {
      ...initial.form,
      agents: ['Emem Udo', 'Ada Obi'],
      fleet: { Ford: '0', Ford2: '0', Dyna2: '0', MB1: '1', MB2: '0' }
    }
  }
};
const planning = { ask: ({ press }: ReaderActions) => press('Plan rounds') };

export const states: WidgetStates = {
  parts: {
    form: { needs: [], asks: ['server'] },
    plan: { needs: [], asks: ['server'], state, ...planning },
    timeline: {
      config: { part: 'timeline' },
      needs: ['tool'],
      asks: ['server'],
      toolState: state,
      ...planning
    }
  },
  answers: ({ path, body }) => {
    if (path.endsWith('/inventory-at-mills')) return { data: PILES };
    if (path === '/api/parameters') return set;
    if (path === '/api/trip-matrix') return createMatrix(body);
    return path === '/api/round-ways' ? createRoundWays(body) : undefined;
  },
  empty: ({ path }) => (path.endsWith('/inventory-at-mills') ? { data: [] } : undefined)
};
