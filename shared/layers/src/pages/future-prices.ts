import { P1_PRICE_LEGEND } from '@site/domain';
import { day, number, text } from '../field';
import { page } from '../page';
import { average } from '../panel';
import { byClasses } from '../style';
import { NO_VALUE, classMarker } from '../symbols';

const star = classMarker('star', 8.25);

export const futurePricesPage = page({
  service: 'futurePrices',
  about: 'Expected P1 price of each community, with the price of the period before.',
  access: 'staff',
  geometry: 'point',
  table: 'future_price',
  idColumn: 'id',
  nameField: 'communityName',
  fields: {
    communityName: text('community'),
    LGA: text('lga', { length: 60 }),
    State: text('state', { length: 60 }),
    previousPeriodP1Price: number('p1PriceOfThePeriodBefore', 'NGN/t', 0, {
      column: 'previous_period_p1_price',
      imported: { above: 0, max: 100_000_000 }
    }),
    futurePrice: number('expectedP1Price', 'NGN/t', 0, {
      column: 'future_price',
      imported: { above: 0, max: 100_000_000 }
    }),
    futureDate: day('dateItIsExpectedFor', { column: 'future_date', imported: { aliases: ['date'] } })
  },
  layers: [
    {
      id: 'future-prices',
      title: 'layer.futurePrices',
      group: 'purchases',
      draws: byClasses('futurePrice', P1_PRICE_LEGEND, star, {
        symbol: star(NO_VALUE),
        label: 'class.noPrice'
      }),
      popup: {
        title: '{communityName}',
        place: ['LGA', 'State'],
        large: ['futurePrice', 'previousPeriodP1Price'],
        lines: ['LGA', 'State', 'previousPeriodP1Price', 'futurePrice', 'futureDate']
      },
      panel: { countBy: ['State'], figures: [average('futurePrice')] }
    }
  ]
});
