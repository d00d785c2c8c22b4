import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';

/** Industrial parks and free trade zones. */
export const industrialParksLayer: LayerDefinition = {
  id: 'industrial-parks',
  title: 'Industrial parks',
  service: 'industrialParks',
  role: 'staff',
  group: 'facilities',
  visibility: false,
  panel: { countBy: ['status', 'State'], figures: [{ field: 'hectare', kind: 'total', decimals: 1 }] },
  popupInfo: popup('{name}', [
    text('State', 'State'),
    text('status', 'Status'),
    number('hectare', 'Area (ha)', 1)
  ]),
  layerDefinition: { drawingInfo: { renderer: alike(fill([110, 110, 160, 160], [70, 70, 120, 230], 1)) } }
};
