import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { lineDrawing } from './drawing';

/** The road network that drive times run on. */
export const roads: Dataset = {
  service: 'Roads',
  title: 'Roads',
  description: 'The road network that drive times run on.',
  access: 'public',
  from: 'road_edge AS road',
  geometryType: 'esriGeometryPolyline',
  geometry: 'road.geom',
  displayField: 'name',
  fields: [
    objectId('road.id'),
    text('class', 'Class', 'road.class', 40),
    text('name', 'Road', 'road.name'),
    double('length_km', 'Length (km)', 'road.length_km'),
    double('speed_kph', 'Speed (km/h)', 'road.speed_kph'),
    text('surface', 'Surface', 'road.surface', 40)
  ],
  drawingInfo: lineDrawing([166, 150, 112, 255], 1),
  sources: ['road_edge'],
  maxRecordCount: 2000
};
