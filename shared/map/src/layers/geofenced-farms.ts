import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';

/** Small farms whose edges are known; too small to be seen from afar. */
export const geofencedFarmsLayer: LayerDefinition = {
  id: 'geofenced-farms',
  title: 'Geo-Fenced Farms',
  service: 'geofencedfarms',
  role: 'staff',
  group: 'biochar',
  visibility: false,
  panel: { countBy: ['crop', 'State'], figures: [{ field: 'hectare', kind: 'total', decimals: 1 }] },
  popupInfo: popup('{crop}', [
    text('farmerName', 'Farmer'),
    text('phoneNumber', 'Telephone number'),
    text('LGA', 'LGA'),
    text('State', 'State'),
    number('hectare', 'Area (ha)', 2)
  ]),
  layerDefinition: {
    minScale: 2_500_000,
    drawingInfo: { renderer: alike(fill([0, 150, 136, 190], [0, 110, 100, 255], 1.5)) }
  }
};
