import { CUSTOMER_RAW_MATERIALS, CUSTOMER_TYPES, NO_COST, STATUSES, customerFactory } from '@site/domain';
import { choice, inForm, list, optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Customer factories. */
export const customers = tableDataset({
  name: 'customers',
  title: 'Customers',
  table: 'customer',
  geometry: 'point',
  columns: {
    name: text('name'),
    phone_number: optional(text('phoneNumber', { aliases: ['phone'] })),
    factory_type: choice('factoryType', CUSTOMER_TYPES),
    raw_materials: list('rawMaterials', { choices: CUSTOMER_RAW_MATERIALS }),
    status: choice('status', STATUSES),
    cost_pms: optional(inForm('costPMS', customerFactory.shape.costPMS, { unit: 'NGN per litre' }), NO_COST),
    cost_ago: optional(inForm('costAGO', customerFactory.shape.costAGO, { unit: 'NGN per litre' }), NO_COST)
  },
  isRecord: true,
  key: ['name', 'factory_type']
});
