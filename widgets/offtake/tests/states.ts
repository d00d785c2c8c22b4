import type { ReaderActions, WidgetStates } from '../../../tests/support/widget-states';
import { createEmptyOfftake, createOfftake, uyo } from './fixtures';

const asking = {
  open: ({ press }: ReaderActions) => press('Offtake suitability'),
  ask: ({ clickMap }: ReaderActions) => clickMap()
};

interface PointsQuery {
  readonly geometry: { readonly points: readonly (readonly [number, number])[] };
}

export const states: WidgetStates = {
  parts: {
    tool: { needs: ['map'], asks: [] },
    answer: { needs: ['map'], asks: ['server'], ...asking },
    result: { config: { part: 'result' }, needs: ['map', 'tool'], asks: ['server'], ...asking }
  },
  answers: ({ path, body }) => {
    if (path === '/api/offtake-summary') return createOfftake(body as typeof uyo);
    if (path === '/api/offtake-farms') return { total: 12, ids: [1, 3] };
    if (!path.endsWith('/ImageServer/getSamples')) return undefined;
    const { points } = (body as PointsQuery).geometry;
    return { samples: points.map((_point, locationId) => ({ locationId, value: String(5 + locationId) })) };
  },
  empty: ({ path }) => {
    if (path === '/api/offtake-summary') return createEmptyOfftake(uyo);
    return path === '/api/offtake-farms' ? { total: 0, ids: [] } : undefined;
  }
};
