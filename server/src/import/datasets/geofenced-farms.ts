import { geofencedFarmsPage } from '@site/layers';
import { HECTARES } from '../computed';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Farms whose outline was recorded by walking it. */
export const geofencedFarms = tableDataset({
  name: 'geofenced-farms',
  title: 'Geofenced farms',
  table: 'geofenced_farm',
  geometry: 'polygon',
  columns: columnsOf(geofencedFarmsPage),
  lga: { name: 'lga', state: 'state' },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['farmer_name', 'geom']
});
