import { CUSTOMER_TYPES, STATUSES, message } from '@site/domain';
import type { LayerDefinition } from './layer';
import { day, popup, text } from './popups';
import { byValues } from './renderers';
import { kindMarker, otherKind } from './symbols';

/** Factories that buy from the company. */
export const customersLayer: LayerDefinition = {
  id: 'customers',
  title: message('board.customerFactories', 'en'),
  service: 'customers',
  role: 'staff',
  group: 'facilities',
  visibility: false,
  panel: {
    lists: [
      { name: 'factoryType', field: 'factoryType', items: CUSTOMER_TYPES },
      { name: 'status', field: 'status', items: STATUSES }
    ],
    countBy: ['factoryType', 'State']
  },
  popupInfo: popup('{name}', [
    text('factoryType', 'Type of factory'),
    text('status', 'Status'),
    text('phoneNumber', 'Telephone number'),
    text('State', 'State'),
    text('LGA', 'LGA'),
    text('rawMaterials', 'Raw materials'),
    text('costPMS', 'Cost of PMS (₦/l)'),
    text('costAGO', 'Cost of AGO (₦/l)'),
    day('updatedAt', 'Last changed')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byValues('factoryType', 'Type of factory', CUSTOMER_TYPES, kindMarker, {
        symbol: otherKind,
        label: 'Other'
      })
    }
  }
};
