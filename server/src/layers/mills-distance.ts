import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** How far places are from the nearest mill. */
export const millsDistance: Dataset = {
  service: 'mills_distance',
  title: 'Mills distance',
  description: 'Distance of each place from the nearest mill, in a straight line.',
  access: 'investor',
  from: 'mills_distance AS place',
  geometryType: 'esriGeometryPoint',
  geometry: 'place.geom',
  displayField: 'Location',
  fields: [
    objectId('place.id'),
    text('Location', 'Place', 'place.location'),
    double('DIST_KM', 'Distance to the nearest mill (km)', 'place.dist_km')
  ],
  drawingInfo: pointDrawing([84, 110, 122, 255]),
  sources: ['mills_distance'],
  maxRecordCount: 2000
};
