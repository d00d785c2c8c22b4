import { logisticsDepotsPage } from '@site/layers';
import { NO_COST, customerFactory } from '@site/domain';
import { inForm, optional } from '../kinds';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Depots of vehicles and fuel. */
export const logisticsDepots = tableDataset({
  name: 'logistics-depots',
  title: 'Logistics depots',
  table: 'logistics_depot',
  geometry: 'point',
  columns: columnsOf(logisticsDepotsPage, {
    cost_pms: optional(inForm('costPMS', customerFactory.shape.costPMS, { unit: 'NGN per litre' }), NO_COST),
    cost_ago: optional(inForm('costAGO', customerFactory.shape.costAGO, { unit: 'NGN per litre' }), NO_COST)
  }),
  isRecord: true,
  key: ['name']
});
