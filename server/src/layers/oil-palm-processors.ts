import { double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** Facilities that process oil palm. */
export const oilPalmProcessors: Dataset = {
  service: 'oilPalmProcessors',
  title: 'Oil palm processing facilities',
  description: 'Companies that process oil palm, their suppliers and RSPO status.',
  access: 'investor',
  from: 'oil_palm_processor AS processor',
  geometryType: 'esriGeometryPoint',
  geometry: 'processor.geom',
  displayField: 'ParentCompany',
  fields: [
    objectId('processor.id'),
    text('ParentCompany', 'Parent company', 'processor.parent_company'),
    text('Suppliers', 'Suppliers', 'processor.suppliers', 1000),
    text('RSPOStatus', 'RSPO status', 'processor.rspo_status', 60),
    text('Address', 'Address', 'processor.address', 500),
    text('Product', 'Product', 'processor.product'),
    double('latitude', 'Latitude', 'ST_Y(processor.geom)'),
    double('longitude', 'Longitude', 'ST_X(processor.geom)')
  ],
  drawingInfo: pointDrawing([200, 87, 27, 255]),
  sources: ['oil_palm_processor'],
  maxRecordCount: 2000
};
