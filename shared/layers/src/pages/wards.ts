import { defineText } from '../field';
import { definePage } from '../page';
import { createUniformStyle } from '../style';
import { CLEAR, createArea } from '../symbols';

export const wardsPage = definePage({
  service: 'wards',
  about: 'The wards of the local government areas.',
  access: 'staff',
  geometry: 'area',
  table: 'ward',
  idColumn: 'id',
  nameField: 'wardname',
  dataset: {
    name: 'wards',
    title: 'Ward boundaries',
    lga: { code: 'lga_code' },
    key: ['lga_code', 'name'],
    label: 'r.name',
    dependents: ['ward_statistic']
  },
  fields: {
    wardname: defineText('ward', { column: 'name', imported: { aliases: ['name', 'ward'] } }),
    lganame: defineText('lga', { length: 60 }),
    statename: defineText('state', { length: 60 })
  },
  layers: [
    {
      id: 'wards',
      title: 'layer.wards',
      group: 'boundaries',
      minScale: 1_500_000,
      draws: createUniformStyle(createArea(CLEAR, '#847896be', 0.6)),
      popup: { title: '{wardname}', lines: ['lganame', 'statename'] },
      panel: { countBy: ['statename'] }
    }
  ]
});
