import { formatNumber, formatPosition } from 'widgets/shared-code/site-base';
import { formatInstant } from 'widgets/shared-code/site-domain';
import type { OfftakeSummary } from 'widgets/shared-code/site-domain';
import type { OfftakePlace } from './state';
import type { Texts } from './use-texts';

/** Returns the LGA and state of a place, or its position outside the country. */
export const placeName = ({ lga, latitude, longitude }: OfftakeSummary): string =>
  lga ? `${lga.name}, ${lga.state}` : formatPosition(latitude, longitude);

export const positionText = ({ latitude, longitude }: OfftakePlace): string =>
  formatPosition(latitude, longitude);

/** Returns the scope of an analysis: place, position and radius. */
export function scopeText(summary: OfftakeSummary, t: Texts): string {
  const { lga, parameters } = summary;
  const within = t('within', { radius: formatNumber(parameters.offtakeRadius, 1) });
  return [...(lga ? [placeName(summary)] : []), positionText(summary), within].join(' · ');
}

/** Returns the rules by which the farm areas were computed. */
export function rulesText({ farms, parameters, parameterVersion }: OfftakeSummary, t: Texts): string {
  return t('rules', {
    count: farms.commercialFarmsWithoutSize,
    without: formatNumber(farms.commercialFarmsWithoutSize),
    commercial: formatNumber(parameters.commercialFarmArea, 2),
    small: formatNumber(parameters.smallFarmArea, 2),
    version: parameterVersion
  });
}

/** Returns the day on which the figures were computed, from the records of that time. */
export const dataDay = ({ computedAt }: OfftakeSummary): string | null =>
  formatInstant(Date.parse(computedAt));
