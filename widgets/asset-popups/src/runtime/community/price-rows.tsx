import type { Locale } from 'widgets/shared-code/site-core';
import { RowList } from '../feature/row-list';
import { rowsOf } from '../feature/rows';
import type { ShownField } from '../feature/rows';
import { Hint } from '../notices';
import { useTexts } from '../use-texts';
import type { CommunityData } from './community-data';

/** The prices of a community: now, in the period before, and on the day asked for. */
export function PriceRows({ data, locale }: { readonly data: CommunityData; readonly locale: Locale }) {
  const t = useTexts();
  const { currentPrice, future } = data;
  const price = (name: string, label: string): ShownField => ({
    name,
    label: `${label} (₦/t)`,
    holds: 'number',
    places: 0
  });
  const fields = [
    price('currentP1Price', t('currentPrice')),
    price('previousPeriodP1Price', t('previousPrice')),
    price('futurePrice', t('futurePrice')),
    { name: 'futureDate', label: t('futureDate'), holds: 'date' } as const
  ];
  const expected = future === 'refused' ? null : future;
  return (
    <>
      <RowList rows={rowsOf(fields, { currentP1Price: currentPrice, ...expected }, locale)} />
      {future === null && <Hint>{t('noFuturePrice')}</Hint>}
      {future === 'refused' && <Hint>{t('staffOnly')}</Hint>}
    </>
  );
}
