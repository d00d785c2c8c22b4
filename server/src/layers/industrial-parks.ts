import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** Industrial parks and free trade zones. */
export const industrialParks: Dataset = {
  service: 'industrialParks',
  title: 'Industrial parks',
  description: 'Industrial parks, estates and free trade zones.',
  access: 'staff',
  from: 'industrial_park AS park',
  geometryType: 'esriGeometryPolygon',
  geometry: 'park.geom',
  displayField: 'name',
  fields: [
    objectId('park.id'),
    text('name', 'Name', 'park.name'),
    text('State', 'State', 'park.state', 60),
    text('status', 'Status', 'park.status', 60),
    double('hectare', 'Area (ha)', 'park.hectare')
  ],
  drawingInfo: polygonDrawing([110, 110, 160, 150], [70, 70, 120, 220]),
  sources: ['industrial_park'],
  maxRecordCount: 2000
};
