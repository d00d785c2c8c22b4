import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';

const shared = {
  role: 'staff',
  group: 'land',
  visibility: false,
  panel: { countBy: ['class', 'State'], figures: [{ field: 'hectare', kind: 'total', decimals: 1 }] },
  popupInfo: popup('{name}', [
    text('class', 'Class'),
    text('State', 'State'),
    number('hectare', 'Area (ha)', 1)
  ])
} as const;

/** Areas that are of high value for species, landscapes or people. */
export const highConservationValueLayer: LayerDefinition = {
  ...shared,
  id: 'high-conservation-value',
  title: 'High conservation value areas',
  service: 'highConservationValue',
  layerDefinition: {
    drawingInfo: { renderer: alike(fill([0, 121, 107, 140], [0, 90, 80, 230], 1)) }
  }
};

/** Forest that holds much carbon. */
export const highCarbonStockLayer: LayerDefinition = {
  ...shared,
  id: 'high-carbon-stock',
  title: 'High carbon stock areas',
  service: 'highCarbonStock',
  layerDefinition: {
    drawingInfo: { renderer: alike(fill([112, 82, 140, 140], [82, 56, 110, 230], 1)) }
  }
};
