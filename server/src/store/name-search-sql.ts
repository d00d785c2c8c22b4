/*
 * SQL conditions on names, folded by the functions name_words and name_key (migration 0019). The texts of a
 * request are folded by the domain's equivalent foldName.
 */
import { foldName, MIN_JOINED_LETTERS, toNameKey } from '@site/domain';
import type { BoundValues } from './bound-values';

/**
 * SQL of a text column's words in lower case without accents, each preceded by one blank, the last also
 * followed by one.
 */
export const writeFoldedSql = (column: string): string => `(' ' || name_words(${column}) || ' ')`;

/**
 * SQL of whether a folded text has a word, or a word that begins with it; characters of the word are literal.
 * @param folded from {@link writeFoldedSql}.
 * @param word one of `splitNameWords`, as SQL.
 */
export const writeHasWordSql = (folded: string, word: string, isWhole = false): string =>
  `strpos(${folded}, ' ' || ${word}${isWhole ? " || ' '" : ''}) > 0`;

/** SQL of whether one of several text columns contains a text, like the domain's containsName. */
export function writeNameContainsSql(columns: readonly string[], sought: string, bound: BoundValues): string {
  const wanted = foldName(sought);
  const joined = toNameKey(sought);
  // A key contains the key of every part of its name, so for longer texts the key decides both tests.
  const [fold, text] = joined.length >= MIN_JOINED_LETTERS ? ['name_key', joined] : ['name_words', wanted];
  // The text consists of punctuation.
  const isPlain = wanted === '';
  const place = `${bound.add(isPlain ? sought.trim() : text)}::text`;
  const folded = columns.map((column) => (isPlain ? column : `${fold}(${column})`));
  return `(${folded.map((column) => `strpos(${column}, ${place}) > 0`).join(' OR ')})`;
}

/** SQL of whether a column is the same name, possibly spelled differently. */
export const writeIsNameSql = (column: string, name: string, bound: BoundValues): string =>
  `name_key(${column}) = ${bound.add(toNameKey(name))}::text`;
