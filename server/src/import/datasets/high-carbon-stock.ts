import { HECTARES } from '../computed';
import { number, optional, state, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Forest that holds much carbon. */
export const highCarbonStock = tableDataset({
  name: 'high-carbon-stock',
  title: 'High carbon stock areas',
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
  fixed: { kind: 'HCS' },
  siblings: ['high-conservation-value'],
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['kind', 'name', 'class', 'state']
});
