import { formatNaira, formatNumber, formatQuantity } from 'widgets/shared-code/site-base';
import { formatDay } from 'widgets/shared-code/site-domain';
import type { PurchaseSums, RawMaterialInput } from 'widgets/shared-code/site-domain';
import type { Texts } from '../use-texts';

/** Describes a filter in words. */
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

/** Returns how many purchases the average price leaves out; undefined when none. */
export const withoutText = ({ withoutPrice, purchases }: PurchaseSums, t: Texts): string | undefined =>
  withoutPrice > 0
    ? t('without', { count: formatNumber(withoutPrice), total: formatNumber(purchases) })
    : undefined;

/** Returns a community with its LGA, which distinguishes communities of the same name. */
export const communityText = ({ name, lga }: { readonly name: string; readonly lga: string }): string =>
  `${name}, ${lga}`;
