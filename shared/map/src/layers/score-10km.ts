import { RAMPS } from '@site/domain';
import type { LayerDefinition } from './layer';
import { number, popup } from './popups';
import { byColor } from './renderers';
import { classFill, NO_VALUE } from './symbols';

const [LOW, MIDDLE, HIGH] = RAMPS.yellowBrown3.colors;

/** Squares of ten kilometres with a score for oil palm and mills. */
export const score10kmLayer: LayerDefinition = {
  id: 'score-10km',
  title: '10 km score',
  service: '10kmscore',
  role: 'investor',
  group: 'oilPalm',
  visibility: false,
  panel: {
    figures: [
      { field: 'mills', kind: 'total', decimals: 0 },
      { field: 'oilPalm', kind: 'total', decimals: 1 },
      { field: 'score', kind: 'average', decimals: 1 }
    ]
  },
  popupInfo: popup('10 km square', [
    number('score', 'Score (0 to 100)', 1),
    number('mills', 'Mills'),
    number('oilPalm', 'Oil palm (ha)', 1)
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byColor(classFill(NO_VALUE), 'score', 'Score (0 to 100)', [
        [0, LOW, '0'],
        [50, MIDDLE, '50'],
        [100, HIGH, '100']
      ])
    }
  }
};
