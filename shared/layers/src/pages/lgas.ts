import { OLD_PRICE, TOO_FEW, message } from '@site/domain';
import { day, number, text, whole } from '../field';
import { page } from '../page';
import type { WorkedLine } from '../page';
import { average } from '../panel';
import { alike } from '../style';
import { CLEAR, area } from '../symbols';

/**
 * Popup line of an LGA's current price, which marks an old price. The day of the last purchase is a separate
 * line.
 */
export const currentPriceLine: WorkedLine = {
  name: 'current-p1-price',
  label: 'currentP1Price',
  unit: 'NGN/t',
  arcade: (locale) =>
    `When(IsEmpty($feature.currentP1Price), '${message('lga.noPurchase', locale)}', $feature.priceAge == '${OLD_PRICE}', Text($feature.currentP1Price, '#,##0') + ' (${message('lga.oldPrice', locale)})', Text($feature.currentP1Price, '#,##0'))`
};

/** Fields of the current price of an LGA. */
export const currentPriceFields = {
  currentP1Price: number('currentP1Price', 'NGN/t', 0, { live: true }),
  updatedAt: day('priceUpdated', { live: true }),
  priceAge: text('priceAge', { length: 10, live: true })
} as const;

/** Popup line of a sum over the mills of an LGA; suppressed for guests when there are too few mills. */
const overMills = (
  field: string,
  label: WorkedLine['label'],
  unit?: WorkedLine['unit'],
  format = '#,##0'
): WorkedLine => ({
  name: `${field}-told`,
  label,
  ...(unit ? { unit } : {}),
  arcade: (locale) =>
    `When(!IsEmpty($feature.${field}), Text($feature.${field}, '${format}'), $feature.heldBack == '${TOO_FEW}', '${message('mills.tooFew', locale)}', '')`
});

export const lgasPage = page({
  service: 'ngnLGA',
  about: 'Local government areas with their current P1 price.',
  access: 'public',
  geometry: 'area',
  table: 'lga',
  idColumn: 'id',
  nameField: 'ADM2_EN',
  fields: {
    ADM1_EN: text('state', { length: 60, column: 'state' }),
    ADM2_EN: text('lga', { length: 60, column: 'name' }),
    code: text('lgaCode', { length: 4, column: 'code' }),
    ...currentPriceFields,
    avgPricePe: number('averageP1Price', 'NGN/t', 0, { live: true }),
    tones: number('tonnesBought', 't', 1, { live: true }),
    noPindTran: whole('transactions', null, { live: true }),
    noTaggedMi: whole('taggedMills', null, { live: true }),
    heldBack: text('heldBack', { length: 10, live: true }),
    noOilPalmF: whole('oilPalmClusters', null),
    oilClusterStr: number('oilPalm', 'acres', 1),
    p1Weekly: number('weeklyP1Yield', 't', 1)
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
      draws: alike(area(CLEAR, '#96907c6e', 0.5)),
      popup: {
        title: '{ADM2_EN}, {ADM1_EN}',
        large: ['tones', 'avgPricePe', 'currentP1Price'],
        lines: [
          'ADM1_EN',
          'ADM2_EN',
          'code',
          'oilClusterStr',
          overMills('tones', 'tonnesBought', 't', '#,##0.#'),
          overMills('noTaggedMi', 'taggedMills'),
          'p1Weekly',
          overMills('avgPricePe', 'averageP1Price', 'NGN/t'),
          overMills('noPindTran', 'transactions'),
          'noOilPalmF',
          currentPriceLine,
          'updatedAt'
        ]
      },
      panel: { countBy: ['ADM1_EN'], figures: [average('currentP1Price')] }
    }
  ]
});
