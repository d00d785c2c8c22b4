import { defineNumber, defineText } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { createUniformStyle } from '../style';
import { createArea } from '../symbols';

export const geofencedFarmsPage = definePage({
  service: 'geofencedfarms',
  about: 'Small farms with boundaries recorded on foot.',
  access: 'staff',
  geometry: 'area',
  table: 'geofenced_farm',
  idColumn: 'id',
  nameField: 'crop',
  dataset: {
    name: 'geofenced-farms',
    title: 'Geofenced farms',
    lga: { name: 'lga', state: 'state' },
    measured: ['hectare'],
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
    crop: defineText('crop', { length: 60, column: 'crop', imported: {} }),
    LGA: defineText('lga', { length: 60, column: 'lga' }),
    State: defineText('state', { length: 60, column: 'state' }),
    hectare: defineNumber('area', 'ha', 2, {
      column: 'hectare',
      imported: { aliases: ['hectares', 'area_ha', 'ha'], above: 0, optional: true, max: 100_000 }
    })
  },
  layers: [
    {
      id: 'geofenced-farms',
      title: 'layer.geofencedFarms',
      group: 'biochar',
      minScale: 2_500_000,
      draws: createUniformStyle(createArea('#86cdecbe', '#2d7fa6', 1.5)),
      popup: { title: '{crop}', lines: ['farmerName', 'phoneNumber', 'LGA', 'State', 'hectare'] },
      panel: { countBy: ['crop', 'State'], figures: [defineTotal('hectare')] }
    }
  ]
});
