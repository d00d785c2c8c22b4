import { createFakeLayer } from '../../../tests/support/fake-map';
import type { WidgetStates } from '../../../tests/support/widget-states';

const mill = {
  ...{ daysFromLastDiscovery: 3, tonsAmount: 10, noOfTransactions: 2, avgPricePerTon: 72_000 },
  ...{ state_slug: 'edo', size: 'Large' }
};

export const states: WidgetStates = {
  parts: {
    list: { needs: ['map'], asks: ['layers'] },
    panel: {
      needs: ['map'],
      asks: ['layers'],
      open: ({ press }) => press('Layer Properties: Confirmed mills')
    }
  },
  layers: (holds) => [
    createFakeLayer({
      id: 'mills',
      title: 'Confirmed mills',
      rows: holds ? [mill, { ...mill, tonsAmount: 20, state_slug: 'imo' }] : [],
      fields: Object.keys(mill).map((name) => ({ name, alias: name, type: 'any' }))
    })
  ]
};
