import { createFakeLayer } from '../../../tests/support/fake-map';
import type { WidgetStates } from '../../../tests/support/widget-states';

const ROWS = [
  { STATE: 'Kogi', HA_PLANTED: 300.25, MT_PRODUCED: 3000, MEAN_YIELD: 9.99, RANK: 2 },
  { STATE: 'Benue', HA_PLANTED: 321.55, MT_PRODUCED: 3900.5, MEAN_YIELD: 12.13, RANK: 1 },
  { STATE: 'Borno', HA_PLANTED: null, MT_PRODUCED: null, MEAN_YIELD: null, RANK: null }
];

export const states: WidgetStates = {
  parts: { own: { needs: ['map'], asks: ['layers'] } },
  layers: (holds) => [
    createFakeLayer({ id: 'cassava-states', title: 'Cassava by state', rows: holds ? ROWS : [] })
  ]
};
