import { defineNumber } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { createUniformStyle } from '../style';
import { createArea } from '../symbols';

export const roofFootprintsPage = definePage({
  service: 'roofFootprints',
  about: 'Outlines of large roofs.',
  access: 'staff',
  geometry: 'area',
  table: 'roof_footprint',
  idColumn: 'id',
  nameField: 'area_in_me',
  dataset: {
    name: 'roof-footprints',
    title: 'Roof footprints',
    measured: ['area_in_me'],
    key: ['geom']
  },
  fields: {
    area_in_me: defineNumber('area', 'm²', 0, {
      column: 'area_in_me',
      imported: { aliases: ['area_in_meters', 'area'], above: 0, optional: true, max: 1_000_000 }
    })
  },
  layers: [
    {
      id: 'roof-footprints',
      title: 'layer.roofFootprints',
      group: 'land',
      minScale: 600_000,
      draws: createUniformStyle(createArea('#c9ab9fc8', '#7d5b4d', 0.75)),
      popup: { title: 'popup.roof', lines: ['area_in_me'] },
      panel: {
        sliders: [{ slider: 'roofFootprint', field: 'area_in_me' }],
        figures: [defineTotal('area_in_me')]
      }
    }
  ]
});
