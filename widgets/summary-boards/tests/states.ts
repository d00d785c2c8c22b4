import { createFakeLayer } from '../../../tests/support/fake-map';
import type { WidgetStates } from '../../../tests/support/widget-states';

export const states: WidgetStates = {
  parts: {
    list: { needs: ['map'], asks: [] },
    board: { config: { board: 'ownedFactories' }, needs: ['map'], asks: ['layers'] }
  },
  layers: (holds) => [
    createFakeLayer({
      id: 'factories',
      title: 'Factories',
      rows: holds ? [{ name: 'F', type: 'Crushing Mill', State: 'Edo' }] : [],
      fields: ['type', 'State'].map((name) => ({ name, alias: name, type: 'string' }))
    })
  ]
};
