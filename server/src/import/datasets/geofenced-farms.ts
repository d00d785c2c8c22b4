import { geofencedFarmsPage } from '@site/layers';
import { HECTARES } from '../computed-areas';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Farms whose outline was recorded by walking it. */
export const geofencedFarms = createTableDataset({
  name: 'geofenced-farms',
  title: 'Geofenced farms',
  table: 'geofenced_farm',
  geometry: 'polygon',
  columns: buildPageColumns(geofencedFarmsPage),
  lga: { name: 'lga', state: 'state' },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['farmer_name', 'geom']
});
