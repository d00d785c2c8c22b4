import { defineText } from '../field';
import { definePage } from '../page';
import { createUniformStyle } from '../style';
import { CLEAR, createArea } from '../symbols';

export const statesPage = definePage({
  service: 'ngnStates',
  about: 'The states and the Federal Capital Territory.',
  access: 'staff',
  geometry: 'area',
  table: 'state_boundary',
  idColumn: 'id',
  nameField: 'ADM1_EN',
  fields: {
    ADM1_EN: defineText('state', { length: 60, column: 'name' })
  },
  layers: [
    {
      id: 'states',
      title: 'layer.states',
      group: 'boundaries',
      draws: createUniformStyle(createArea(CLEAR, '#6e685adc', 1.1)),
      popup: { title: '{ADM1_EN}', lines: ['ADM1_EN'] }
    }
  ]
});
