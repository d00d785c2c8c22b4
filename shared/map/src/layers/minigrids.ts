import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { marker } from './symbols';

/** Minigrid sites with the connections made. */
export const minigridsLayer: LayerDefinition = {
  id: 'minigrids',
  title: 'Minigrids',
  service: 'minigrids',
  role: 'staff',
  group: 'facilities',
  visibility: false,
  panel: { countBy: ['State'], figures: [{ field: 'connOnground', kind: 'total', decimals: 0 }] },
  popupInfo: popup('{SiteName}', [text('State', 'State'), number('connOnground', 'Connections')]),
  layerDefinition: { drawingInfo: { renderer: alike(marker('esriSMSTriangle', [27, 79, 163, 255], 8.25)) } }
};
