import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { marker } from './symbols';

/** Oil palm growers of the Pind programme; who they are is for staff, so the popup does not name them. */
export const pindOilPalmLayer: LayerDefinition = {
  id: 'pind-oil-palm',
  title: 'Pind Oil Palm',
  service: 'pindOilPalm',
  role: 'investor',
  group: 'oilPalm',
  visibility: false,
  panel: {
    sliders: [{ slider: 'age', field: 'ageInt' }],
    countBy: ['State'],
    figures: [{ field: 'hectare', kind: 'total', decimals: 1 }]
  },
  popupInfo: popup('{community}', [
    text('LGA', 'LGA'),
    text('State', 'State'),
    number('hectare', 'Area (ha)', 1),
    number('ageInt', 'Age of the palms (years)')
  ]),
  layerDefinition: { drawingInfo: { renderer: alike(marker('esriSMSTriangle', [100, 150, 40, 255])) } }
};
