import { defineNumber, defineText } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const cpoDepotsPage = definePage({
  service: 'cpoDepots',
  about: 'Depots of crude palm oil, with stock and capacity.',
  access: 'investor',
  geometry: 'point',
  table: 'cpo_depot',
  idColumn: 'id',
  nameField: 'name',
  dataset: {
    name: 'cpo-depots',
    title: 'CPO depots',
    lga: { name: 'lga', state: 'state' },
    key: ['name', 'state', 'lga']
  },
  fields: {
    name: defineText('name', { column: 'name', imported: { aliases: ['depot'] } }),
    State: defineText('state', { length: 60, column: 'state' }),
    LGA: defineText('lga', { length: 60, column: 'lga' }),
    capacity: defineNumber('capacity', 't', 1, {
      column: 'capacity_t',
      imported: { aliases: ['capacity_t'], above: 0, max: 10_000_000 }
    }),
    stock: defineNumber('stock', 't', 1, {
      column: 'stock_t',
      imported: {
        aliases: ['stock_t'],
        min: 0,
        max: 10_000_000,
        atMost: {
          column: 'capacity_t',
          problem: {
            en: '{value} t are more than the capacity; correct one of them',
            fr: '{value} t dépassent la capacité ; corrigez l’une des deux'
          }
        }
      }
    })
  },
  layers: [
    {
      id: 'cpo-depots',
      title: 'layer.cpoDepots',
      group: 'facilities',
      draws: createUniformStyle(createMarker('square', '#b26414', 8.25)),
      popup: { title: '{name}', lines: ['State', 'LGA', 'capacity', 'stock'] },
      panel: { countBy: ['State'], figures: [defineTotal('capacity'), defineTotal('stock')] }
    }
  ]
});
