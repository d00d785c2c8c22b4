import { message } from '@site/domain';
import type { LayerDefinition } from './layer';
import { day, number, popup, text, worked } from './popups';
import { alike } from './renderers';
import { fill } from './symbols';
import type { ExpressionInfoJson } from '../web-map-json';

const currentPrice: ExpressionInfoJson = {
  name: 'current-p1-price',
  title: 'Current P1 price (₦/t)',
  expression: `When(!IsEmpty($feature.currentP1Price), Text($feature.currentP1Price, '#,##0'), $feature.noPindTran > 0, '${message('lga.noRecentPurchase', 'en')}', '${message('lga.noPurchase', 'en')}')`,
  returnType: 'string'
};

/** The 774 local government areas. */
export const lgasLayer: LayerDefinition = {
  id: 'lgas',
  title: 'Nigeria LGA Boundaries',
  service: 'ngnLGA',
  role: 'public',
  group: 'boundaries',
  visibility: true,
  panel: { countBy: ['ADM1_EN'], figures: [{ field: 'currentP1Price', kind: 'average', decimals: 0 }] },
  popupInfo: popup(
    '{ADM2_EN}, {ADM1_EN}',
    [
      text('ADM1_EN', 'State'),
      text('ADM2_EN', 'LGA'),
      text('code', 'Code'),
      number('oilClusterStr', 'Oil palm (acres)', 1),
      number('tones', 'Tonnes bought (t)', 1),
      number('noTaggedMi', 'Tagged mills'),
      number('p1Weekly', 'Weekly P1 yield (t)', 1),
      number('avgPricePe', 'Average P1 price (₦/t)'),
      number('noPindTran', 'Transactions'),
      number('noOilPalmF', 'Oil palm clusters'),
      worked(currentPrice),
      day('updatedAt', 'Price updated')
    ],
    [currentPrice]
  ),
  layerDefinition: {
    drawingInfo: { renderer: alike(fill([0, 0, 0, 0], [150, 144, 124, 110], 0.5)) }
  }
};
