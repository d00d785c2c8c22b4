import { message } from '@site/domain';
import { personal, text, texts } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';
import { coordinates, placeFields, placeJoin, recordHistory, recordIds } from './record-fields';

/** Factories that buy from the company. */
export const customers: Dataset = {
  service: 'customers',
  title: message('board.customerFactories', 'en'),
  description: 'Factories that buy from the company.',
  access: 'staff',
  from: 'customer',
  joins: placeJoin('customer.geom'),
  geometryType: 'esriGeometryPoint',
  geometry: 'customer.geom',
  displayField: 'name',
  isEdited: true,
  fields: [
    ...recordIds('customer'),
    text('name', 'Name', 'customer.name'),
    personal(text('phoneNumber', 'Telephone number', 'customer.phone_number', 60)),
    ...coordinates('customer.geom'),
    text('factoryType', 'Type of factory', 'customer.factory_type', 60),
    texts('rawMaterials', 'Raw materials', 'customer.raw_materials'),
    text('status', 'Status', 'customer.status', 40),
    text('costPMS', 'Cost of PMS (NGN/l)', 'customer.cost_pms', 40),
    text('costAGO', 'Cost of AGO (NGN/l)', 'customer.cost_ago', 40),
    ...placeFields,
    ...recordHistory('customer')
  ],
  drawingInfo: pointDrawing([178, 60, 110, 255]),
  sources: ['customer', 'lga'],
  maxRecordCount: 2000
};
