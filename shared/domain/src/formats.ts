/**
 * Formats of figures: naira with its sign, digits grouped as in en-US (source: section 9 "Display"). French
 * pages use the French format, since '4,011' is read as four there (docs/rules/french-figures.md).
 */
import {
  HECTARES_PER_SQUARE_KILOMETER,
  METRES_PER_KILOMETER,
  SQUARE_METRES_PER_HECTARE
} from './calculations/units';
import { toFinite, toQuantity } from './numbers';

const NO_VALUE = '–';

/**
 * Locale of the number format of each language of the texts. A language without an entry here does not compile
 * at the call of {@link setFigureLanguage}.
 */
const LANGUAGE_TAGS = { en: 'en-US', fr: 'fr-FR' } as const;
type FigureLanguage = keyof typeof LANGUAGE_TAGS;

let readLanguage: () => FigureLanguage = () => 'en';

/**
 * Sets the function that returns the language in which figures are written and read, usually the page's.
 * English is used until this is called.
 * @example setFigureLanguage(() => "en") → undefined
 */
export function setFigureLanguage(reader: () => FigureLanguage): void {
  readLanguage = reader;
}

/**
 * Returns the language in which figures are written, and texts that are composed outside components.
 * @example getFigureLanguage() → "en"
 */
export const getFigureLanguage = (): FigureLanguage => readLanguage();

/**
 * Returns whether the decimal separator of figures is a comma.
 * @example hasDecimalComma() → false
 */
export const hasDecimalComma = (): boolean => readLanguage() === 'fr';

/**
 * Joins a name and its text by a colon; French has a no-break space before it.
 * @example joinWithColon("State", "Abia") → "State: Abia"
 */
export const joinWithColon = (name: string, text: string): string =>
  `${name}${readLanguage() === 'fr' ? '\u00a0' : ''}: ${text}`;

/** Number formats, cached because creating one takes longer than formatting a hundred figures. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a finite number, grouped, with `least` to `most` decimals.
 * @example formatGroupedNumber(1234.5, 2, 2) → "1,234.50"
 */
export function formatGroupedNumber(value: number, most: number, least = 0): string {
  const tag = LANGUAGE_TAGS[readLanguage()];
  const name = `${tag} ${least} ${most}`;
  let writer = numberFormats.get(name);
  if (writer === undefined) {
    writer = new Intl.NumberFormat(tag, { minimumFractionDigits: least, maximumFractionDigits: most });
    numberFormats.set(name, writer);
  }
  return writer.format(value);
}

/**
 * Formats a number, grouped, with at most `digits` decimals; '–' for null and for a number that is not finite.
 * Source: section 9 "Display and map".
 * @example formatNumber(1234567.891, 1) → "1,234,567.9"
 * @example formatNumber(null) → "–"
 */
export function formatNumber(value: number | null, digits = 0): string {
  const known = toFinite(value);
  if (known === null) return NO_VALUE;
  const text = formatGroupedNumber(known, digits);
  return text === '-0' ? '0' : text;
}

/**
 * Formats a number with its unit; '–' for null and for a number that is not finite. Source: section 9 "Display
 * and map".
 * @example formatQuantity(48206.2, 'ac') → "48,206 ac"
 */
export const formatQuantity = (value: number | null, unit: string, digits = 0): string =>
  toFinite(value) === null ? NO_VALUE : `${formatNumber(value, digits)} ${unit}`;

/**
 * Formats an amount in naira with at most `digits` decimals, the minus before the sign; '–' for null and for a
 * number that is not finite. Source: section 9 "Display and map".
 * @example formatNaira(36420) → "₦36,420"
 * @example formatNaira(-1200.4) → "−₦1,200"
 */
export function formatNaira(value: number | null, digits = 0): string {
  const known = toFinite(value);
  if (known === null) return NO_VALUE;
  const text = formatNumber(Math.abs(known), digits);
  return known < 0 && text !== '0' ? `−₦${text}` : `₦${text}`;
}

/**
 * Formats a figure with its unit as the layers write it, naira before the number; '–' for null and for a number
 * that is not finite.
 * @param unit '' for a figure without unit.
 * @example formatFigure(36829, '₦/t') → "₦36,829/t"
 * @example formatFigure(7282.04, 't', 1) → "7,282 t"
 */
export function formatFigure(value: number | null, unit: string, digits = 0): string {
  if (toFinite(value) === null) return NO_VALUE;
  if (unit.startsWith('₦')) return `${formatNaira(value, digits)}${unit.slice(1)}`;
  return unit === '' ? formatNumber(value, digits) : formatQuantity(value, unit, digits);
}

/**
 * Formats US dollars without cents; '–' for null and for a number that is not finite. Source: section 9
 * "Biochar and offtake" (carbon credits).
 * @example formatDollars(30000) → "$30,000"
 */
export const formatDollars = (value: number | null): string =>
  toFinite(value) === null ? NO_VALUE : `$${formatNumber(value)}`;

/**
 * Formats a distance given in metres: in metres below 1 km, else in kilometres with one decimal; '–' for a
 * negative distance or a number that is not finite.
 * @example formatDistance(850.4) → "850 m"
 * @example formatDistance(2004) → "2.0 km"
 */
export function formatDistance(metres: number): string {
  const known = toQuantity(metres);
  if (known === null) return NO_VALUE;
  return known < 999.5
    ? `${Math.round(known)} m`
    : `${formatGroupedNumber(known / METRES_PER_KILOMETER, 1, 1)} km`;
}

/** Hectares from which an area is written in km². */
const LARGE_AREA_HA = 1000;

/**
 * Formats an area given in m²: in hectares below 10 km², else in km²; with three digits at least. '–' for a negative
 * area or a number that is not finite.
 * @example formatArea(123_456) → "12.3 ha"
 * @example formatArea(12_345_678) → "12.3 km²"
 */
export function formatArea(squareMetres: number): string {
  const known = toQuantity(squareMetres);
  if (known === null) return NO_VALUE;
  const hectares = known / SQUARE_METRES_PER_HECTARE;
  const [value, unit] =
    hectares < LARGE_AREA_HA ? [hectares, 'ha'] : [hectares / HECTARES_PER_SQUARE_KILOMETER, 'km²'];
  return `${formatGroupedNumber(value, value < 10 ? 2 : value < 100 ? 1 : 0)} ${unit}`;
}

/**
 * Formats latitude and longitude with 4 decimals after a point in every language, as they are pasted elsewhere;
 * '–' when either is not finite. Source: section 2 "Add-asset flow".
 * @example formatPosition(5.03, 7.93) → "5.0300, 7.9300"
 */
export const formatPosition = (latitude: number, longitude: number): string =>
  toFinite(latitude) === null || toFinite(longitude) === null
    ? NO_VALUE
    : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
