import { wardsPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Wards, the subdivisions of LGAs. */
export const wards = tableDataset({
  name: 'wards',
  title: 'Ward boundaries',
  table: 'ward',
  geometry: 'polygon',
  columns: columnsOf(wardsPage),
  lga: { code: 'lga_code' },
  key: ['lga_code', 'name'],
  label: 'r.name',
  dependents: ['ward_statistic']
});
