import { number, optional, text, whole } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Oil palm growers of the Pind programme. */
export const pindOilPalm = tableDataset({
  name: 'pind-oil-palm',
  title: 'Pind oil palm',
  table: 'pind_oil_palm',
  geometry: 'point',
  columns: {
    farmer_name: text('farmerName', { aliases: ['farmer', 'name'] }),
    phone_number: optional(text('phoneNumber', { aliases: ['phone'] }), ''),
    community: optional(text('community'), ''),
    hectare: number('hectare', { aliases: ['hectares', 'area_ha'], above: 0, unit: 'hectares' }),
    age_int: whole('ageInt', { aliases: ['age'], unit: 'years' })
  },
  lga: { name: 'lga', state: 'state' },
  key: ['farmer_name', 'geom']
});
