import { number, text } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { alike } from '../style';
import { area } from '../symbols';

export const deforestationPage = page({
  service: 'deforestation',
  about: 'Forest cleared beside oil palm.',
  access: 'staff',
  geometry: 'area',
  table: 'deforestation',
  idColumn: 'id',
  nameField: 'layer',
  fields: {
    layer: text('sourceLayer', { length: 120, column: 'layer', imported: {} }),
    hectare: number('deforestedLand', 'ha', 1, {
      column: 'hectare',
      imported: { aliases: ['hectares', 'area_ha', 'ha'], above: 0, optional: true, max: 8_000_000 }
    })
  },
  layers: [
    {
      id: 'deforestation',
      title: 'layer.deforestation',
      group: 'land',
      draws: alike(area('#c63e2aa0', '#96281ee6', 0.75)),
      popup: { title: '{layer}', lines: ['hectare'] },
      panel: { countBy: ['layer'], figures: [total('hectare')] }
    }
  ]
});
