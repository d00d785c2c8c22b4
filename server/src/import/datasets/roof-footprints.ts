import { roofFootprintsPage } from '@site/layers';
import { SQUARE_METRES } from '../computed';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Outlines of large roofs. */
export const roofFootprints = tableDataset({
  name: 'roof-footprints',
  title: 'Roof footprints',
  table: 'roof_footprint',
  geometry: 'polygon',
  columns: columnsOf(roofFootprintsPage),
  computed: { area_in_me: { type: 'double precision', sql: SQUARE_METRES } },
  key: ['geom']
});
