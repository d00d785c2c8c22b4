import { roofFootprintsPage } from '@site/layers';
import { SQUARE_METRES } from '../computed-areas';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Outlines of large roofs. */
export const roofFootprints = createTableDataset({
  name: 'roof-footprints',
  title: 'Roof footprints',
  table: 'roof_footprint',
  geometry: 'polygon',
  columns: buildPageColumns(roofFootprintsPage),
  computed: { area_in_me: { type: 'double precision', sql: SQUARE_METRES } },
  key: ['geom']
});
