import { OLD_PRICE, SUPPRESSED, formatMessage } from '@site/domain';
import { defineDay, defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import type { WorkedLine } from '../page';
import { defineAverage } from '../panel';
import { createUniformStyle } from '../style';
import { CLEAR, createArea } from '../symbols';

/**
 * Popup line of an LGA's current price, which marks an old price. The day of the last purchase is a separate
 * line.
 */
export const currentPriceLine: WorkedLine = {
  name: 'current-p1-price',
  label: 'currentP1Price',
  unit: 'NGN/t',
  arcade: (locale) =>
    `When(IsEmpty($feature.currentP1Price), '${formatMessage('lga.noPurchase', locale)}', $feature.priceAge == '${OLD_PRICE}', Text($feature.currentP1Price, '#,##0') + ' (${formatMessage('lga.oldPrice', locale)})', Text($feature.currentP1Price, '#,##0'))`
};

/** Fields of the current price of an LGA. */
export const currentPriceFields = {
  currentP1Price: defineNumber('currentP1Price', 'NGN/t', 0, { live: true }),
  updatedAt: defineDay('priceUpdated', { live: true }),
  priceAge: defineText('priceAge', { length: 10, live: true })
} as const;

/** Popup line of a sum over the mills of an LGA; suppressed for guests when there are too few mills. */
const createMillLine = (
  field: string,
  label: WorkedLine['label'],
  unit?: WorkedLine['unit'],
  format = '#,##0'
): WorkedLine => ({
  name: `${field}-told`,
  label,
  ...(unit ? { unit } : {}),
  arcade: (locale) =>
    `When(!IsEmpty($feature.${field}), Text($feature.${field}, '${format}'), $feature.heldBack == '${SUPPRESSED}', '${formatMessage('mills.tooFew', locale)}', '')`
});

export const lgasPage = definePage({
  service: 'ngnLGA',
  about: 'Local government areas with their current P1 price.',
  access: 'public',
  geometry: 'area',
  table: 'lga',
  idColumn: 'id',
  nameField: 'ADM2_EN',
  fields: {
    ADM1_EN: defineText('state', { length: 60, column: 'state' }),
    ADM2_EN: defineText('lga', { length: 60, column: 'name' }),
    code: defineText('lgaCode', { length: 4, column: 'code' }),
    ...currentPriceFields,
    avgPricePe: defineNumber('averageP1Price', 'NGN/t', 0, { live: true }),
    tones: defineNumber('tonnesBought', 't', 1, { live: true }),
    noPindTran: defineWhole('transactions', null, { live: true }),
    noTaggedMi: defineWhole('taggedMills', null, { live: true }),
    heldBack: defineText('heldBack', { length: 10, live: true }),
    noOilPalmF: defineWhole('oilPalmClusters', null),
    oilClusterStr: defineNumber('oilPalm', 'acres', 1),
    p1Weekly: defineNumber('weeklyP1Yield', 't', 1)
  },
  search: {
    id: 'lgas',
    label: 'lgasInFull',
    hint: 'search.lga',
    fields: ['ADM2_EN'],
    shown: ['ADM2_EN', 'ADM1_EN']
  },
  layers: [
    {
      id: 'lgas',
      title: 'layer.lgas',
      group: 'boundaries',
      visible: true,
      draws: createUniformStyle(createArea(CLEAR, '#96907c6e', 0.5)),
      popup: {
        title: '{ADM2_EN}, {ADM1_EN}',
        large: ['tones', 'avgPricePe', 'currentP1Price'],
        lines: [
          'ADM1_EN',
          'ADM2_EN',
          'code',
          'oilClusterStr',
          createMillLine('tones', 'tonnesBought', 't', '#,##0.#'),
          createMillLine('noTaggedMi', 'taggedMills'),
          'p1Weekly',
          createMillLine('avgPricePe', 'averageP1Price', 'NGN/t'),
          createMillLine('noPindTran', 'transactions'),
          'noOilPalmF',
          currentPriceLine,
          'updatedAt'
        ]
      },
      panel: { countBy: ['ADM1_EN'], figures: [defineAverage('currentP1Price')] }
    }
  ]
});
