import { formatNumber, formatQuantity } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatDay } from 'widgets/shared-code/site-domain';
import type { BiocharSummary, DateFilter } from 'widgets/shared-code/site-domain';
import type { Texts } from '../use-texts';

export type BiocharTotals = Pick<
  BiocharSummary['totals'],
  'totalBiochar' | 'co2Removal' | 'applicationCount' | 'withoutCo2' | 'experimentalCount'
>;

/** Describes a filter in words. */
export function scopeText({ days, lga }: DateFilter, t: Texts): string {
  const parts = [
    days &&
      t('scopeDays', { first: formatDay(days.first) ?? days.first, last: formatDay(days.last) ?? days.last }),
    lga && t('scopeLga', { lga })
  ].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? t('all') : parts.join(' · ');
}

export const biocharText = ({ totalBiochar }: BiocharTotals): string => formatQuantity(totalBiochar, 't', 1);

export const co2Text = ({ co2Removal }: BiocharTotals): string => formatQuantity(co2Removal, 'tCO₂e', 1);

/** Returns the number of applications missing in the CO₂ figure; undefined when it is complete. */
export const withoutText = ({ withoutCo2, applicationCount }: BiocharTotals, t: Texts): string | undefined =>
  withoutCo2 > 0
    ? t('withoutCo2', { count: formatNumber(withoutCo2), total: formatNumber(applicationCount) })
    : undefined;

/** Formats a month: 'Jun 2026'. */
export const monthText = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`)
  );
