import { defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { measuredHectares } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createArea } from '../symbols';

export const plantationsPage = definePage({
  service: 'akwaIbomPlantations',
  about: 'Oil palm plantations of Akwa Ibom and the age of their palms.',
  access: 'investor',
  geometry: 'area',
  table: 'plantation',
  idColumn: 'id',
  nameField: 'name',
  dataset: {
    name: 'plantations',
    title: 'Plantations',
    lga: { code: 'lga_code' },
    measured: ['hectare'],
    key: ['name', 'lga_code']
  },
  fields: {
    name: defineText('name', { column: 'name', imported: { aliases: ['plantation'] } }),
    LGA: defineText('lga', { length: 60 }),
    ageInt: defineWhole('ageOfThePalms', 'years', {
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
      draws: createUniformStyle(createArea('#568203a0', '#3c6000e6', 1)),
      popup: {
        title: '{name}',
        place: ['LGA'],
        large: ['hectare', 'ageInt'],
        lines: ['LGA', 'ageInt', 'hectare']
      },
      panel: {
        sliders: [{ slider: 'age', field: 'ageInt' }],
        countBy: ['LGA'],
        figures: [defineTotal('hectare')]
      }
    }
  ]
});
