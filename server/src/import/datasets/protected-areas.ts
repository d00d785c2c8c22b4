import { protectedAreasPage } from '@site/layers';
import { HECTARES } from '../computed-areas';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Parks and reserves. */
export const protectedAreas = createTableDataset({
  name: 'protected-areas',
  title: 'Protected areas',
  table: 'protected_area',
  geometry: 'polygon',
  columns: buildPageColumns(protectedAreasPage),
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['name', 'designation']
});
