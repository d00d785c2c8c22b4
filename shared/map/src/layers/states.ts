import type { LayerDefinition } from './layer';
import { popup, text } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';

/** The states and the capital territory. */
export const statesLayer: LayerDefinition = {
  id: 'states',
  title: 'Nigeria state boundaries',
  service: 'ngnStates',
  role: 'staff',
  group: 'boundaries',
  visibility: false,
  popupInfo: popup('{ADM1_EN}', [text('ADM1_EN', 'State')]),
  layerDefinition: { drawingInfo: { renderer: alike(fill([0, 0, 0, 0], [110, 104, 90, 220], 1.1)) } }
};
