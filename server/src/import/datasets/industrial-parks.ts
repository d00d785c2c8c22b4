import { industrialParksPage } from '@site/layers';
import { HECTARES } from '../computed';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Industrial parks. */
export const industrialParks = tableDataset({
  name: 'industrial-parks',
  title: 'Industrial parks',
  table: 'industrial_park',
  geometry: 'polygon',
  columns: columnsOf(industrialParksPage),
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['name', 'state']
});
