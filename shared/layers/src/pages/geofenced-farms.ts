import { number, text } from '../field';
import { page } from '../page';
import { total } from '../panel';
import { alike } from '../style';
import { area } from '../symbols';

export const geofencedFarmsPage = page({
  service: 'geofencedfarms',
  about: 'Small farms whose edges were walked round.',
  access: 'staff',
  geometry: 'area',
  table: 'geofenced_farm',
  idColumn: 'id',
  nameField: 'crop',
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
    crop: text('crop', { length: 60, column: 'crop', imported: {} }),
    LGA: text('lga', { length: 60, column: 'lga' }),
    State: text('state', { length: 60, column: 'state' }),
    hectare: number('area', 'ha', 2, {
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
      draws: alike(area('#86cdecbe', '#2d7fa6', 1.5)),
      popup: { title: '{crop}', lines: ['farmerName', 'phoneNumber', 'LGA', 'State', 'hectare'] },
      panel: { countBy: ['crop', 'State'], figures: [total('hectare')] }
    }
  ]
});
