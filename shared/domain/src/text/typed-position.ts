/** Coordinates typed into a search. */
import type { LatLon } from '../distance';
import { unswapPosition } from '../geometry/nigeria';
import { isPosition } from '../geometry/position';

/** Replacements that unify equivalent signs and remove words beside coordinates. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[º˚]|\bdeg(rees)?\b\.?/gi, '°'],
  [/[‘’ʹʼ′´`]{2}|[“”ʺ″]/g, '"'],
  [/''/g, '"'],
  [/[‘’ʹʼ′´`]/g, "'"],
  [/[−–—]/g, '-'],
  [/\b(lat|long?|lng)(itude)?\b\s*[.:=]?/gi, ' '],
  [/^geo:/i, ''],
  [/^[([{\s]+|[)\]}\s]+$/g, '']
];

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const SIGNED = String.raw`([+-]?${NUMBER})(?:\s*°)?`;
const MINUTES = String.raw`(${NUMBER})\s*'\s*(?:(${NUMBER})\s*")?`;
/**
 * Patterns of an angle: signed decimal degrees; degrees, minutes and optional seconds; the same with blanks or
 * colons in between.
 */
const DEGREES = `${SIGNED}()()`;
const SEXAGESIMAL = String.raw`([+-]?\d+)\s*°\s*${MINUTES}`;
const SPACED = String.raw`(\d+)[°\s:]+(${NUMBER})(?:['\s:]+(${NUMBER}))?["']?`;
/** Letter of the compass; `O` is west in French. */
const LETTER = '([NSEWO])';
const BETWEEN = String.raw`(\s*[,;/|]\s*|\s+|)`;

interface PairPattern {
  readonly pattern: RegExp;
  readonly letters: 'before' | 'behind' | 'none';
}

const createPairPattern = (one: string): RegExp => new RegExp(`^${one}${BETWEEN}${one}$`, 'i');

/**
 * Patterns of a pair of angles. Minutes after a blank look like a second coordinate, so spaced minutes need
 * letters.
 */
const PAIRS: readonly PairPattern[] = [
  ...[DEGREES, SEXAGESIMAL].map((angle): PairPattern => ({
    pattern: createPairPattern(angle),
    letters: 'none'
  })),
  ...[DEGREES, SEXAGESIMAL, SPACED].flatMap((angle): PairPattern[] => [
    { pattern: createPairPattern(String.raw`${LETTER}\s*${angle}`), letters: 'before' },
    { pattern: createPairPattern(String.raw`${angle}\s*${LETTER}`), letters: 'behind' }
  ])
];

interface TypedAngle {
  /** N, S, E or W; empty without a letter. */
  readonly letter: string;
  readonly degrees: number;
}

const toNumber = (text: string | undefined): number => Number((text || '0').replace(',', '.'));

/**
 * Parses one coordinate from its groups; null when it has both a sign and a letter, or 60 or more minutes or
 * seconds.
 */
function readTypedAngle(
  groups: readonly (string | undefined)[],
  letters: PairPattern['letters']
): TypedAngle | null {
  const angle = letters === 'before' ? groups.slice(1) : groups;
  const [degrees, minutes, seconds] = [angle[0]!, toNumber(angle[1]), toNumber(angle[2])];
  const typed = { before: groups[0], behind: groups[3], none: '' }[letters]!;
  const letter = typed.toUpperCase().replace('O', 'W');
  if (minutes >= 60 || seconds >= 60 || (letter !== '' && /^[+-]/.test(degrees))) return null;
  const size = Math.abs(toNumber(degrees)) + minutes / 60 + seconds / 3600;
  const isNegative = degrees.startsWith('-') || letter === 'S' || letter === 'W';
  return { letter, degrees: isNegative ? -size : size };
}

/**
 * Returns two coordinates as a position: by their letters, else latitude first; null when the letters do not
 * fit.
 */
function toPosition(one: TypedAngle, other: TypedAngle): LatLon | null {
  const isNorthing = ({ letter }: TypedAngle): boolean => letter === 'N' || letter === 'S';
  if (one.letter === '') return { latitude: one.degrees, longitude: other.degrees };
  if (isNorthing(one) === isNorthing(other)) return null;
  const [north, east] = isNorthing(one) ? [one, other] : [other, one];
  return { latitude: north.degrees, longitude: east.degrees };
}

/** Parses a text by one pattern; null when it does not match. */
function readPair({ pattern, letters }: PairPattern, text: string): LatLon | null {
  const groups = pattern.exec(text)?.slice(1);
  if (!groups) return null;
  const each = (groups.length - 1) / 2;
  const [one, between, other] = [groups.slice(0, each), groups[each], groups.slice(each + 1)];
  // Digits without a separator are one number.
  if (between === '' && letters === 'none') return null;
  const [first, second] = [readTypedAngle(one, letters), readTypedAngle(other, letters)];
  return first && second && toPosition(first, second);
}

export interface TypedPosition extends LatLon {
  /** True when longitude was typed first: the position lies in Nigeria only with the coordinates swapped. */
  readonly isSwapped: boolean;
}

/**
 * Parses a position, latitude first; null for any other text. Accepts decimal degrees with a point or a comma,
 * degrees with minutes and seconds, and letters of the compass before or after. Coordinates without letters
 * that lie in Nigeria only in the other order are swapped.
 * @example readTypedPosition('5.0370, 7.9233') → { "latitude": 5.037, "longitude": 7.9233, "isSwapped": false }
 * @example readTypedPosition('5,0370; 7,9233') → { "latitude": 5.037, "longitude": 7.9233, "isSwapped": false }
 * @example readTypedPosition('Uyo') → null
 */
export function readTypedPosition(text: string): TypedPosition | null {
  const plain = SPELLINGS.reduce((all, [from, to]) => all.replace(from, to), text)
    .normalize('NFKC')
    // Removes the part of a label after the coordinates.
    .replace(/\s*\([^()]*\)?$/, '')
    .trim();
  const way = PAIRS.find((pair) => readPair(pair, plain));
  const position = way ? readPair(way, plain) : null;
  if (!way || !position) return null;
  const exchanged = way.letters === 'none' ? unswapPosition(position) : null;
  if (exchanged) return { ...exchanged, isSwapped: true };
  return isPosition(position) ? { ...position, isSwapped: false } : null;
}

/** Minimum and maximum number of decimals of a coordinate in a label. */
const [LEAST_DECIMALS, MOST_DECIMALS] = [4, 6];

/**
 * Formats a position as a label in a language, with 4 to 6 decimals.
 * @example formatPositionLabel({ latitude: 5.037, longitude: 7.9233 }, 'en') → "5.0370, 7.9233"
 * @example formatPositionLabel({ latitude: 5.037, longitude: 7.9233 }, 'fr') → "5,0370; 7,9233"
 */
export function formatPositionLabel({ latitude, longitude }: LatLon, locale: 'en' | 'fr'): string {
  const formatDegrees = (degrees: number): string => {
    const [whole, decimals] = degrees.toFixed(MOST_DECIMALS).split('.');
    const kept = decimals!.replace(/0+$/, '').padEnd(LEAST_DECIMALS, '0');
    return `${whole}${locale === 'fr' ? ',' : '.'}${kept}`;
  };
  return `${formatDegrees(latitude)}${locale === 'fr' ? '; ' : ', '}${formatDegrees(longitude)}`;
}
