import type { WidgetStates } from '../../../tests/support/widget-states';

const depots = {
  name: 'cpo-depots',
  title: { en: 'CPO depots', fr: 'Dépôts de CPO' },
  geometry: 'point',
  fields: [
    {
      name: 'name',
      says: { en: 'text', fr: 'un texte' },
      required: true,
      label: { en: 'Depot', fr: 'Dépôt' }
    }
  ],
  carriesAttribution: false
};
const options = {
  data: [depots],
  ownLayers: [],
  referenceSystems: [{ code: 'EPSG:4326', name: 'WGS 84' }],
  endings: ['.csv']
};
const report = {
  ...{ unit: 'line', read: 2, created: 1, updated: 0, unchanged: 0, removed: 0, refused: 1, leftOut: 0 },
  ...{ repairs: 0, warnings: 0, otherNotes: 0, remarks: ['Columns of a.csv that are not read: x.'] },
  notes: [{ kind: 'refused', field: 'stock', message: 'is empty', count: 1, rows: [3] }]
};
const entry = {
  ...{ id: '1', dataset: 'cpo-depots', fileName: 'a.csv', attribution: 'Survey', canUndo: true, report },
  ...{ importedBy: 'admin@site.example', importedAt: '2026-05-01T08:00:00.000Z' },
  ...{ undoneBy: null, undoneAt: null }
};

export const states: WidgetStates = {
  parts: {
    own: { needs: [], asks: ['server'] },
    history: { needs: [], asks: ['server'], ask: ({ press }) => press('History') }
  },
  answers: ({ path }) => {
    if (path === '/api/import-datasets') return options;
    return path === '/api/imports' ? { data: [entry], total: 1 } : undefined;
  },
  empty: ({ path }) => (path === '/api/imports' ? { data: [], total: 0 } : undefined)
};
