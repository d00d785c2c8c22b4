import { number, text, whole } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { alike } from '../style';
import { marker } from '../symbols';

export const pindOilPalmPage = page({
  service: 'pindOilPalm',
  about: 'Oil palm growers of the Pind programme.',
  access: 'investor',
  geometry: 'point',
  table: 'pind_oil_palm',
  idColumn: 'id',
  nameField: 'community',
  fields: {
    farmerName: text('farmer', {
      access: 'staff',
      column: 'farmer_name',
      imported: { aliases: ['farmer', 'name'] }
    }),
    phoneNumber: text('telephoneNumber', {
      isPhone: true,
      length: 60,
      access: 'staff',
      column: 'phone_number',
      imported: { aliases: ['phone'], optional: true, otherwise: '' }
    }),
    community: text('community', { column: 'community', imported: { optional: true, otherwise: '' } }),
    LGA: text('lga', { length: 60, column: 'lga' }),
    State: text('state', { length: 60, column: 'state' }),
    hectare: number('area', 'ha', 1, {
      column: 'hectare',
      imported: { aliases: ['hectares', 'area_ha'], above: 0, max: 100_000 }
    }),
    ageInt: whole('ageOfThePalms', 'years', {
      column: 'age_int',
      imported: { aliases: ['age'], min: 0, max: 150 }
    })
  },
  layers: [
    {
      id: 'pind-oil-palm',
      title: 'layer.pindOilPalm',
      group: 'oilPalm',
      draws: alike(marker('triangle', '#649628')),
      popup: {
        title: '{community}',
        place: ['LGA', 'State'],
        large: ['hectare', 'ageInt'],
        lines: ['LGA', 'State', 'hectare', 'ageInt']
      },
      panel: {
        sliders: [{ slider: 'age', field: 'ageInt' }],
        countBy: ['State'],
        figures: [total('hectare')]
      }
    }
  ]
});
