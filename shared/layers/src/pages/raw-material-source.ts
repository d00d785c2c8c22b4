import { RAW_MATERIAL_TONNAGE_LEGEND } from '@site/domain';
import { defineDay, defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineAverage, defineTotal } from '../panel';
import { createClassStyle } from '../style';
import { NO_VALUE, createGrowingMarker } from '../symbols';

const hourglass = createGrowingMarker('hourglass');

export const rawMaterialSourcePage = definePage({
  service: 'rawMaterialSource',
  about: 'Single purchases of P1, with supplier and community.',
  access: 'staff',
  geometry: 'point',
  table: 'raw_material_source',
  idColumn: 'id',
  nameField: 'community',
  fields: {
    date: defineDay('date', { column: 'date' }),
    supplierName: defineText('supplier', { access: 'staff', column: 'supplier_name' }),
    phoneNumber: defineText('telephoneNumber', {
      isPhone: true,
      length: 60,
      access: 'staff',
      column: 'phone_number'
    }),
    communityId: defineWhole('numberOfTheCommunity', null, { column: 'community_id' }),
    community: defineText('community', { column: 'community' }),
    lga: defineText('lga', { length: 60 }),
    state: defineText('state', { length: 60 }),
    suppliedTonnage: defineNumber('tonnageSupplied', 't', 1, { column: 'supplied_tonnage' }),
    pricePerTon: defineNumber('price', 'NGN/t', 0, { column: 'price_per_ton' })
  },
  layers: [
    {
      id: 'raw-material-source',
      title: 'layer.rawMaterialSource',
      group: 'purchases',
      draws: createClassStyle('suppliedTonnage', RAW_MATERIAL_TONNAGE_LEGEND, hourglass, {
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
        figures: [defineTotal('suppliedTonnage'), defineAverage('pricePerTon', 'suppliedTonnage')]
      }
    }
  ]
});
