import { STATUSES } from '@site/domain';
import type { LayerDefinition } from './layer';
import { day, number, popup, text } from './popups';
import { byValues } from './renderers';
import { kindMarker, otherKind } from './symbols';

/** Access points: the company’s warehouses. */
export const accessPointsLayer: LayerDefinition = {
  id: 'access-points',
  title: 'AP/Warehouses',
  service: 'aps',
  role: 'staff',
  group: 'facilities',
  visibility: false,
  panel: {
    lists: [{ name: 'status', field: 'status', items: STATUSES }],
    countBy: ['status', 'State'],
    figures: [{ field: 'inventoryLevels', kind: 'total', decimals: 1 }]
  },
  popupInfo: popup('{name}', [
    text('status', 'Status'),
    text('State', 'State'),
    text('LGA', 'LGA'),
    text('rawMaterials', 'Raw materials'),
    number('inventoryLevels', 'Inventory levels (t)', 1),
    day('updatedAt', 'Last changed')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byValues('status', 'Status', STATUSES, kindMarker, { symbol: otherKind, label: 'Other' })
    }
  }
};
