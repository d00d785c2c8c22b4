import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** Parks and reserves. */
export const protectedAreas: Dataset = {
  service: 'conserved',
  title: 'Protected areas',
  description: 'National parks, reserves and other protected areas.',
  access: 'public',
  from: 'protected_area AS protected',
  geometryType: 'esriGeometryPolygon',
  geometry: 'protected.geom',
  displayField: 'name',
  fields: [
    objectId('protected.id'),
    text('name', 'Name', 'protected.name'),
    text('designation', 'Designation', 'protected.designation'),
    text('designationType', 'Designation type', 'protected.designation_type', 60),
    text('status', 'Status', 'protected.status', 60),
    text('governmentType', 'Government type', 'protected.government_type'),
    text('owner', 'Owner', 'protected.owner', 120),
    double('hectare', 'Area (ha)', 'protected.hectare')
  ],
  drawingInfo: polygonDrawing([128, 128, 128, 150], [90, 90, 90, 220]),
  sources: ['protected_area'],
  maxRecordCount: 2000
};
