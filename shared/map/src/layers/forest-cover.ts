import { FOREST_GAIN_LEGEND, FOREST_LOSS_LEGEND } from '@site/domain';
import type { LayerDefinition } from './layer';
import { number, popup, text } from './popups';
import { byBands } from './renderers';
import { classFill, NO_VALUE } from './symbols';

const shared = {
  service: 'forestCover',
  role: 'staff',
  group: 'land',
  visibility: false,
  panel: {
    figures: [
      { field: 'loss', kind: 'total', decimals: 0 },
      { field: 'gain', kind: 'total', decimals: 0 }
    ]
  },
  popupInfo: popup('{ADM1_EN}', [
    text('ADM1_EN', 'State'),
    number('loss', 'Forest lost (ha)'),
    number('gain', 'Forest gained (ha)')
  ])
} as const;
const unknown = { symbol: classFill(NO_VALUE), label: 'Not known' };

/** Forest lost, state by state. */
export const forestLossLayer: LayerDefinition = {
  ...shared,
  id: 'forest-loss',
  title: 'Forest loss',
  layerDefinition: {
    drawingInfo: { renderer: byBands(FOREST_LOSS_LEGEND, 'loss', 'Forest lost', classFill, unknown) }
  }
};

/** Forest gained, state by state. */
export const forestGainLayer: LayerDefinition = {
  ...shared,
  id: 'forest-gain',
  title: 'Forest gain',
  layerDefinition: {
    drawingInfo: { renderer: byBands(FOREST_GAIN_LEGEND, 'gain', 'Forest gained', classFill, unknown) }
  }
};
