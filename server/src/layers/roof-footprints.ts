import { double, objectId } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** Outlines of large roofs. */
export const roofFootprints: Dataset = {
  service: 'roofFootprints',
  title: 'Roof footprints',
  description: 'Outlines of large roofs.',
  access: 'staff',
  from: 'roof_footprint AS roof',
  geometryType: 'esriGeometryPolygon',
  geometry: 'roof.geom',
  displayField: 'area_in_me',
  fields: [objectId('roof.id'), double('area_in_me', 'Area (m²)', 'roof.area_in_me')],
  drawingInfo: polygonDrawing([110, 90, 70, 180], [80, 60, 50, 220]),
  sources: ['roof_footprint'],
  maxRecordCount: 2000
};
