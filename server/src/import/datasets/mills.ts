import { millsPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Palm oil mills, confirmed and tagged. */
export const mills = tableDataset({
  name: 'mills',
  title: 'Mills',
  table: 'mill',
  geometry: 'point',
  geometryOptional: true,
  columns: columnsOf(millsPage),
  lga: { code: 'lga_code', nameSlug: 'lga_slug', stateSlug: 'state_slug' },
  key: ['name', 'lga_code', 'geom'],
  dependents: ['purchase', 'supplier', 'field_inventory', 'allocated_purchase']
});
