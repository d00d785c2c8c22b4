import { defineText } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { measuredHectares } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createArea } from '../symbols';

/** Page of the outlines of water with which the plots of suppliers are compared. */
export const waterPage = definePage({
  service: 'water',
  about: 'Outlines of rivers, lakes and lagoons. Plots of suppliers are not in them.',
  access: 'staff',
  geometry: 'area',
  table: 'water_area',
  idColumn: 'id',
  nameField: 'name',
  dataset: {
    name: 'water',
    title: 'Water areas',
    measured: ['hectare'],
    key: ['name', 'type', 'geom']
  },
  fields: {
    name: defineText('name', { column: 'name', imported: { optional: true, otherwise: '' } }),
    type: defineText('type', {
      length: 60,
      column: 'type',
      imported: { aliases: ['fclass', 'water'], optional: true, otherwise: '' }
    }),
    hectare: measuredHectares
  },
  layers: [
    {
      id: 'water',
      title: 'layer.water',
      group: 'land',
      draws: createUniformStyle(createArea('#006a808c', '#003f4de6', 1)),
      popup: { title: '{name}', lines: ['type', 'hectare'] },
      panel: { countBy: ['type'], figures: [defineTotal('hectare')] }
    }
  ]
});
