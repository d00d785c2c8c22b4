import { P1_PRICE_LEGEND } from '@site/domain';
import type { LayerDefinition } from './layer';
import type { LayerPanel } from './panel';
import { number, popup, text } from './popups';
import { byBands } from './renderers';
import { classDot, classFill, NO_VALUE } from './symbols';

const PRICE = 'Average P1 price';
const figures: LayerPanel['figures'] = [
  { field: 'tonsAmount', kind: 'total', decimals: 1 },
  { field: 'noOfTransactions', kind: 'total', decimals: 0 },
  { field: 'avgPricePe', kind: 'average', decimals: 0, weight: 'tonsAmount' }
];
const sums = [
  number('avgPricePe', 'Average P1 price (₦/t)'),
  number('tonsAmount', 'Tonnes bought (t)', 1),
  number('noOfTransactions', 'Transactions')
];

/** What was bought in each community. */
export const communityTransactionsLayer: LayerDefinition = {
  id: 'community-transactions',
  title: 'Community transaction summary',
  service: 'communityTransactions',
  role: 'investor',
  group: 'purchases',
  visibility: false,
  panel: { countBy: ['State'], figures },
  popupInfo: popup('{community}', [text('LGA', 'LGA'), text('State', 'State'), ...sums]),
  layerDefinition: {
    drawingInfo: {
      renderer: byBands(P1_PRICE_LEGEND, 'avgPricePe', PRICE, (color) => classDot(color), {
        symbol: classDot(NO_VALUE),
        label: 'No price'
      })
    }
  }
};

/** What was bought in each LGA. */
export const lgaTransactionsLayer: LayerDefinition = {
  id: 'lga-transactions',
  title: 'LGA transaction summary',
  service: 'lgaTransactions',
  role: 'investor',
  group: 'purchases',
  visibility: false,
  panel: { sliders: [{ slider: 'lgaP1Summary', field: 'avgPricePe' }], countBy: ['ADM1_EN'], figures },
  popupInfo: popup('{ADM2_EN}, {ADM1_EN}', [
    text('ADM1_EN', 'State'),
    text('ADM2_EN', 'LGA'),
    ...sums,
    number('currentP1Price', 'Current P1 price (₦/t)')
  ]),
  layerDefinition: {
    drawingInfo: {
      renderer: byBands(P1_PRICE_LEGEND, 'avgPricePe', PRICE, classFill, {
        symbol: classFill(NO_VALUE),
        label: 'No price'
      })
    }
  }
};
