import { P1_PRICE_LEGEND } from '@site/domain';
import { defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineAverage, defineTotal } from '../panel';
import { createClassStyle } from '../style';
import { NO_VALUE, createClassMarker } from '../symbols';

export const communityTransactionsPage = definePage({
  service: 'communityTransactions',
  about: 'P1 bought in each community: tonnes, transactions, average price.',
  access: 'investor',
  geometry: 'point',
  table: 'community',
  idColumn: 'id',
  nameField: 'community',
  fields: {
    community: defineText('community', { column: 'name' }),
    LGA: defineText('lga', { length: 60 }),
    State: defineText('state', { length: 60 }),
    avgPricePe: defineNumber('averageP1Price', 'NGN/t', 0, { live: true }),
    tonsAmount: defineNumber('tonnesBought', 't', 1, { live: true }),
    noOfTransactions: defineWhole('transactions', null, { live: true })
  },
  layers: [
    {
      id: 'community-transactions',
      title: 'layer.communityTransactions',
      group: 'purchases',
      draws: createClassStyle('avgPricePe', P1_PRICE_LEGEND, createClassMarker('dome'), {
        symbol: createClassMarker('dome')(NO_VALUE),
        label: 'class.noPrice'
      }),
      popup: {
        title: '{community}',
        place: ['LGA', 'State'],
        large: ['tonsAmount', 'avgPricePe', 'noOfTransactions'],
        lines: ['LGA', 'State', 'avgPricePe', 'tonsAmount', 'noOfTransactions']
      },
      panel: {
        countBy: ['State'],
        figures: [
          defineTotal('tonsAmount'),
          defineTotal('noOfTransactions'),
          defineAverage('avgPricePe', 'tonsAmount')
        ]
      }
    }
  ]
});
