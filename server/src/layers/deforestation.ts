import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** Forest cleared beside oil palm. */
export const deforestation: Dataset = {
  service: 'deforestation',
  title: 'Deforestation encroachment',
  description: 'Forest cleared beside oil palm.',
  access: 'staff',
  from: 'deforestation AS cleared',
  geometryType: 'esriGeometryPolygon',
  geometry: 'cleared.geom',
  displayField: 'layer',
  fields: [
    objectId('cleared.id'),
    text('layer', 'Source layer', 'cleared.layer', 120),
    double('hectare', 'Deforested land (ha)', 'cleared.hectare')
  ],
  drawingInfo: polygonDrawing([198, 62, 42, 150], [150, 40, 30, 220]),
  sources: ['deforestation'],
  maxRecordCount: 2000
};
