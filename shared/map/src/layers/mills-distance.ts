import { RAMPS } from '@site/domain';
import type { LayerDefinition } from './layer';
import { number, popup } from './popups';
import { byColor } from './renderers';
import { classDot, NO_VALUE } from './symbols';

const [LOW, MIDDLE, HIGH] = RAMPS.yellowBrown3.colors;

/** How far places are from the nearest mill. */
export const millsDistanceLayer: LayerDefinition = {
  id: 'mills-distance',
  title: 'Mills distance',
  service: 'mills_distance',
  role: 'investor',
  group: 'mills',
  visibility: false,
  panel: { figures: [{ field: 'DIST_KM', kind: 'average', decimals: 2 }] },
  popupInfo: popup('{Location}', [number('DIST_KM', 'Distance to the nearest mill (km)', 2)]),
  layerDefinition: {
    drawingInfo: {
      renderer: byColor(classDot(NO_VALUE), 'DIST_KM', 'Distance to the nearest mill (km)', [
        [0, LOW, '0'],
        [10, MIDDLE, '10'],
        [20, HIGH, '20 and more']
      ])
    }
  }
};
