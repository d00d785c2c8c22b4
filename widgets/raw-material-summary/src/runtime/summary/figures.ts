import { formatNumber } from 'widgets/shared-code/site-base';
import { formatDay } from 'widgets/shared-code/site-domain';
import type { RawMaterialSummary } from 'widgets/shared-code/site-domain';
import type { AnalysisWords, ComparedFigure, HeadlineFigure } from 'widgets/shared-code/site-analysis';
import type { Texts } from '../use-texts';
import { priceText, tonnesText, withoutText } from './words';

type PurchaseTotals = RawMaterialSummary['totals'];

/** Returns the headline figures over all purchases of a result. */
export function listHeadlines(
  totals: PurchaseTotals,
  t: Texts,
  onRows: (() => void) | null
): HeadlineFigure[] {
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

/** Lists the figures by which results are compared. */
export const listFigures = ({ t }: AnalysisWords<Texts>): readonly ComparedFigure<PurchaseTotals>[] => [
  ['purchases', t('purchases'), ({ purchases }) => formatNumber(purchases)],
  ['tonnes', t('tonnes'), tonnesText],
  ['averagePrice', t('averagePrice'), priceText],
  ['withoutPrice', t('columnWithoutPrice'), ({ withoutPrice }) => formatNumber(withoutPrice)],
  ['suppliers', t('suppliers'), ({ suppliers }) => formatNumber(suppliers)],
  ['communities', t('communities'), ({ communities }) => formatNumber(communities)]
];
