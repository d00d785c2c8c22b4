import { HECTARES } from '../computed';
import { number, optional, state, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Areas of high conservation value. */
export const highConservationValue = tableDataset({
  name: 'high-conservation-value',
  title: 'High conservation value areas',
  table: 'high_value_area',
  geometry: 'polygon',
  columns: {
    name: text('name'),
    class: text('class'),
    state: state('State'),
    hectare: optional(
      number('hectare', { aliases: ['hectares', 'area_ha', 'ha'], above: 0, unit: 'hectares' })
    )
  },
  fixed: { kind: 'HCV' },
  siblings: ['high-carbon-stock'],
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['kind', 'name', 'class', 'state']
});
