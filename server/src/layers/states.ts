import { objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** The states and the capital territory. */
export const states: Dataset = {
  service: 'ngnStates',
  title: 'Nigeria state boundaries',
  description: 'The states and the Federal Capital Territory.',
  access: 'staff',
  from: 'state_boundary AS state',
  geometryType: 'esriGeometryPolygon',
  geometry: 'state.geom',
  displayField: 'ADM1_EN',
  fields: [objectId('state.id'), text('ADM1_EN', 'State', 'state.name', 60)],
  drawingInfo: polygonDrawing([0, 0, 0, 0], [110, 104, 90, 200]),
  sources: ['state_boundary'],
  maxRecordCount: 2000
};
