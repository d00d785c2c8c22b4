import { HECTARES } from '../computed';
import { number, optional, state, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Industrial parks. */
export const industrialParks = tableDataset({
  name: 'industrial-parks',
  title: 'Industrial parks',
  table: 'industrial_park',
  geometry: 'polygon',
  columns: {
    name: text('name', { aliases: ['park'] }),
    state: state('State'),
    status: optional(text('status'), ''),
    hectare: optional(
      number('hectare', { aliases: ['hectares', 'area_ha', 'ha'], above: 0, unit: 'hectares' })
    )
  },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['name', 'state']
});
