import { number, text } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { alike } from '../style';
import { marker } from '../symbols';

export const commercialFarmsPage = page({
  service: 'commercial_farms',
  about: 'Commercial farms, their type and size.',
  access: 'staff',
  geometry: 'point',
  table: 'commercial_farm',
  idColumn: 'id',
  nameField: 'Name',
  fields: {
    Name: text('name', { column: 'name', imported: {} }),
    City: text('town', { column: 'city', imported: { aliases: ['town'], optional: true, otherwise: '' } }),
    State: text('state', { length: 60, column: 'state', imported: { state: true } }),
    Address: text('address', { length: 500, column: 'address', imported: { optional: true, otherwise: '' } }),
    contact_email: text('eMail', {
      access: 'staff',
      column: 'contact_email',
      imported: { aliases: ['email'], optional: true }
    }),
    contact_phone: text('telephoneNumber', {
      isPhone: true,
      length: 60,
      access: 'staff',
      column: 'contact_phone',
      imported: { aliases: ['phone'], optional: true }
    }),
    url: text('website', { length: 500, column: 'url', imported: { aliases: ['website'], optional: true } }),
    Farm_Type: text('typeOfFarm', {
      length: 60,
      column: 'farm_type',
      imported: { optional: true, otherwise: '' }
    }),
    Farm_Size_hectares_: number('sizeOfTheFarm', 'ha', 1, {
      column: 'farm_size_ha',
      imported: { aliases: ['Farm_Size'], above: 0, optional: true, max: 1_000_000 }
    })
  },
  layers: [
    {
      id: 'commercial-farms',
      title: 'layer.commercialFarms',
      group: 'biochar',
      draws: alike(marker('square', '#007985', 7.5)),
      popup: {
        title: '{Name}',
        lines: [
          'Farm_Type',
          'Farm_Size_hectares_',
          'City',
          'State',
          'Address',
          'contact_email',
          'contact_phone',
          'url'
        ]
      },
      panel: { countBy: ['Farm_Type', 'State'], figures: [total('Farm_Size_hectares_')] }
    }
  ]
});
