import { double, integer, objectId } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** Squares of ten kilometres with a score for oil palm and mills. */
export const score10km: Dataset = {
  service: '10kmscore',
  title: '10 km score',
  description: 'Squares of ten kilometres, scored from 0 to 100 by the mills and the oil palm in them.',
  access: 'investor',
  from: 'score_10km AS square',
  geometryType: 'esriGeometryPolygon',
  geometry: 'square.geom',
  displayField: 'score',
  fields: [
    objectId('square.id'),
    double('score', 'Score (0 to 100)', 'square.score'),
    integer('mills', 'Mills', 'square.mills'),
    double('oilPalm', 'Oil palm (ha)', 'square.oil_palm_ha')
  ],
  drawingInfo: polygonDrawing([255, 179, 0, 110], [180, 120, 0, 120]),
  sources: ['score_10km'],
  maxRecordCount: 2000
};
