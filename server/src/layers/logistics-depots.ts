import { text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';
import { coordinates, placeFields, placeJoin, recordHistory, recordIds } from './record-fields';

/** Depots of vehicles and fuel. */
export const logisticsDepots: Dataset = {
  service: 'logisticsDepots',
  title: 'Logistics depots',
  description: 'Depots of vehicles and fuel, and what fuel costs there.',
  access: 'staff',
  from: 'logistics_depot AS depot',
  joins: placeJoin('depot.geom'),
  geometryType: 'esriGeometryPoint',
  geometry: 'depot.geom',
  displayField: 'name',
  isEdited: true,
  fields: [
    ...recordIds('depot'),
    text('name', 'Name', 'depot.name'),
    text('costPMS', 'Cost of PMS (NGN/l)', 'depot.cost_pms', 40),
    text('costAGO', 'Cost of AGO (NGN/l)', 'depot.cost_ago', 40),
    ...coordinates('depot.geom'),
    text('status', 'Status', 'depot.status', 40),
    ...placeFields,
    ...recordHistory('depot')
  ],
  drawingInfo: pointDrawing([70, 84, 92, 255]),
  sources: ['logistics_depot', 'lga'],
  maxRecordCount: 2000
};
