import { P1_PRICE_LEGEND } from '@site/domain';
import type { LayerDefinition } from './layer';
import { day, number, popup, text } from './popups';
import { byBands } from './renderers';
import { classMarker, NO_VALUE } from './symbols';

const diamond = classMarker('esriSMSDiamond', 8.25);

/** What P1 is expected to cost in each community. */
export const futurePricesLayer: LayerDefinition = {
  id: 'future-prices',
  title: 'Future P1 prices',
  service: 'futurePrices',
  role: 'staff',
  group: 'purchases',
  visibility: false,
  panel: { countBy: ['State'], figures: [{ field: 'futurePrice', kind: 'average', decimals: 0 }] },
  popupInfo: popup('{communityName}', [
    text('LGA', 'LGA'),
    text('State', 'State'),
    number('previousPeriodP1Price', 'P1 price of the period before (₦/t)'),
    number('futurePrice', 'Expected P1 price (₦/t)'),
    day('futureDate', 'Date it is expected for')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byBands(P1_PRICE_LEGEND, 'futurePrice', 'Expected P1 price', diamond, {
        symbol: diamond(NO_VALUE),
        label: 'No price'
      })
    }
  }
};
