import { HECTARES } from '../computed';
import { number, optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Farms whose outline was walked. */
export const geofencedFarms = tableDataset({
  name: 'geofenced-farms',
  title: 'Geofenced farms',
  table: 'geofenced_farm',
  geometry: 'polygon',
  columns: {
    farmer_name: text('farmerName', { aliases: ['farmer', 'name'] }),
    phone_number: optional(text('phoneNumber', { aliases: ['phone'] }), ''),
    crop: text('crop'),
    hectare: optional(
      number('hectare', { aliases: ['hectares', 'area_ha', 'ha'], above: 0, unit: 'hectares' })
    )
  },
  lga: { name: 'lga', state: 'state' },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['farmer_name', 'geom']
});
