import { protectedAreasPage } from '@site/layers';
import { HECTARES } from '../computed';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Parks and reserves. */
export const protectedAreas = tableDataset({
  name: 'protected-areas',
  title: 'Protected areas',
  table: 'protected_area',
  geometry: 'polygon',
  columns: columnsOf(protectedAreasPage),
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['name', 'designation']
});
