import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';

/** Parks and reserves. */
export const protectedAreasLayer: LayerDefinition = {
  id: 'protected-areas',
  title: 'Protected areas',
  service: 'conserved',
  role: 'public',
  group: 'land',
  visibility: false,
  panel: { countBy: ['designation'], figures: [{ field: 'hectare', kind: 'total', decimals: 1 }] },
  popupInfo: popup('{name}', [
    text('name', 'Name'),
    text('designation', 'Designation'),
    text('designationType', 'Designation type'),
    text('status', 'Status'),
    text('governmentType', 'Government type'),
    text('owner', 'Owner'),
    number('hectare', 'Area (ha)', 1)
  ]),
  layerDefinition: { drawingInfo: { renderer: alike(fill([128, 128, 128, 150], [90, 90, 90, 220], 0.75)) } }
};
