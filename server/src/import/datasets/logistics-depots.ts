import { logisticsDepotsPage } from '@site/layers';
import { NO_COST, customerFactory } from '@site/domain';
import { formField, optionalField } from '../field-kinds';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Depots of vehicles and fuel. */
export const logisticsDepots = createTableDataset({
  name: 'logistics-depots',
  title: 'Logistics depots',
  table: 'logistics_depot',
  geometry: 'point',
  columns: buildPageColumns(logisticsDepotsPage, {
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
  key: ['name']
});
