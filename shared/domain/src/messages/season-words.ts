/** Texts about results over the roads of the rainy season. */
import { formatNumber } from '../formats';
import { RAINY_FACTOR_NAMES, SLOWEST_ROAD_KPH } from '../season';
import type { RainAssumption } from '../season';
import { formatMessage } from './messages';
import type { Locale } from '../locale';

const formatPercent = (share: number): string => formatNumber(100 * share, 1);

/**
 * Returns the note about the assumptions of a result over rainy-season roads.
 * @example formatRainNote({ factors: null, inForce: true }, 'en') → "Rainy season: speeds assumed by the routing service; its factors are unknown."
 */
export function formatRainNote({ factors, inForce }: RainAssumption, locale: Locale): string {
  if (factors === null) return formatMessage('season.ofService', locale);
  const shares = Object.fromEntries(RAINY_FACTOR_NAMES.map((name) => [name, formatPercent(factors[name])]));
  const said = formatMessage('season.assumed', locale, { ...shares, slowest: SLOWEST_ROAD_KPH });
  return inForce ? said : `${said} ${formatMessage('season.outdated', locale)}`;
}

/**
 * Returns the reason for a failed request over rainy-season roads: the server's message, or the catalogue's
 * text when the server has no rainy season.
 * @example formatRainProblem({ code: 'x', message: 'Away.' }, 'en') → "Away."
 */
export const formatRainProblem = (
  fault: { readonly code: string; readonly message: string },
  locale: Locale
): string =>
  fault.code === 'season_not_available' ? formatMessage('season.notAvailable', locale) : fault.message;
