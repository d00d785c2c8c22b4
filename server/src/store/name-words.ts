/*
 * Conditions on names in SQL, folded by the functions name_words and name_key (migration 0019). The texts of a request are
 * folded by the domain's foldName, which does the same.
 */
import { foldName, LEAST_JOINED_LETTERS, nameKey } from '@site/domain';
import type { Bound } from './bound';

/** The words of a text column in small letters without accents, each with one blank before it and one behind the last. */
export const foldedSql = (column: string): string => `(' ' || name_words(${column}) || ' ')`;

/**
 * Whether a folded text has a word, or one that begins with it; what the word holds stands for itself.
 * @param folded as of {@link foldedSql}. @param word one of `nameWords`, as SQL.
 */
export const hasWordSql = (folded: string, word: string, isWhole = false): string =>
  `strpos(${folded}, ' ' || ${word}${isWhole ? " || ' '" : ''}) > 0`;

/** Whether one of some text columns contains a text, as the domain's nameContains. */
export function nameContainsSql(columns: readonly string[], sought: string, bound: Bound): string {
  const wanted = foldName(sought);
  const joined = nameKey(sought);
  // A key contains that of each part of its name, so that of a longer text settles both.
  const [fold, text] = joined.length >= LEAST_JOINED_LETTERS ? ['name_key', joined] : ['name_words', wanted];
  // Punctuation only.
  const isPlain = wanted === '';
  const place = `${bound.add(isPlain ? sought.trim() : text)}::text`;
  const folded = columns.map((column) => (isPlain ? column : `${fold}(${column})`));
  return `(${folded.map((column) => `strpos(${column}, ${place}) > 0`).join(' OR ')})`;
}

/** Whether a column is a name in another spelling. */
export const isNameSql = (column: string, name: string, bound: Bound): string =>
  `name_key(${column}) = ${bound.add(nameKey(name))}::text`;
