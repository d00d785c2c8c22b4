import { defineText } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { measuredHectares } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createArea } from '../symbols';

export const industrialParksPage = definePage({
  service: 'industrialParks',
  about: 'Industrial parks, estates and free trade zones.',
  access: 'staff',
  geometry: 'area',
  table: 'industrial_park',
  idColumn: 'id',
  nameField: 'name',
  dataset: {
    name: 'industrial-parks',
    title: 'Industrial parks',
    measured: ['hectare'],
    key: ['name', 'state']
  },
  fields: {
    name: defineText('name', { column: 'name', imported: { aliases: ['park'] } }),
    State: defineText('state', { length: 60, column: 'state', imported: { state: true } }),
    status: defineText('status', {
      length: 60,
      column: 'status',
      imported: { optional: true, otherwise: '' }
    }),
    hectare: measuredHectares
  },
  layers: [
    {
      id: 'industrial-parks',
      title: 'layer.industrialParks',
      group: 'facilities',
      draws: createUniformStyle(createArea('#3a2440a0', '#24142ae6', 1)),
      popup: { title: '{name}', lines: ['State', 'status', 'hectare'] },
      panel: { countBy: ['status', 'State'], figures: [defineTotal('hectare')] }
    }
  ]
});
