import { industrialParksPage } from '@site/layers';
import { HECTARES } from '../computed-areas';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Industrial parks. */
export const industrialParks = createTableDataset({
  name: 'industrial-parks',
  title: 'Industrial parks',
  table: 'industrial_park',
  geometry: 'polygon',
  columns: buildPageColumns(industrialParksPage),
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['name', 'state']
});
