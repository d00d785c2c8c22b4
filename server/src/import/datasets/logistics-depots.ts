import { NO_COST, STATUSES, customerFactory } from '@site/domain';
import { choice, inForm, optional, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Depots of vehicles and fuel. */
export const logisticsDepots = tableDataset({
  name: 'logistics-depots',
  title: 'Logistics depots',
  table: 'logistics_depot',
  geometry: 'point',
  columns: {
    name: text('name'),
    cost_pms: optional(inForm('costPMS', customerFactory.shape.costPMS, { unit: 'NGN per litre' }), NO_COST),
    cost_ago: optional(inForm('costAGO', customerFactory.shape.costAGO, { unit: 'NGN per litre' }), NO_COST),
    status: choice('status', STATUSES)
  },
  isRecord: true,
  key: ['name']
});
