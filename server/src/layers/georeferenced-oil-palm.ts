import { day, double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** Oil palm plots whose edges were taken in the field. */
export const georeferencedOilPalm: Dataset = {
  service: 'georeferencedOilPalm',
  title: 'Georeferenced oil palm data',
  description: 'Oil palm plots whose edges were taken in the field.',
  access: 'investor',
  from: 'georeferenced_oil_palm AS plot',
  geometryType: 'esriGeometryPolygon',
  geometry: 'plot.geom',
  displayField: 'plot',
  fields: [
    objectId('plot.id'),
    text('plot', 'Plot', 'plot.plot', 60),
    text('LGA', 'LGA', 'plot.lga', 60),
    text('State', 'State', 'plot.state', 60),
    text('variety', 'Variety', 'plot.variety', 60),
    day('surveyed', 'Surveyed', 'plot.surveyed_on'),
    double('hectare', 'Area (ha)', 'plot.hectare')
  ],
  drawingInfo: polygonDrawing([124, 179, 66, 150], [85, 139, 47, 220]),
  sources: ['georeferenced_oil_palm'],
  maxRecordCount: 2000
};
