/**
 * Folding of names: one form for all spellings of a name that differ in letter case, accents and marks (such as
 * the dots below Yoruba and Igbo letters), Unicode form, apostrophes, hyphens and spacing. The SQL functions
 * name_words and name_key (server migration 0019) fold columns in the same way.
 */

/** Apostrophes, including the modifier letters of Hausa and the accents that are typed instead. */
export const APOSTROPHES = "'’‘ʼʻʹ′´`＇";

/**
 * Letters of the languages of Nigeria and its neighbours that Unicode does not decompose into a plain letter
 * and a mark, and the plain lower-case letters that replace them.
 */
const HOOKED_LETTERS = ['ɓɗƙƴŋǝəɛɔıøđłƁƊƘƳŊƎƏƐƆØĐŁ', 'bdkyneeeoiodlbdkyneeeoodl'] as const;

/** Characters between words. `%`, `_`, `@` and `#` are treated as letters. */
const WORD_SEPARATORS = '-‐–—−/\\(),.;:&+"“”«»[]·•';

/** Combining marks, and invisible characters. */
const MARK_RANGES =
  '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f\\u00ad\\u200b-\\u200f\\u2060\\ufeff';

const MARKS = new RegExp(`[${MARK_RANGES}]`, 'g');

function foldLetter(letter: string): string {
  const at = HOOKED_LETTERS[0].indexOf(letter);
  if (at >= 0) return HOOKED_LETTERS[1][at]!;
  return WORD_SEPARATORS.includes(letter) ? ' ' : letter.toLowerCase();
}

/**
 * Returns the words of a name in lower case without accents, separated by one blank.
 * @example foldName('Ìkọt-Ẹkpẹne  (Old)') → "ikot ekpene old"
 * @example foldName('JAMA’ARE') → "jamaare"
 */
export const foldName = (text: string): string => {
  const letters = Array.from(text).filter((letter) => !APOSTROPHES.includes(letter));
  const plain = letters.join('').normalize('NFKD').replace(MARKS, '');
  // The lower case of some capitals is a letter with a combining mark.
  const folded = Array.from(plain, foldLetter).join('').normalize('NFKD').replace(MARKS, '');
  return folded.split(/\s+/).filter(Boolean).join(' ');
};

/**
 * Returns the words of a folded name.
 * @example splitNameWords('Port-Harcourt') → ["port","harcourt"]
 */
export const splitNameWords = (text: string): string[] => foldName(text).split(' ').filter(Boolean);

/**
 * Returns a folded name without blanks: the same for 'Port Harcourt', 'Port-Harcourt' and 'PortHarcourt'.
 * @example toNameKey('Obio/Akpor') → "obioakpor"
 */
export const toNameKey = (text: string): string => foldName(text).replace(/ /g, '');

/** Minimum length of a text that is also searched for across words: 'ana' does not match 'Ada Nasir'. */
export const MIN_JOINED_LETTERS = 5;

/**
 * Returns whether a text contains another, both folded. A text of five letters or more also matches with
 * different spacing. A blank text matches every text.
 * @example containsName('Ìkọt Ẹkpẹne', 'ikot-e') → true
 * @example containsName('Port Harcourt', 'PortHarcourt') → true
 */
export function containsName(text: string, sought: string): boolean {
  if (sought.trim() === '') return true;
  const wanted = foldName(sought);
  // The search text consists of punctuation only.
  if (wanted === '') return text.includes(sought.trim());
  if (foldName(text).includes(wanted)) return true;
  const joined = wanted.replace(/ /g, '');
  return joined.length >= MIN_JOINED_LETTERS && toNameKey(text).includes(joined);
}
