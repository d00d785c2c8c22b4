import { CUSTOMER_RAW_MATERIALS, CUSTOMER_TYPES, STATUSES } from '@site/domain';
import { defineText, defineTexts } from '../field';
import { definePage, createRecordPopup } from '../page';
import { coordinates, entry, fuelCosts, position, recordHistory, recordId } from '../shared-fields';
import { createUniformStyle } from '../style';
import { createMarker } from '../symbols';

export const customersPage = definePage({
  service: 'customers',
  about: 'Factories that buy from the company.',
  access: 'staff',
  geometry: 'point',
  table: 'customer',
  idColumn: 'object_id',
  nameField: 'name',
  dataset: {
    name: 'customers',
    title: 'Customers',
    isRecord: true,
    key: ['name', 'factory_type']
  },
  fields: {
    ...recordId,
    name: defineText('name', { column: 'name', imported: {} }),
    phoneNumber: defineText('telephoneNumber', {
      isPhone: true,
      length: 60,
      access: 'staff',
      column: 'phone_number',
      imported: { aliases: ['phone'], optional: true }
    }),
    ...coordinates,
    factoryType: defineText('typeOfFactory', {
      length: 60,
      column: 'factory_type',
      imported: { choices: CUSTOMER_TYPES }
    }),
    rawMaterials: defineTexts('rawMaterials', {
      column: 'raw_materials',
      imported: { choices: CUSTOMER_RAW_MATERIALS }
    }),
    status: defineText('status', { length: 40, column: 'status', imported: { choices: STATUSES } }),
    ...fuelCosts,
    State: defineText('state', { length: 60 }),
    LGA: defineText('lga', { length: 60 }),
    ...recordHistory
  },
  search: {
    id: 'customers',
    label: 'layer.customers',
    hint: 'search.customer',
    fields: ['name'],
    shown: ['name']
  },
  edited: true,
  layers: [
    {
      id: 'customers',
      title: 'layer.customers',
      group: 'facilities',
      draws: createUniformStyle(createMarker('square', '#9a9fe0', 8.25)),
      popup: createRecordPopup('{name}', ['LGA', 'State'], {
        kind: 'record.customer',
        state: 'status',
        tabs: [
          {
            name: 'customerDetails',
            lines: [
              'factoryType',
              'status',
              'phoneNumber',
              'State',
              'LGA',
              ...position,
              'rawMaterials',
              'costPMS',
              'costAGO',
              ...entry
            ]
          }
        ]
      }),
      panel: {
        lists: [
          { name: 'factoryType', field: 'factoryType', items: CUSTOMER_TYPES },
          { name: 'status', field: 'status', items: STATUSES }
        ],
        countBy: ['factoryType', 'State']
      }
    }
  ]
});
