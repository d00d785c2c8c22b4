import { FACTORY_TYPES, STATUSES, message } from '@site/domain';
import type { LayerDefinition } from './layer';
import { day, number, popup, text } from './popups';
import { byValues } from './renderers';
import { kindMarker, otherKind } from './symbols';

/** The company’s own factories, biochar facilities among them. */
export const factoriesLayer: LayerDefinition = {
  id: 'factories',
  title: 'Factories',
  service: 'factories',
  role: 'investor',
  group: 'facilities',
  visibility: false,
  panel: {
    lists: [
      { name: 'factoryType', field: 'type', items: FACTORY_TYPES },
      { name: 'status', field: 'status', items: STATUSES }
    ],
    countBy: ['type', 'State'],
    figures: [
      { field: 'productionCapacity', kind: 'total', decimals: 1 },
      { field: 'processedVolume', kind: 'total', decimals: 1 }
    ]
  },
  popupInfo: popup('{name}', [
    text('type', 'Type'),
    text('status', 'Status'),
    text('State', 'State'),
    text('LGA', 'LGA'),
    text('rawMaterials', 'Raw materials'),
    text('biocharMaterials', 'Biochar materials'),
    number('productionCapacity', `${message('field.productionCapacity', 'en')} (t/day)`, 1),
    number('processedVolume', 'Processed volume (t)', 1),
    number('inventoryLevels', 'Inventory levels (t)', 1),
    text('outputRate', 'Output rate (t/day)'),
    text('inputRate', 'Input rate (t/day)'),
    day('updatedAt', 'Last changed')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byValues('type', 'Factory type', FACTORY_TYPES, kindMarker, {
        symbol: otherKind,
        label: 'Other'
      })
    }
  }
};
