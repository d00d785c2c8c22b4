import type { ReaderActions, WidgetStates } from '../../../tests/support/widget-states';
import { formatMessage } from 'widgets/shared-code/site-base';
import { agents, inventories, PILES_BY_AGENT, set, createMatrix, createWays } from './fixtures';

const planning = {
  open: ({ fill }: ReaderActions) => fill(/^Agent/, 'Emem Udo'),
  ask: ({ press }: ReaderActions) => press(formatMessage('agents.fetchSummary', 'en'))
};

export const states: WidgetStates = {
  parts: {
    form: { needs: [], asks: ['server'] },
    plan: { needs: [], asks: ['server'], ...planning },
    timeline: { config: { part: 'timeline' }, needs: ['tool'], asks: ['server'], ...planning }
  },
  answers: ({ path, query, body }) => {
    if (path.endsWith('/user/agents')) return { data: agents };
    if (path.endsWith('-by-agents')) return { data: inventories };
    if (path.endsWith('/inventory-at-mills'))
      return { data: PILES_BY_AGENT[query.get('agentName') ?? ''] ?? [] };
    if (path === '/api/parameters') return set;
    if (path === '/api/trip-matrix') return createMatrix(JSON.stringify(body));
    return path === '/api/trip-ways' ? createWays(JSON.stringify(body)) : undefined;
  },
  empty: ({ path }) => (/agents$|at-mills$/.test(path) ? { data: [] } : undefined)
};
