import { createFakeLayer } from '../../../tests/support/fake-map';
import type { ReaderActions, WidgetStates } from '../../../tests/support/widget-states';

const drawCircle = ({ press }: ReaderActions) => press('Use the circle');

export const states: WidgetStates = {
  parts: {
    tool: { needs: ['map'], asks: [] },
    selection: { needs: ['map'], asks: ['layers'], ask: drawCircle },
    shape: {
      config: { part: 'shape' },
      needs: ['map', 'tool'],
      asks: ['layers'],
      ask: drawCircle
    }
  },
  layers: (holds) => [
    createFakeLayer({
      id: 'mills',
      title: 'Confirmed mills',
      rows: holds ? [{ OBJECTID: 1, tonsAmount: 5 }] : []
    })
  ]
};
