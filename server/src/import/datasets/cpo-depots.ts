import { number, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Depots of crude palm oil. */
export const cpoDepots = tableDataset({
  name: 'cpo-depots',
  title: 'CPO depots',
  table: 'cpo_depot',
  geometry: 'point',
  columns: {
    name: text('name', { aliases: ['depot'] }),
    capacity_t: number('capacity', { aliases: ['capacity_t'], above: 0, unit: 'tonnes' }),
    stock_t: number('stock', { aliases: ['stock_t'], min: 0, unit: 'tonnes' })
  },
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
