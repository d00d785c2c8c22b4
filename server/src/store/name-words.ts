/*
 * Names are looked for by their words: letter case, accents and what stands between words do not count.
 */

/** Letters of the country's languages that are no plain letter with a mark. */
const HOOKED = ['ɓɗƙƴƁƊƘƳ’', "bdkybdky'"] as const;
/** What parts words. `%`, `_` and `'` are letters like others. */
const BETWEEN = '-/(),.;:&+"“”';
const MARKS = '\\u0300-\\u036f';

/**
 * The words of a text as {@link foldedSql} writes those of a column.
 * @example wordsOf('Ìkọt-Ekpene  (Old)') → ["ikot", "ekpene", "old"]
 */
export const wordsOf = (text: string): string[] =>
  Array.from(text.normalize('NFD').replaceAll(new RegExp(`[${MARKS}]`, 'g'), ''), (letter) => {
    const at = HOOKED[0].indexOf(letter);
    return at >= 0 ? HOOKED[1][at]! : BETWEEN.includes(letter) ? ' ' : letter.toLowerCase();
  })
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '');

/** The words of a text column in small letters without accents, each with one blank before it and more behind the last. */
export const foldedSql = (column: string): string => {
  const plain = `regexp_replace(normalize(${column}, NFD), '[${MARKS}]', '', 'g')`;
  const [from, to] = [HOOKED[0] + BETWEEN, HOOKED[1].replaceAll("'", "''") + ' '.repeat(BETWEEN.length)];
  return `(' ' || lower(translate(${plain}, '${from}', '${to}')) || ' ')`;
};

/**
 * Whether a folded text has a word, or one that begins with it; what the word holds stands for itself.
 * @param folded as of {@link foldedSql}. @param word one of {@link wordsOf}, as SQL.
 */
export const hasWordSql = (folded: string, word: string, isWhole = false): string =>
  `strpos(${folded}, ' ' || ${word}${isWhole ? " || ' '" : ''}) > 0`;
