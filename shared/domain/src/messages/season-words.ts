/** Texts about results over the roads of the rainy season. */
import { formatNumber } from '../formats';
import { RAINY_FACTOR_NAMES, SLOWEST_ROAD_KPH } from '../season';
import type { RainAssumption } from '../season';
import { message } from './messages';
import type { Locale } from './messages';

const percent = (share: number): string => formatNumber(100 * share, 1);

/**
 * Returns the note about the assumptions of a result over rainy-season roads.
 * @example rainText({ factors: null, inForce: true }, 'en') → "Rainy season: speeds as the routing service assumes them; its factors are not known here."
 */
export function rainText({ factors, inForce }: RainAssumption, locale: Locale): string {
  if (factors === null) return message('season.ofService', locale);
  const shares = Object.fromEntries(RAINY_FACTOR_NAMES.map((name) => [name, percent(factors[name])]));
  const said = message('season.assumed', locale, { ...shares, slowest: SLOWEST_ROAD_KPH });
  return inForce ? said : `${said} ${message('season.outdated', locale)}`;
}

/**
 * Returns the reason for a failed request over rainy-season roads: the server's message, or the catalogue's
 * text when the server has no rainy season.
 * @example rainProblem({ code: 'x', message: 'Away.' }, 'en') → "Away."
 */
export const rainProblem = (
  fault: { readonly code: string; readonly message: string },
  locale: Locale
): string => (fault.code === 'season_not_available' ? message('season.notAvailable', locale) : fault.message);
