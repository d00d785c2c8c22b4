import { CASSAVA_LEGEND, message } from '@site/domain';
import type { LayerDefinition } from './layer';
import { number, popup } from './popups';
import { byBands } from './renderers';
import { classFill, NO_VALUE } from './symbols';

/** Cassava of each state, for the cassava map alone. */
export const cassavaStatesLayer: LayerDefinition = {
  id: 'cassava-states',
  title: 'Cassava by state',
  service: 'cassavaStates',
  role: 'staff',
  group: 'land',
  visibility: true,
  popupInfo: popup('{STATE}', [
    number('HA_PLANTED', message('cassava.hectares', 'en'), 1),
    number('MT_PRODUCED', message('cassava.tonnes', 'en'), 1),
    number('MEAN_YIELD', message('cassava.yield', 'en'), 2),
    number('RANK', message('cassava.rank', 'en'))
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byBands(CASSAVA_LEGEND, 'MT_PRODUCED', 'Cassava produced', classFill, {
        symbol: classFill(NO_VALUE),
        label: 'Not known'
      })
    }
  }
};
