import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** Depots of crude palm oil (the 3D map's Crude Palm Oil Layer). */
export const cpoDepots: Dataset = {
  service: 'cpoDepots',
  title: 'Crude palm oil depots',
  description: 'Depots of crude palm oil, what they hold and could hold.',
  access: 'investor',
  from: 'cpo_depot AS depot',
  geometryType: 'esriGeometryPoint',
  geometry: 'depot.geom',
  displayField: 'name',
  fields: [
    objectId('depot.id'),
    text('name', 'Name', 'depot.name'),
    text('State', 'State', 'depot.state', 60),
    text('LGA', 'LGA', 'depot.lga', 60),
    double('capacity', 'Capacity (t)', 'depot.capacity_t'),
    double('stock', 'Stock (t)', 'depot.stock_t')
  ],
  drawingInfo: pointDrawing([210, 105, 30, 255]),
  sources: ['cpo_depot'],
  maxRecordCount: 2000
};
