import { double, objectId, personal, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';

/** Small farms whose edges are known. */
export const geofencedFarms: Dataset = {
  service: 'geofencedfarms',
  title: 'Geo-fenced farms',
  description: 'Small farms whose edges were walked round.',
  access: 'staff',
  from: 'geofenced_farm AS farm',
  geometryType: 'esriGeometryPolygon',
  geometry: 'farm.geom',
  displayField: 'crop',
  fields: [
    objectId('farm.id'),
    personal(text('farmerName', 'Farmer', 'farm.farmer_name')),
    personal(text('phoneNumber', 'Telephone number', 'farm.phone_number', 60)),
    text('crop', 'Crop', 'farm.crop', 60),
    text('LGA', 'LGA', 'farm.lga', 60),
    text('State', 'State', 'farm.state', 60),
    double('hectare', 'Area (ha)', 'farm.hectare')
  ],
  drawingInfo: polygonDrawing([0, 150, 136, 150], [0, 110, 100, 220]),
  sources: ['geofenced_farm'],
  maxRecordCount: 2000
};
