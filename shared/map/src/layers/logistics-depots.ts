import { STATUSES } from '@site/domain';
import type { LayerDefinition } from './layer';
import { day, popup, text } from './popups';
import { alike } from './renderers';
import { marker } from './symbols';

/** Depots of vehicles and fuel. */
export const logisticsDepotsLayer: LayerDefinition = {
  id: 'logistics-depots',
  title: 'Logistics depots',
  service: 'logisticsDepots',
  role: 'staff',
  group: 'facilities',
  visibility: false,
  panel: { lists: [{ name: 'status', field: 'status', items: STATUSES }], countBy: ['status', 'State'] },
  popupInfo: popup('{name}', [
    text('status', 'Status'),
    text('State', 'State'),
    text('LGA', 'LGA'),
    text('costPMS', 'Cost of PMS (₦/l)'),
    text('costAGO', 'Cost of AGO (₦/l)'),
    day('updatedAt', 'Last changed')
  ]),
  layerDefinition: { drawingInfo: { renderer: alike(marker('esriSMSSquare', [70, 84, 92, 255], 8.25)) } }
};
