import { day, double, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';

/** What P1 cost and is expected to cost in a community, week by week. */
export const futurePrices: Dataset = {
  service: 'futurePrices',
  title: 'Future P1 prices',
  description: 'Expected P1 price of each community, with the price of the period before.',
  access: 'staff',
  from: 'future_price AS price JOIN community ON community.id = price.community_id',
  joins: { place: 'LEFT JOIN lga AS place ON place.code = community.lga_code' },
  geometryType: 'esriGeometryPoint',
  geometry: 'community.geom',
  displayField: 'communityName',
  fields: [
    objectId('price.id'),
    text('communityName', 'Community', 'community.name'),
    text('LGA', 'LGA', 'place.name', 60, 'place'),
    text('State', 'State', 'place.state', 60, 'place'),
    double(
      'previousPeriodP1Price',
      'P1 price of the period before (NGN/t)',
      'price.previous_period_p1_price'
    ),
    double('futurePrice', 'Expected P1 price (NGN/t)', 'price.future_price'),
    day('futureDate', 'Date it is expected for', 'price.future_date')
  ],
  drawingInfo: pointDrawing([96, 72, 150, 255]),
  sources: ['future_price', 'community', 'lga'],
  maxRecordCount: 2000
};
