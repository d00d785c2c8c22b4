import { HECTARES } from '../computed';
import { number, optional, text, whole } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Plantations of oil palm. */
export const plantations = tableDataset({
  name: 'plantations',
  title: 'Plantations',
  table: 'plantation',
  geometry: 'polygon',
  columns: {
    name: text('name', { aliases: ['plantation'] }),
    age_int: whole('ageInt', { aliases: ['age'], unit: 'years' }),
    hectare: optional(
      number('hectare', { aliases: ['hectares', 'area_ha', 'ha'], above: 0, unit: 'hectares' })
    )
  },
  lga: { code: 'lga_code' },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['name', 'lga_code']
});
