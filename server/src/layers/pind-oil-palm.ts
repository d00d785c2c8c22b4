import { double, integer, objectId, personal, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** Oil palm growers of the Pind programme; who they are is for staff. */
export const pindOilPalm: Dataset = {
  service: 'pindOilPalm',
  title: 'Pind oil palm',
  description: 'Oil palm growers of the Pind programme.',
  access: 'investor',
  from: 'pind_oil_palm AS pind',
  geometryType: 'esriGeometryPoint',
  geometry: 'pind.geom',
  displayField: 'community',
  fields: [
    objectId('pind.id'),
    personal(text('farmerName', 'Farmer', 'pind.farmer_name')),
    personal(text('phoneNumber', 'Telephone number', 'pind.phone_number', 60)),
    text('community', 'Community', 'pind.community'),
    text('LGA', 'LGA', 'pind.lga', 60),
    text('State', 'State', 'pind.state', 60),
    double('hectare', 'Area (ha)', 'pind.hectare'),
    integer('ageInt', 'Age of the palms (years)', 'pind.age_int')
  ],
  drawingInfo: pointDrawing([139, 195, 74, 255]),
  sources: ['pind_oil_palm'],
  maxRecordCount: 2000
};
