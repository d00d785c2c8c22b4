import { P1_PRICE_LEGEND } from '@site/domain';
import { number, text, whole } from '../field';
import { page } from '../page';
import { average, total } from '../panel';
import { byClasses } from '../style';
import { NO_VALUE, classArea } from '../symbols';
import { currentPriceFields, currentPriceLine } from './lgas';

export const lgaTransactionsPage = page({
  service: 'lgaTransactions',
  about: 'P1 bought in each LGA: tonnes, transactions, average and current price.',
  access: 'investor',
  geometry: 'area',
  table: 'lga',
  idColumn: 'id',
  nameField: 'ADM2_EN',
  fields: {
    ADM1_EN: text('state', { length: 60, column: 'state' }),
    ADM2_EN: text('lga', { length: 60, column: 'name' }),
    code: text('lgaCode', { length: 4, column: 'code' }),
    avgPricePe: number('averageP1Price', 'NGN/t', 0, { live: true }),
    tonsAmount: number('tonnesBought', 't', 1, { live: true }),
    noOfTransactions: whole('transactions', null, { live: true }),
    ...currentPriceFields
  },
  layers: [
    {
      id: 'lga-transactions',
      title: 'layer.lgaTransactions',
      group: 'purchases',
      draws: byClasses('avgPricePe', P1_PRICE_LEGEND, classArea, {
        symbol: classArea(NO_VALUE),
        label: 'class.noPrice'
      }),
      popup: {
        title: '{ADM2_EN}, {ADM1_EN}',
        large: ['tonsAmount', 'avgPricePe', 'currentP1Price'],
        lines: [
          'ADM1_EN',
          'ADM2_EN',
          'avgPricePe',
          'tonsAmount',
          'noOfTransactions',
          currentPriceLine,
          'updatedAt'
        ]
      },
      panel: {
        sliders: [{ slider: 'lgaP1Summary', field: 'avgPricePe' }],
        countBy: ['ADM1_EN'],
        figures: [total('tonsAmount'), total('noOfTransactions'), average('avgPricePe', 'tonsAmount')]
      }
    }
  ]
});
