/**
 * Folding of names: one form for all spellings of a name that differ in letter case, accents and marks (the dots below
 * of Yoruba and Igbo letters among them), Unicode form, apostrophes, hyphens and spacing. The SQL functions name_words and
 * name_key (server migration 0019) fold columns in the same way.
 */

/** Apostrophes, among them the modifier letters of Hausa and the accents that are typed in their place. */
export const APOSTROPHES = "'’‘ʼʻʹ′´`＇";

/** Letters of the country's languages, and of its neighbours', that are no plain letter with a mark; and those in small letters. */
const HOOKED_LETTERS = ['ɓɗƙƴŋǝəɛɔıøđłƁƊƘƳŊƎƏƐƆØĐŁ', 'bdkyneeeoiodlbdkyneeeoodl'] as const;

/** Characters between words. `%`, `_`, `@` and `#` are letters like others. */
const WORD_SEPARATORS = '-‐–—−/\\(),.;:&+"“”«»[]·•';

/** Combining marks, and characters that take no place. */
const MARK_RANGES =
  '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f\\u00ad\\u200b-\\u200f\\u2060\\ufeff';

const MARKS = new RegExp(`[${MARK_RANGES}]`, 'g');

function foldLetter(letter: string): string {
  const at = HOOKED_LETTERS[0].indexOf(letter);
  if (at >= 0) return HOOKED_LETTERS[1][at]!;
  return WORD_SEPARATORS.includes(letter) ? ' ' : letter.toLowerCase();
}

/**
 * The words of a name in small letters without accents, with one blank between them.
 * @example foldName('Ìkọt-Ẹkpẹne  (Old)') → "ikot ekpene old"
 * @example foldName('JAMA’ARE') → "jamaare"
 */
export const foldName = (text: string): string => {
  const letters = Array.from(text).filter((letter) => !APOSTROPHES.includes(letter));
  const plain = letters.join('').normalize('NFKD').replace(MARKS, '');
  // Small letters of some capitals are of two parts.
  const folded = Array.from(plain, foldLetter).join('').normalize('NFKD').replace(MARKS, '');
  return folded.split(/\s+/).filter(Boolean).join(' ');
};

/**
 * The words of a folded name.
 * @example nameWords('Port-Harcourt') → ["port","harcourt"]
 */
export const nameWords = (text: string): string[] => foldName(text).split(' ').filter(Boolean);

/**
 * A folded name without blanks: the same for 'Port Harcourt', 'Port-Harcourt' and 'PortHarcourt'.
 * @example nameKey('Obio/Akpor') → "obioakpor"
 */
export const nameKey = (text: string): string => foldName(text).replace(/ /g, '');

/** A shorter text is not looked for across the words of a name: 'ana' is not in 'Ada Nasir'. */
export const LEAST_JOINED_LETTERS = 5;

/**
 * Whether a text contains another, both folded; a text of five letters or more is also found when its spacing is another.
 * A blank text is in every other.
 * @example nameContains('Ìkọt Ẹkpẹne', 'ikot-e') → true
 * @example nameContains('Port Harcourt', 'PortHarcourt') → true
 */
export function nameContains(text: string, sought: string): boolean {
  if (sought.trim() === '') return true;
  const wanted = foldName(sought);
  // Punctuation only.
  if (wanted === '') return text.includes(sought.trim());
  if (foldName(text).includes(wanted)) return true;
  const joined = wanted.replace(/ /g, '');
  return joined.length >= LEAST_JOINED_LETTERS && nameKey(text).includes(joined);
}
