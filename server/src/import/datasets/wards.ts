import { wardsPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Wards, the subdivisions of LGAs. */
export const wards = createTableDataset({
  name: 'wards',
  title: 'Ward boundaries',
  table: 'ward',
  geometry: 'polygon',
  columns: buildPageColumns(wardsPage),
  lga: { code: 'lga_code' },
  key: ['lga_code', 'name'],
  label: 'r.name',
  dependents: ['ward_statistic']
});
