import { double, objectId, personal, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** Commercial farms that may take biochar. */
export const commercialFarms: Dataset = {
  service: 'commercial_farms',
  title: 'Commercial farms',
  description: 'Commercial farms, their type and size.',
  access: 'staff',
  from: 'commercial_farm AS farm',
  geometryType: 'esriGeometryPoint',
  geometry: 'farm.geom',
  displayField: 'Name',
  fields: [
    objectId('farm.id'),
    text('Name', 'Name', 'farm.name'),
    text('City', 'Town', 'farm.city'),
    text('State', 'State', 'farm.state', 60),
    text('Address', 'Address', 'farm.address', 500),
    personal(text('contact_email', 'E-mail', 'farm.contact_email')),
    personal(text('contact_phone', 'Telephone number', 'farm.contact_phone', 60)),
    text('url', 'Website', 'farm.url', 500),
    text('Farm_Type', 'Type of farm', 'farm.farm_type', 60),
    double('Farm_Size_hectares_', 'Size of the farm (ha)', 'farm.farm_size_ha')
  ],
  drawingInfo: pointDrawing([0, 131, 143, 255]),
  sources: ['commercial_farm'],
  maxRecordCount: 2000
};
