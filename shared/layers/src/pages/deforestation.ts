import { defineDay, defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { createUniformStyle } from '../style';
import { createArea } from '../symbols';

export const deforestationPage = definePage({
  service: 'deforestation',
  about: 'Forest cleared beside oil palm.',
  access: 'staff',
  geometry: 'area',
  table: 'deforestation',
  idColumn: 'id',
  nameField: 'layer',
  dataset: {
    name: 'deforestation',
    title: 'Deforestation',
    measured: ['hectare'],
    key: ['geom']
  },
  fields: {
    layer: defineText('sourceLayer', { length: 120, column: 'layer', imported: {} }),
    hectare: defineNumber('deforestedLand', 'ha', 1, {
      column: 'hectare',
      imported: { aliases: ['hectares', 'area_ha', 'ha'], above: 0, optional: true, max: 8_000_000 }
    }),
    clearedOn: defineDay('clearedOn', {
      column: 'cleared_on',
      imported: { aliases: ['date', 'clearedDate'], optional: true }
    }),
    clearedYear: defineWhole('clearedYear', null, {
      column: 'cleared_year',
      imported: { aliases: ['year', 'lossYear'], min: 1980, max: 2100, optional: true }
    })
  },
  layers: [
    {
      id: 'deforestation',
      title: 'layer.deforestation',
      group: 'land',
      draws: createUniformStyle(createArea('#c63e2aa0', '#96281ee6', 0.75)),
      popup: { title: '{layer}', lines: ['hectare', 'clearedOn', 'clearedYear'] },
      panel: { countBy: ['layer'], figures: [defineTotal('hectare')] }
    }
  ]
});
