import { customersPage } from '@site/layers';
import { NO_COST, customerFactory } from '@site/domain';
import { inForm, optional } from '../kinds';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Customer factories. */
export const customers = tableDataset({
  name: 'customers',
  title: 'Customers',
  table: 'customer',
  geometry: 'point',
  columns: columnsOf(customersPage, {
    cost_pms: optional(inForm('costPMS', customerFactory.shape.costPMS, { unit: 'NGN per litre' }), NO_COST),
    cost_ago: optional(inForm('costAGO', customerFactory.shape.costAGO, { unit: 'NGN per litre' }), NO_COST)
  }),
  isRecord: true,
  key: ['name', 'factory_type']
});
