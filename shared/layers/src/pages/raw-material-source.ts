import { RAW_MATERIAL_TONNAGE_LEGEND } from '@site/domain';
import { day, number, text, whole } from '../field';
import { page } from '../page';
import { average, total } from '../panel';
import { byClasses } from '../style';
import { NO_VALUE, growingMarker } from '../symbols';

const hourglass = growingMarker('hourglass');

export const rawMaterialSourcePage = page({
  service: 'rawMaterialSource',
  about: 'Purchases of P1, purchase by purchase, with supplier and community.',
  access: 'staff',
  geometry: 'point',
  table: 'raw_material_source',
  idColumn: 'id',
  nameField: 'community',
  fields: {
    date: day('date', { column: 'date' }),
    supplierName: text('supplier', { access: 'staff', column: 'supplier_name' }),
    phoneNumber: text('telephoneNumber', {
      isPhone: true,
      length: 60,
      access: 'staff',
      column: 'phone_number'
    }),
    communityId: whole('numberOfTheCommunity', null, { column: 'community_id' }),
    community: text('community', { column: 'community' }),
    lga: text('lga', { length: 60 }),
    state: text('state', { length: 60 }),
    suppliedTonnage: number('tonnageSupplied', 't', 1, { column: 'supplied_tonnage' }),
    pricePerTon: number('price', 'NGN/t', 0, { column: 'price_per_ton' })
  },
  layers: [
    {
      id: 'raw-material-source',
      title: 'layer.rawMaterialSource',
      group: 'purchases',
      draws: byClasses('suppliedTonnage', RAW_MATERIAL_TONNAGE_LEGEND, hourglass, {
        symbol: hourglass(NO_VALUE, 0),
        label: 'class.notWeighed'
      }),
      popup: {
        title: '{community}',
        place: ['lga', 'state'],
        large: ['suppliedTonnage', 'pricePerTon'],
        lines: [
          'date',
          'supplierName',
          'phoneNumber',
          'community',
          'lga',
          'state',
          'suppliedTonnage',
          'pricePerTon'
        ]
      },
      panel: {
        countBy: ['state'],
        figures: [total('suppliedTonnage'), average('pricePerTon', 'suppliedTonnage')]
      }
    }
  ]
});
