import { text } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { measuredHectares } from '../shared-fields';
import { alike } from '../style';
import { area } from '../symbols';

export const industrialParksPage = page({
  service: 'industrialParks',
  about: 'Industrial parks, estates and free trade zones.',
  access: 'staff',
  geometry: 'area',
  table: 'industrial_park',
  idColumn: 'id',
  nameField: 'name',
  fields: {
    name: text('name', { column: 'name', imported: { aliases: ['park'] } }),
    State: text('state', { length: 60, column: 'state', imported: { state: true } }),
    status: text('status', { length: 60, column: 'status', imported: { optional: true, otherwise: '' } }),
    hectare: measuredHectares
  },
  layers: [
    {
      id: 'industrial-parks',
      title: 'layer.industrialParks',
      group: 'facilities',
      draws: alike(area('#3a2440a0', '#24142ae6', 1)),
      popup: { title: '{name}', lines: ['State', 'status', 'hectare'] },
      panel: { countBy: ['status', 'State'], figures: [total('hectare')] }
    }
  ]
});
