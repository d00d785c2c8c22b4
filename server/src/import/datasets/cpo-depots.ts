import { cpoDepotsPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Depots of crude palm oil. */
export const cpoDepots = tableDataset({
  name: 'cpo-depots',
  title: 'CPO depots',
  table: 'cpo_depot',
  geometry: 'point',
  columns: columnsOf(cpoDepotsPage),
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
