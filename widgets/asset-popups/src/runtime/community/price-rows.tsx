import { Notice } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { OLD_PRICE, RECENT_PRICE } from 'widgets/shared-code/site-domain';
import { RowList } from '../feature/row-list';
import { listPopupRows } from '../feature/rows';
import type { NoteReader, ShownField } from '../feature/rows';
import { useTexts } from '../use-texts';
import type { CommunityData } from './community-data';

interface PriceRowsProps {
  readonly data: CommunityData;
  readonly sayings: NoteReader;
  readonly locale: Locale;
}

/** Prices of a community: current, of the previous period, and on the chosen day. */
export function PriceRows({ data, sayings, locale }: PriceRowsProps) {
  const t = useTexts();
  const { currentPrice, future } = data;
  const createPriceField = (name: string, label: string): ShownField => ({
    name,
    label,
    unit: '₦/t',
    holds: 'number',
    places: 0
  });
  const fields = [
    createPriceField('currentP1Price', t('currentPrice')),
    createPriceField('previousPeriodP1Price', t('previousPrice')),
    createPriceField('futurePrice', t('futurePrice')),
    { name: 'futureDate', label: t('futureDate'), holds: 'date' } as const
  ];
  const expected = future === 'refused' ? null : future;
  // The names are the fields of an LGA layer, so that the same notes apply.
  const attributes = {
    currentP1Price: currentPrice?.currentP1Price ?? null,
    updatedAt: currentPrice?.currentP1PriceDate ?? null,
    priceAge: currentPrice?.currentP1PriceIsOld ? OLD_PRICE : RECENT_PRICE,
    ...expected
  };
  return (
    <>
      <RowList rows={listPopupRows(fields, attributes, locale, sayings)} />
      {future === null && <Notice plain>{t('noFuturePrice')}</Notice>}
      {future === 'refused' && <Notice plain>{t('staffOnly')}</Notice>}
    </>
  );
}
