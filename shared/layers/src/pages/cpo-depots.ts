import { number, text } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { alike } from '../style';
import { marker } from '../symbols';

export const cpoDepotsPage = page({
  service: 'cpoDepots',
  about: 'Depots of crude palm oil, what they hold and could hold.',
  access: 'investor',
  geometry: 'point',
  table: 'cpo_depot',
  idColumn: 'id',
  nameField: 'name',
  fields: {
    name: text('name', { column: 'name', imported: { aliases: ['depot'] } }),
    State: text('state', { length: 60, column: 'state' }),
    LGA: text('lga', { length: 60, column: 'lga' }),
    capacity: number('capacity', 't', 1, {
      column: 'capacity_t',
      imported: { aliases: ['capacity_t'], above: 0, max: 10_000_000 }
    }),
    stock: number('stock', 't', 1, {
      column: 'stock_t',
      imported: { aliases: ['stock_t'], min: 0, max: 10_000_000 }
    })
  },
  layers: [
    {
      id: 'cpo-depots',
      title: 'layer.cpoDepots',
      group: 'facilities',
      draws: alike(marker('square', '#b26414', 8.25)),
      popup: { title: '{name}', lines: ['State', 'LGA', 'capacity', 'stock'] },
      panel: { countBy: ['State'], figures: [total('capacity'), total('stock')] }
    }
  ]
});
