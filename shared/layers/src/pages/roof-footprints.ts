import { number } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { alike } from '../style';
import { area } from '../symbols';

export const roofFootprintsPage = page({
  service: 'roofFootprints',
  about: 'Outlines of large roofs.',
  access: 'staff',
  geometry: 'area',
  table: 'roof_footprint',
  idColumn: 'id',
  nameField: 'area_in_me',
  fields: {
    area_in_me: number('area', 'm²', 0, {
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
      draws: alike(area('#c9ab9fc8', '#7d5b4d', 0.75)),
      popup: { title: 'popup.roof', lines: ['area_in_me'] },
      panel: { sliders: [{ slider: 'roofFootprint', field: 'area_in_me' }], figures: [total('area_in_me')] }
    }
  ]
});
