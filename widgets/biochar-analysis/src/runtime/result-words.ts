import {
  formatMessage,
  formatNumber,
  formatOptionLabel,
  formatPosition
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatInstant } from 'widgets/shared-code/site-domain';
import type { BiocharAnalysis, FeedstockSource } from 'widgets/shared-code/site-domain';
import type { Texts } from './use-texts';

/** Formats the reach: 'Within 10 km' or 'Within 30 min by road'. */
export function reachText({ radius, unit, minutes }: BiocharAnalysis, t: Texts): string {
  if (minutes !== null) return t('withinMinutes', { minutes });
  return t(unit === 'miles' ? 'withinMiles' : 'withinKilometers', { radius: formatNumber(radius, 2) });
}

/** Returns the factory's name, else the LGA, else the text for a place outside the country. */
export const placeName = ({ facility, lga }: BiocharAnalysis, t: Texts): string =>
  facility?.name ?? lga?.name ?? t('abroad');

/** Returns the scope of the result: reach, factory, LGA and position. */
export function scopeText(analysis: BiocharAnalysis, t: Texts): string {
  const { lga, latitude, longitude } = analysis;
  return [
    reachText(analysis, t),
    ...(analysis.facility ? [analysis.facility.name] : []),
    lga ? `${lga.name}, ${lga.state}` : t('abroad'),
    formatPosition(latitude, longitude)
  ].join(' · ');
}

/** Returns the day on which the figures were computed, from the records of that time. */
export const dataDay = ({ computedAt }: BiocharAnalysis): string | null =>
  formatInstant(Date.parse(computedAt));

/** Formats a source: 'Maize · Uyo, Akwa Ibom'. */
export const sourceName = ({ material, lga }: FeedstockSource, locale: Locale, t: Texts): string =>
  t('sourceOf', { material: formatOptionLabel(material, locale), lga: `${lga.name}, ${lga.state}` });

/** Returns whether the feedstock fills the facilities; null when not known or when there is no facility. */
export const statusText = (
  { figures: { productionStatus } }: Pick<BiocharAnalysis, 'figures'>,
  locale: Locale
): string | null => (productionStatus === null ? null : formatMessage(`biochar.${productionStatus}`, locale));

/** Returns what the figures exclude, one line per cause. */
export function listExclusions(analysis: BiocharAnalysis, t: Texts): readonly string[] {
  const { figures, factoriesWithoutVolume, lgasWithoutMaize } = analysis;
  return [
    ...(figures.factoryCount === 0 ? [t('noFacility')] : []),
    ...(factoriesWithoutVolume > 0
      ? [t('withoutVolume', { count: factoriesWithoutVolume, all: figures.factoryCount })]
      : []),
    ...(lgasWithoutMaize > 0 ? [t('withoutMaize', { count: lgasWithoutMaize })] : [])
  ];
}
