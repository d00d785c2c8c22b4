import { defineNumber, defineText } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const commercialFarmsPage = definePage({
  service: 'commercial_farms',
  about: 'Commercial farms, their type and size.',
  access: 'staff',
  geometry: 'point',
  table: 'commercial_farm',
  idColumn: 'id',
  nameField: 'Name',
  dataset: {
    name: 'commercial-farms',
    title: 'Commercial farms',
    key: ['name', 'state', 'geom']
  },
  fields: {
    Name: defineText('name', { column: 'name', imported: {} }),
    City: defineText('town', {
      column: 'city',
      imported: { aliases: ['town'], optional: true, otherwise: '' }
    }),
    State: defineText('state', { length: 60, column: 'state', imported: { state: true } }),
    Address: defineText('address', {
      length: 500,
      column: 'address',
      imported: { optional: true, otherwise: '' }
    }),
    contact_email: defineText('eMail', {
      access: 'staff',
      column: 'contact_email',
      imported: { aliases: ['email'], optional: true }
    }),
    contact_phone: defineText('telephoneNumber', {
      isPhone: true,
      length: 60,
      access: 'staff',
      column: 'contact_phone',
      imported: { aliases: ['phone'], optional: true }
    }),
    url: defineText('website', {
      length: 500,
      column: 'url',
      imported: { aliases: ['website'], optional: true }
    }),
    Farm_Type: defineText('typeOfFarm', {
      length: 60,
      column: 'farm_type',
      imported: { optional: true, otherwise: '' }
    }),
    Farm_Size_hectares_: defineNumber('sizeOfTheFarm', 'ha', 1, {
      column: 'farm_size_ha',
      imported: { aliases: ['Farm_Size'], above: 0, optional: true, max: 1_000_000 }
    })
  },
  layers: [
    {
      id: 'commercial-farms',
      title: 'layer.commercialFarms',
      group: 'biochar',
      draws: createUniformStyle(createMarker('square', '#007985', 7.5)),
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
      panel: { countBy: ['Farm_Type', 'State'], figures: [defineTotal('Farm_Size_hectares_')] }
    }
  ]
});
