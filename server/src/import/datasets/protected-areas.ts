import { HECTARES } from '../computed';
import { number, optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Parks and reserves. */
export const protectedAreas = tableDataset({
  name: 'protected-areas',
  title: 'Protected areas',
  table: 'protected_area',
  geometry: 'polygon',
  columns: {
    name: text('name'),
    designation: optional(text('designation', { aliases: ['desig_eng', 'desig'] }), ''),
    designation_type: optional(text('designationType', { aliases: ['desig_type'] }), ''),
    status: optional(text('status'), ''),
    government_type: optional(text('governmentType', { aliases: ['gov_type'] }), ''),
    owner: optional(text('owner', { aliases: ['own_type'] }), ''),
    hectare: optional(
      number('hectare', { aliases: ['hectares', 'area_ha', 'ha'], above: 0, unit: 'hectares' })
    )
  },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['name', 'designation']
});
