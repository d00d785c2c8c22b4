import { cpoDepotsPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Depots of crude palm oil. */
export const cpoDepots = createTableDataset({
  name: 'cpo-depots',
  title: 'CPO depots',
  table: 'cpo_depot',
  geometry: 'point',
  columns: buildPageColumns(cpoDepotsPage),
  lga: { name: 'lga', state: 'state' },
  check: (values) =>
    Number(values.stock_t) <= Number(values.capacity_t)
      ? values
      : {
          field: 'stock',
          problem: `${String(values.stock_t)} t are more than the capacity; correct one of them`
        },
  key: ['name', 'state', 'lga']
});
