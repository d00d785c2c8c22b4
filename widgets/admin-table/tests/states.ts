import type { WidgetStates } from '../../../tests/support/widget-states';

const mill = {
  ...{ id: 'f1', _id: 'f1', version: 1, name: 'Mill 1', latitude: 5.03125, longitude: 7.93 },
  ...{ markerType: 'Factory', type: 'FFB Mill', status: 'Active', rawMaterials: 'P1', imageUrls: [] },
  ...{ createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' }
};

export const states: WidgetStates = {
  parts: { own: { needs: [], asks: ['server'] } },
  answers: ({ path }) => (path.startsWith('/api/marker-assets') ? { data: [mill], total: 1 } : undefined),
  empty: ({ path }) => (path.startsWith('/api/marker-assets') ? { data: [], total: 0 } : undefined)
};
