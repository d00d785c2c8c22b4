import { millsPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Palm oil mills, confirmed and tagged. */
export const mills = createTableDataset({
  name: 'mills',
  title: 'Mills',
  table: 'mill',
  geometry: 'point',
  geometryOptional: true,
  columns: buildPageColumns(millsPage),
  lga: { code: 'lga_code', nameSlug: 'lga_slug', stateSlug: 'state_slug' },
  key: ['name', 'lga_code', 'geom'],
  dependents: ['purchase', 'supplier', 'field_inventory', 'allocated_purchase']
});
