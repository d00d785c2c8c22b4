import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** Forest lost and gained, state by state. */
export const forestCover: Dataset = {
  service: 'forestCover',
  title: 'Forest cover',
  description: 'Forest lost and gained in each state.',
  access: 'staff',
  from: 'forest_cover AS forest JOIN state_boundary AS state ON state.name = forest.state',
  geometryType: 'esriGeometryPolygon',
  geometry: 'state.geom',
  displayField: 'ADM1_EN',
  fields: [
    objectId('state.id'),
    text('ADM1_EN', 'State', 'state.name', 60),
    double('loss', 'Forest lost (ha)', 'forest.loss'),
    double('gain', 'Forest gained (ha)', 'forest.gain')
  ],
  drawingInfo: polygonDrawing([46, 125, 50, 130], [60, 80, 60, 200]),
  sources: ['forest_cover', 'state_boundary'],
  maxRecordCount: 2000
};
