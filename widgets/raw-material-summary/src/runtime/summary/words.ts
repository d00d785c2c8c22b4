import type { PurchaseSums, RawMaterialInput, RawMaterialSummary } from 'widgets/shared-code/site-core';
import {
  formatDay,
  formatInstant,
  formatNaira,
  formatNumber,
  formatQuantity
} from 'widgets/shared-code/site-core';
import type { Texts } from '../use-texts';

/** What a filter keeps, in words. */
export function scopeText({ start, end, supplier, community }: RawMaterialInput, t: Texts): string {
  const parts = [
    start !== '' &&
      end !== '' &&
      t('scopeDays', { first: formatDay(start) ?? start, last: formatDay(end) ?? end }),
    supplier.trim() !== '' && t('scopeSupplier', { text: supplier.trim() }),
    community.trim() !== '' && t('scopeCommunity', { text: community.trim() })
  ].filter((part): part is string => typeof part === 'string');
  return parts.length === 0 ? t('all') : parts.join(' · ');
}

export const tonnesText = ({ tonnes }: Pick<PurchaseSums, 'tonnes'>): string =>
  formatQuantity(tonnes, 't', 1);

export const priceText = ({ averagePrice }: Pick<PurchaseSums, 'averagePrice'>): string =>
  averagePrice === null ? formatNaira(null) : `${formatNaira(averagePrice)}/t`;

/** What the average price leaves out; undefined when it leaves nothing out. */
export const withoutText = ({ withoutPrice, purchases }: PurchaseSums, t: Texts): string | undefined =>
  withoutPrice > 0
    ? t('without', { count: formatNumber(withoutPrice), total: formatNumber(purchases) })
    : undefined;

/** The day of the data; null where it is not known. */
export const dataDay = ({ dataDate }: RawMaterialSummary): string | null =>
  dataDate === null ? null : formatInstant(Date.parse(dataDate));

/** Communities of one name are told apart by their LGA. */
export const communityText = ({ name, lga }: { readonly name: string; readonly lga: string }): string =>
  `${name}, ${lga}`;
