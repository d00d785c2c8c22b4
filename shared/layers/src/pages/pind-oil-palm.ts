import { defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const pindOilPalmPage = definePage({
  service: 'pindOilPalm',
  about: 'Oil palm growers of the Pind programme.',
  access: 'investor',
  geometry: 'point',
  table: 'pind_oil_palm',
  idColumn: 'id',
  nameField: 'community',
  dataset: {
    name: 'pind-oil-palm',
    title: 'Pind oil palm',
    lga: { name: 'lga', state: 'state' },
    key: ['farmer_name', 'geom']
  },
  fields: {
    farmerName: defineText('farmer', {
      access: 'staff',
      column: 'farmer_name',
      imported: { aliases: ['farmer', 'name'] }
    }),
    phoneNumber: defineText('telephoneNumber', {
      isPhone: true,
      length: 60,
      access: 'staff',
      column: 'phone_number',
      imported: { aliases: ['phone'], optional: true, otherwise: '' }
    }),
    community: defineText('community', { column: 'community', imported: { optional: true, otherwise: '' } }),
    LGA: defineText('lga', { length: 60, column: 'lga' }),
    State: defineText('state', { length: 60, column: 'state' }),
    hectare: defineNumber('area', 'ha', 1, {
      column: 'hectare',
      imported: { aliases: ['hectares', 'area_ha'], above: 0, max: 100_000 }
    }),
    ageInt: defineWhole('ageOfThePalms', 'years', {
      column: 'age_int',
      imported: { aliases: ['age'], min: 0, max: 150 }
    })
  },
  layers: [
    {
      id: 'pind-oil-palm',
      title: 'layer.pindOilPalm',
      group: 'oilPalm',
      draws: createUniformStyle(createMarker('triangle', '#649628')),
      popup: {
        title: '{community}',
        place: ['LGA', 'State'],
        large: ['hectare', 'ageInt'],
        lines: ['LGA', 'State', 'hectare', 'ageInt']
      },
      panel: {
        sliders: [{ slider: 'age', field: 'ageInt' }],
        countBy: ['State'],
        figures: [defineTotal('hectare')]
      }
    }
  ]
});
