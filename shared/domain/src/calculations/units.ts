/** Unit conversions. They return null for a value or result that is not a finite number. */
import type { RadiusUnit } from '../enumerations';
import { toFinite, toQuantity } from '../numbers';

/** Metres per kilometre. Source: section 9 "Biochar and offtake". */
export const METRES_PER_KILOMETER = 1000;
/** Hectares per international acre (4,046.8564224 m²). */
export const HECTARES_PER_ACRE = 0.40468564224;
export const KILOGRAMS_PER_TONNE = 1000;
export const HECTARES_PER_SQUARE_KILOMETER = 100;
export const SQUARE_METRES_PER_HECTARE = 10_000;

/** Metres per unit of a radius. Source: section 9 "Biochar and offtake". */
export const METRES_PER_UNIT: Readonly<Record<RadiusUnit, number>> = {
  kilometers: METRES_PER_KILOMETER,
  miles: 1609.34
};

/**
 * Converts a length to metres; null for an invalid length or unit. Source: section 9 "Biochar and offtake".
 * @example toMetres(10, 'kilometers') → 10000
 * @example toMetres(2, 'miles') → 3218.68
 */
export function toMetres(length: number | null, unit: RadiusUnit): number | null {
  const known = toQuantity(length);
  return known === null ? null : toFinite(known * METRES_PER_UNIT[unit]);
}

/**
 * Converts kilograms to tonnes with their sign (emissions may be negative); null for an invalid number.
 * @example kilogramsToTonnes(2500) → 2.5
 */
export function kilogramsToTonnes(kilograms: number | null): number | null {
  const known = toFinite(kilograms);
  return known === null ? null : known / KILOGRAMS_PER_TONNE;
}

/**
 * Computes the area π r² in km² of a flat circle with a radius in km; null for an invalid radius.
 * @example computeCircleArea(50) → 7853.981633974483
 */
export function computeCircleArea(radiusKm: number | null): number | null {
  const known = toQuantity(radiusKm);
  return known === null ? null : toFinite(Math.PI * known ** 2);
}
