import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';

/** Oil palm plantations of Akwa Ibom. */
export const plantationsLayer: LayerDefinition = {
  id: 'plantations',
  title: 'Akwa Ibom Plantations',
  service: 'akwaIbomPlantations',
  role: 'investor',
  group: 'oilPalm',
  visibility: false,
  panel: {
    sliders: [{ slider: 'age', field: 'ageInt' }],
    countBy: ['LGA'],
    figures: [{ field: 'hectare', kind: 'total', decimals: 1 }]
  },
  popupInfo: popup('{name}', [
    text('LGA', 'LGA'),
    number('ageInt', 'Age of the palms (years)'),
    number('hectare', 'Area (ha)', 1)
  ]),
  layerDefinition: { drawingInfo: { renderer: alike(fill([86, 130, 3, 160], [60, 96, 0, 230], 1)) } }
};
