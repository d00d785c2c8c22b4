import { HECTARES } from '../computed';
import { number, optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Forest cleared beside oil palm. */
export const deforestation = tableDataset({
  name: 'deforestation',
  title: 'Deforestation',
  table: 'deforestation',
  geometry: 'polygon',
  columns: {
    layer: text('layer'),
    hectare: optional(
      number('hectare', { aliases: ['hectares', 'area_ha', 'ha'], above: 0, unit: 'hectares' })
    )
  },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['geom']
});
