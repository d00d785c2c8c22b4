import { MAIZE_PRODUCTION_LEGEND } from '@site/domain';
import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { byBands } from './renderers';
import { classFill, NO_VALUE } from './symbols';

/** Maize harvested in a year, LGA by LGA. */
const maizeProductionLayer = (year: number): LayerDefinition => ({
  id: `maize-production-${year}`,
  title: `Maize Production ${year}`,
  service: `maizeProduction${year}`,
  role: 'staff',
  group: 'maize',
  visibility: false,
  panel: {
    countBy: ['State'],
    figures: [
      { field: 'Production', kind: 'total', decimals: 0 },
      { field: 'land', kind: 'total', decimals: 0 }
    ]
  },
  popupInfo: popup('{LGA}, {State}', [
    text('LGA', 'LGA'),
    text('State', 'State'),
    number('Production', 'Production (t)'),
    number('land', 'Land planted (ha)')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byBands(MAIZE_PRODUCTION_LEGEND, 'Production', `Maize production ${year}`, classFill, {
        symbol: classFill(NO_VALUE),
        label: 'Not known'
      })
    }
  }
});

export const maizeProduction2022Layer = maizeProductionLayer(2022);
export const maizeProduction2023Layer = maizeProductionLayer(2023);
