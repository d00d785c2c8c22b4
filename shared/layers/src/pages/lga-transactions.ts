import { P1_PRICE_LEGEND } from '@site/domain';
import { defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineAverage, defineTotal } from '../panel';
import { createClassStyle } from '../style';
import { NO_VALUE, createClassArea } from '../symbols';
import { currentPriceFields, currentPriceLine } from './lgas';

export const lgaTransactionsPage = definePage({
  service: 'lgaTransactions',
  about: 'P1 bought in each LGA: tonnes, transactions, average and current price.',
  access: 'investor',
  geometry: 'area',
  table: 'lga',
  idColumn: 'id',
  nameField: 'ADM2_EN',
  fields: {
    ADM1_EN: defineText('state', { length: 60, column: 'state' }),
    ADM2_EN: defineText('lga', { length: 60, column: 'name' }),
    code: defineText('lgaCode', { length: 4, column: 'code' }),
    avgPricePe: defineNumber('averageP1Price', 'NGN/t', 0, { live: true }),
    tonsAmount: defineNumber('tonnesBought', 't', 1, { live: true }),
    noOfTransactions: defineWhole('transactions', null, { live: true }),
    ...currentPriceFields
  },
  layers: [
    {
      id: 'lga-transactions',
      title: 'layer.lgaTransactions',
      group: 'purchases',
      draws: createClassStyle('avgPricePe', P1_PRICE_LEGEND, createClassArea, {
        symbol: createClassArea(NO_VALUE),
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
        figures: [
          defineTotal('tonsAmount'),
          defineTotal('noOfTransactions'),
          defineAverage('avgPricePe', 'tonsAmount')
        ]
      }
    }
  ]
});
