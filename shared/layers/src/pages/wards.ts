import { text } from '../field';
import { page } from '../page';
import { alike } from '../style';
import { CLEAR, area } from '../symbols';

export const wardsPage = page({
  service: 'wards',
  about: 'The wards of the local government areas.',
  access: 'staff',
  geometry: 'area',
  table: 'ward',
  idColumn: 'id',
  nameField: 'wardname',
  fields: {
    wardname: text('ward', { column: 'name', imported: { aliases: ['name', 'ward'] } }),
    lganame: text('lga', { length: 60 }),
    statename: text('state', { length: 60 })
  },
  layers: [
    {
      id: 'wards',
      title: 'layer.wards',
      group: 'boundaries',
      minScale: 1_500_000,
      draws: alike(area(CLEAR, '#847896be', 0.6)),
      popup: { title: '{wardname}', lines: ['lganame', 'statename'] },
      panel: { countBy: ['statename'] }
    }
  ]
});
