import { text } from '../field';
import { page } from '../page';
import { alike } from '../style';
import { CLEAR, area } from '../symbols';

export const statesPage = page({
  service: 'ngnStates',
  about: 'The states and the Federal Capital Territory.',
  access: 'staff',
  geometry: 'area',
  table: 'state_boundary',
  idColumn: 'id',
  nameField: 'ADM1_EN',
  fields: {
    ADM1_EN: text('state', { length: 60, column: 'name' })
  },
  layers: [
    {
      id: 'states',
      title: 'layer.states',
      group: 'boundaries',
      draws: alike(area(CLEAR, '#6e685adc', 1.1)),
      popup: { title: '{ADM1_EN}', lines: ['ADM1_EN'] }
    }
  ]
});
