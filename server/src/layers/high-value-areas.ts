import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

const shared = {
  access: 'staff',
  from: 'high_value_area AS area',
  geometryType: 'esriGeometryPolygon',
  geometry: 'area.geom',
  displayField: 'name',
  fields: [
    objectId('area.id'),
    text('name', 'Name', 'area.name'),
    text('class', 'Class', 'area.class', 60),
    text('State', 'State', 'area.state', 60),
    double('hectare', 'Area (ha)', 'area.hectare')
  ],
  sources: ['high_value_area'],
  maxRecordCount: 2000
} as const;

/** Areas that are of high value for species, landscapes or people. */
export const highConservationValue: Dataset = {
  ...shared,
  service: 'highConservationValue',
  title: 'High conservation value areas',
  description: 'Areas of high conservation value, HCV 1 to HCV 6.',
  condition: "area.kind = 'HCV'",
  drawingInfo: polygonDrawing([0, 121, 107, 130], [0, 90, 80, 220])
};

/** Forest that holds much carbon. */
export const highCarbonStock: Dataset = {
  ...shared,
  service: 'highCarbonStock',
  title: 'High carbon stock areas',
  description: 'Forest of high carbon stock, by the density of its vegetation.',
  condition: "area.kind = 'HCS'",
  drawingInfo: polygonDrawing([62, 82, 40, 150], [44, 60, 28, 220])
};
