import { day, double, integer, objectId, personal, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** Each purchase of P1 with its supplier; what biochar applications are allotted refers to its OBJECTIDs. */
export const rawMaterialSource: Dataset = {
  service: 'rawMaterialSource',
  title: 'Raw material source',
  description: 'Purchases of P1, purchase by purchase, with supplier and community.',
  access: 'staff',
  from: 'raw_material_source AS source',
  joins: { place: 'LEFT JOIN lga AS place ON place.code = source.lga_code' },
  condition: 'source.geom IS NOT NULL',
  geometryType: 'esriGeometryPoint',
  geometry: 'source.geom',
  displayField: 'community',
  fields: [
    objectId('source.id'),
    day('date', 'Date', 'source.date'),
    personal(text('supplierName', 'Supplier', 'source.supplier_name')),
    personal(text('phoneNumber', 'Telephone number', 'source.phone_number', 60)),
    integer('communityId', 'Number of the community', 'source.community_id'),
    text('community', 'Community', 'source.community'),
    text('lga', 'LGA', 'place.name', 60, 'place'),
    text('state', 'State', 'place.state', 60, 'place'),
    double('suppliedTonnage', 'Tonnage supplied (t)', 'source.supplied_tonnage'),
    double('pricePerTon', 'Price (NGN/t)', 'source.price_per_ton')
  ],
  drawingInfo: pointDrawing([121, 85, 58, 255]),
  sources: ['purchase', 'supplier', 'mill', 'lga'],
  maxRecordCount: 2000
};
