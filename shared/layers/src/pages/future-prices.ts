import { P1_PRICE_LEGEND } from '@site/domain';
import { defineDay, defineNumber, defineText } from '../field';
import { definePage } from '../page';
import { defineAverage } from '../panel';
import { createClassStyle } from '../style';
import { NO_VALUE, createClassMarker } from '../symbols';

const star = createClassMarker('star', 8.25);

export const futurePricesPage = definePage({
  service: 'futurePrices',
  about: 'Expected P1 price of each community, with the price of the previous period.',
  access: 'staff',
  geometry: 'point',
  table: 'future_price',
  idColumn: 'id',
  nameField: 'communityName',
  dataset: {
    name: 'future-prices',
    title: 'Future P1 prices',
    withoutGeometry: true,
    references: ['community'],
    key: ['community_id', 'future_date']
  },
  fields: {
    communityName: defineText('community'),
    LGA: defineText('lga', { length: 60 }),
    State: defineText('state', { length: 60 }),
    previousPeriodP1Price: defineNumber('p1PriceOfThePeriodBefore', 'NGN/t', 0, {
      column: 'previous_period_p1_price',
      imported: { above: 0, max: 100_000_000 }
    }),
    futurePrice: defineNumber('expectedP1Price', 'NGN/t', 0, {
      column: 'future_price',
      imported: { above: 0, max: 100_000_000 }
    }),
    futureDate: defineDay('dateItIsExpectedFor', { column: 'future_date', imported: { aliases: ['date'] } })
  },
  layers: [
    {
      id: 'future-prices',
      title: 'layer.futurePrices',
      group: 'purchases',
      draws: createClassStyle('futurePrice', P1_PRICE_LEGEND, star, {
        symbol: star(NO_VALUE),
        label: 'class.noPrice'
      }),
      popup: {
        title: '{communityName}',
        place: ['LGA', 'State'],
        large: ['futurePrice', 'previousPeriodP1Price'],
        lines: ['LGA', 'State', 'previousPeriodP1Price', 'futurePrice', 'futureDate']
      },
      panel: { countBy: ['State'], figures: [defineAverage('futurePrice')] }
    }
  ]
});
