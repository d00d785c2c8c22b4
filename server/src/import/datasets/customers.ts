import { customersPage } from '@site/layers';
import { NO_COST, customerFactory } from '@site/domain';
import { formField, optionalField } from '../field-kinds';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Customer factories. */
export const customers = createTableDataset({
  name: 'customers',
  title: 'Customers',
  table: 'customer',
  geometry: 'point',
  columns: buildPageColumns(customersPage, {
    cost_pms: optionalField(
      formField('costPMS', customerFactory.shape.costPMS, { unit: 'NGN per litre' }),
      NO_COST
    ),
    cost_ago: optionalField(
      formField('costAGO', customerFactory.shape.costAGO, { unit: 'NGN per litre' }),
      NO_COST
    )
  }),
  isRecord: true,
  key: ['name', 'factory_type']
});
