/**
 * How figures are written: naira with its sign, grouped as in en-US (source: section 9 "Display"), on a French page as
 * in French: '4,011' is read as four there (decision 82).
 */
import { METRES_PER_KILOMETER } from './calculations/units';
import { finite, quantity } from './numbers';

const NO_VALUE = '–';

/** How each language of the texts writes numbers; a language without an entry here does not compile where it is told. */
const TAGS = { en: 'en-US', fr: 'fr-FR' } as const;
type FigureLanguage = keyof typeof TAGS;

let language: () => FigureLanguage = () => 'en';

/**
 * Has figures written and read in the language that `reader` says when asked: a page's. English where nobody says.
 * @example writeFiguresIn(() => "en") → undefined
 */
export function writeFiguresIn(reader: () => FigureLanguage): void {
  language = reader;
}

/**
 * Whether a comma stands before the decimals of a figure.
 * @example hasDecimalComma() → false
 */
export const hasDecimalComma = (): boolean => language() === 'fr';

/** Making one takes longer than writing a hundred figures with it. */
const writers = new Map<string, Intl.NumberFormat>();

/**
 * A finite number, grouped, with `least` to `most` decimals.
 * @example groupedNumber(1234.5, 2, 2) → "1,234.50"
 */
export function groupedNumber(value: number, most: number, least = 0): string {
  const tag = TAGS[language()];
  const name = `${tag} ${least} ${most}`;
  let writer = writers.get(name);
  if (writer === undefined) {
    writer = new Intl.NumberFormat(tag, { minimumFractionDigits: least, maximumFractionDigits: most });
    writers.set(name, writer);
  }
  return writer.format(value);
}

/**
 * A number, grouped, with at most `digits` decimals; '–' for null and for what is no finite number. Source: section 9
 * "Display and map".
 * @example formatNumber(1234567.891, 1) → "1,234,567.9"
 * @example formatNumber(null) → "–"
 */
export function formatNumber(value: number | null, digits = 0): string {
  const known = finite(value);
  if (known === null) return NO_VALUE;
  const text = groupedNumber(known, digits);
  return text === '-0' ? '0' : text;
}

/**
 * A number with its unit; '–' for null and for what is no finite number. Source: section 9 "Display and map".
 * @example formatQuantity(48206.2, 'ac') → "48,206 ac"
 */
export const formatQuantity = (value: number | null, unit: string, digits = 0): string =>
  finite(value) === null ? NO_VALUE : `${formatNumber(value, digits)} ${unit}`;

/**
 * Naira, at most `digits` decimals, the minus before the sign; '–' for null and for what is no finite number. Source:
 * section 9 "Display and map".
 * @example formatNaira(36420) → "₦36,420"
 * @example formatNaira(-1200.4) → "−₦1,200"
 */
export function formatNaira(value: number | null, digits = 0): string {
  const known = finite(value);
  if (known === null) return NO_VALUE;
  const text = formatNumber(Math.abs(known), digits);
  return known < 0 && text !== '0' ? `−₦${text}` : `₦${text}`;
}

/**
 * A figure with its unit as the layers write it, naira before the number; '–' for null and for what is no finite number.
 * @param unit '' for none.
 * @example formatFigure(36829, '₦/t') → "₦36,829/t"
 * @example formatFigure(7282.04, 't', 1) → "7,282 t"
 */
export function formatFigure(value: number | null, unit: string, digits = 0): string {
  if (finite(value) === null) return NO_VALUE;
  if (unit.startsWith('₦')) return `${formatNaira(value, digits)}${unit.slice(1)}`;
  return unit === '' ? formatNumber(value, digits) : formatQuantity(value, unit, digits);
}

/**
 * US dollars without cents; '–' for null and for what is no finite number. Source: section 9 "Biochar and offtake"
 * (carbon credits).
 * @example formatDollars(30000) → "$30,000"
 */
export const formatDollars = (value: number | null): string =>
  finite(value) === null ? NO_VALUE : `$${formatNumber(value)}`;

/**
 * A distance in metres as metres below one kilometre, else as kilometres with one decimal; '–' for what is no distance
 * (negative, no finite number).
 * @example formatDistance(850.4) → "850 m"
 * @example formatDistance(2004) → "2.0 km"
 */
export function formatDistance(metres: number): string {
  const known = quantity(metres);
  if (known === null) return NO_VALUE;
  return known < 999.5 ? `${Math.round(known)} m` : `${groupedNumber(known / METRES_PER_KILOMETER, 1, 1)} km`;
}

/**
 * Latitude and longitude with 4 decimals after a point in every language, as they are pasted elsewhere; '–' when either is no finite number. Source: section 2 "Add-asset flow".
 * @example formatPosition(5.03, 7.93) → "5.0300, 7.9300"
 */
export const formatPosition = (latitude: number, longitude: number): string =>
  finite(latitude) === null || finite(longitude) === null
    ? NO_VALUE
    : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
