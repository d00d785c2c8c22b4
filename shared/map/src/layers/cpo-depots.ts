import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { marker } from './symbols';

/** Depots of crude palm oil. */
export const cpoDepotsLayer: LayerDefinition = {
  id: 'cpo-depots',
  title: 'Crude Palm Oil Layer',
  service: 'cpoDepots',
  role: 'investor',
  group: 'facilities',
  visibility: false,
  panel: {
    countBy: ['State'],
    figures: [
      { field: 'capacity', kind: 'total', decimals: 1 },
      { field: 'stock', kind: 'total', decimals: 1 }
    ]
  },
  popupInfo: popup('{name}', [
    text('State', 'State'),
    text('LGA', 'LGA'),
    number('capacity', 'Capacity (t)', 1),
    number('stock', 'Stock (t)', 1)
  ]),
  layerDefinition: { drawingInfo: { renderer: alike(marker('esriSMSSquare', [178, 100, 20, 255], 8.25)) } }
};
