import type { LayerDefinition } from './layer';
import { number, popup } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';

/** Forest cleared beside oil palm. */
export const deforestationLayer: LayerDefinition = {
  id: 'deforestation',
  title: 'Deforestation encroachment',
  service: 'deforestation',
  role: 'staff',
  group: 'land',
  visibility: false,
  panel: { countBy: ['layer'], figures: [{ field: 'hectare', kind: 'total', decimals: 1 }] },
  popupInfo: popup('{layer}', [number('hectare', 'Deforested land (ha)', 1)]),
  layerDefinition: { drawingInfo: { renderer: alike(fill([198, 62, 42, 160], [150, 40, 30, 230], 0.75)) } }
};
