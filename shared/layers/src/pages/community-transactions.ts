import { P1_PRICE_LEGEND } from '@site/domain';
import { number, text, whole } from '../field';
import { page } from '../page';
import { average, total } from '../panel';
import { byClasses } from '../style';
import { NO_VALUE, classMarker } from '../symbols';

export const communityTransactionsPage = page({
  service: 'communityTransactions',
  about: 'P1 bought in each community: tonnes, transactions, average price.',
  access: 'investor',
  geometry: 'point',
  table: 'community',
  idColumn: 'id',
  nameField: 'community',
  fields: {
    community: text('community', { column: 'name' }),
    LGA: text('lga', { length: 60 }),
    State: text('state', { length: 60 }),
    avgPricePe: number('averageP1Price', 'NGN/t', 0, { live: true }),
    tonsAmount: number('tonnesBought', 't', 1, { live: true }),
    noOfTransactions: whole('transactions', null, { live: true })
  },
  layers: [
    {
      id: 'community-transactions',
      title: 'layer.communityTransactions',
      group: 'purchases',
      draws: byClasses('avgPricePe', P1_PRICE_LEGEND, classMarker('dome'), {
        symbol: classMarker('dome')(NO_VALUE),
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
        figures: [total('tonsAmount'), total('noOfTransactions'), average('avgPricePe', 'tonsAmount')]
      }
    }
  ]
});
