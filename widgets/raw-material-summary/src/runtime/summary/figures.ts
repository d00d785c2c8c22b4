import type { FigureRow, HeadlineFigure, RawMaterialSummary } from 'widgets/shared-code/site-core';
import { formatDay, formatNumber } from 'widgets/shared-code/site-core';
import type { Texts } from '../use-texts';
import { priceText, tonnesText, withoutText } from './words';

type Totals = RawMaterialSummary['totals'];

/** Returns the headline figures over all purchases of a result. */
export function headlines(totals: Totals, t: Texts, onRows: (() => void) | null): HeadlineFigure[] {
  const { purchases, tonnes, averagePrice, suppliers, communities, firstDay, lastDay } = totals;
  const days = firstDay !== null &&
    lastDay !== null && { first: formatDay(firstDay) ?? '', last: formatDay(lastDay) ?? '' };
  return [
    {
      key: 'purchases',
      label: t('purchases'),
      text: formatNumber(purchases),
      value: purchases,
      ...(days && { note: t('period', days) }),
      ...(onRows &&
        purchases > 0 && { action: { text: t('view', { count: formatNumber(purchases) }), onPress: onRows } })
    },
    { key: 'tonnes', label: t('tonnes'), text: tonnesText(totals), value: tonnes },
    {
      key: 'averagePrice',
      label: t('averagePrice'),
      text: priceText(totals),
      value: averagePrice,
      note: [t('weighted'), withoutText(totals, t)].filter(Boolean).join(' · ')
    },
    {
      key: 'suppliers',
      label: t('suppliers'),
      text: formatNumber(suppliers),
      value: suppliers,
      note: t('inCommunities', { count: formatNumber(communities) })
    }
  ];
}

/** Returns the same figures of several results, a row for each figure. */
export function comparison(results: readonly Totals[], t: Texts): FigureRow[] {
  const row = (key: string, label: string, text: (totals: Totals) => string): FigureRow => ({
    key,
    label,
    values: results.map(text)
  });
  return [
    row('purchases', t('purchases'), ({ purchases }) => formatNumber(purchases)),
    row('tonnes', t('tonnes'), tonnesText),
    row('averagePrice', t('averagePrice'), priceText),
    row('withoutPrice', t('columnWithoutPrice'), ({ withoutPrice }) => formatNumber(withoutPrice)),
    row('suppliers', t('suppliers'), ({ suppliers }) => formatNumber(suppliers)),
    row('communities', t('communities'), ({ communities }) => formatNumber(communities))
  ];
}
