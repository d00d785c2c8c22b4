import { text, whole } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { measuredHectares } from '../shared-fields';
import { alike } from '../style';
import { area } from '../symbols';

export const plantationsPage = page({
  service: 'akwaIbomPlantations',
  about: 'Oil palm plantations of Akwa Ibom and the age of their palms.',
  access: 'investor',
  geometry: 'area',
  table: 'plantation',
  idColumn: 'id',
  nameField: 'name',
  fields: {
    name: text('name', { column: 'name', imported: { aliases: ['plantation'] } }),
    LGA: text('lga', { length: 60 }),
    ageInt: whole('ageOfThePalms', 'years', {
      column: 'age_int',
      imported: { aliases: ['age'], min: 0, max: 150 }
    }),
    hectare: measuredHectares
  },
  layers: [
    {
      id: 'plantations',
      title: 'layer.plantations',
      group: 'oilPalm',
      draws: alike(area('#568203a0', '#3c6000e6', 1)),
      popup: {
        title: '{name}',
        place: ['LGA'],
        large: ['hectare', 'ageInt'],
        lines: ['LGA', 'ageInt', 'hectare']
      },
      panel: { sliders: [{ slider: 'age', field: 'ageInt' }], countBy: ['LGA'], figures: [total('hectare')] }
    }
  ]
});
