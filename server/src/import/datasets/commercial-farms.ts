import { number, optional, state, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Commercial farms that may take biochar. */
export const commercialFarms = tableDataset({
  name: 'commercial-farms',
  title: 'Commercial farms',
  table: 'commercial_farm',
  geometry: 'point',
  columns: {
    name: text('Name'),
    city: optional(text('City', { aliases: ['town'] }), ''),
    state: state('State'),
    address: optional(text('Address'), ''),
    contact_email: optional(text('contact_email', { aliases: ['email'] })),
    contact_phone: optional(text('contact_phone', { aliases: ['phone'] })),
    url: optional(text('url', { aliases: ['website'] })),
    farm_type: optional(text('Farm_Type'), ''),
    farm_size_ha: optional(
      number('Farm_Size_hectares_', { aliases: ['Farm_Size'], above: 0, unit: 'hectares' })
    )
  },
  key: ['name', 'state', 'geom']
});
