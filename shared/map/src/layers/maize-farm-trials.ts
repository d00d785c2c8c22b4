import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { alike } from './renderers';
import { marker } from './symbols';

/** Trial plots of maize. */
export const maizeFarmTrialsLayer: LayerDefinition = {
  id: 'maize-farm-trials',
  title: 'Maize farm trials',
  service: 'maizeFarmTrials',
  role: 'staff',
  group: 'maize',
  visibility: false,
  panel: {
    countBy: ['State'],
    figures: [
      { field: 'YIELD', kind: 'average', decimals: 2 },
      { field: 'Biomass', kind: 'average', decimals: 2 }
    ]
  },
  popupInfo: popup('Maize trial, {LGA}', [
    text('LGA', 'LGA'),
    text('State', 'State'),
    number('YIELD', 'Yield (t/ha)', 2),
    number('Biomass', 'Biomass (t/ha)', 2)
  ]),
  layerDefinition: { drawingInfo: { renderer: alike(marker('esriSMSDiamond', [190, 96, 0, 255], 8.25)) } }
};
