import { MIN_JOINED_LETTERS, splitNameWords } from '@site/domain';
import { z } from 'zod';
import { ArcgisError } from '../../common/response-errors';
import type { DatasetField } from '../../layers/dataset';
import { writeFoldedSql, writeHasWordSql } from '../../store/name-search-sql';
import { requireField } from '../dialect/access';
import type { Bindings } from './where/operand-sql';

/** Words that one of several fields must contain, in any order. */
export interface WordsFilter {
  readonly fields: readonly DatasetField[];
  /** As `splitNameWords` writes them; an empty list finds nothing. */
  readonly words: readonly string[];
  /** Whether only whole words match, not their prefixes. */
  readonly isWhole: boolean;
}

/** Most words and fields of one query; no name has more. */
const MOST_WORDS = 20;
const MOST_FIELDS = 20;

const filters = z
  .array(
    z.strictObject({
      onFields: z.array(z.string()).min(1).max(MOST_FIELDS),
      searchTerm: z.string(),
      searchType: z.enum(['simple', 'prefix']).optional(),
      operator: z.literal('and').optional()
    })
  )
  .max(MOST_WORDS);

const createFullTextError = (...details: string[]) => new ArcgisError(400, 'Invalid fullText', details);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createFullTextError('It is not JSON.');
  }
}

/** Returns whether the words of a field can be searched. */
export const isSearchable = ({ type }: DatasetField): boolean => type === 'string';

/**
 * Reads `fullText` as the Maps SDK sends it: `[{onFields, searchTerm, searchType}]`, all of which must be met.
 * @param fields the fields that the caller may read.
 * @throws ArcgisError 400 when it is invalid or names a field without texts.
 */
export function readFullText(
  text: string | undefined,
  fields: readonly DatasetField[]
): readonly WordsFilter[] {
  if (!text?.trim()) return [];
  const read = filters.safeParse(parseJson(text));
  if (!read.success)
    throw createFullTextError(
      'Write [{"onFields":["name"],"searchTerm":"palm","searchType":"prefix"}]; all of them must match.'
    );
  const found = read.data.map(({ onFields, searchTerm, searchType }) => ({
    fields: onFields.map((name) => {
      const field = requireField(fields, name, 'fullText');
      if (!isSearchable(field)) throw createFullTextError(`The field ${field.name} is not a text field.`);
      return field;
    }),
    words: splitNameWords(searchTerm),
    isWhole: searchType !== 'prefix'
  }));
  if (found.reduce((sum, { words }) => sum + words.length, 0) > MOST_WORDS)
    throw createFullTextError(`At most ${MOST_WORDS} words can be searched for.`);
  return found;
}

/**
 * Returns one filter as SQL.
 * @param toColumnSql returns a field as SQL.
 */
function writeWordsSql(
  { fields, words, isWhole }: WordsFilter,
  toColumnSql: (field: DatasetField) => string,
  bindings: Bindings
): string {
  if (words.length === 0) return 'FALSE';
  const folded = fields.map((field) => writeFoldedSql(toColumnSql(field)));
  const all = words.map((word) => {
    const bound = bindings.add(word, 'text');
    return `(${folded.map((text) => writeHasWordSql(text, bound, isWhole)).join(' OR ')})`;
  });
  return `(${all.join(' AND ')})`;
}

/**
 * Returns the filters as SQL: all of them are met, or the name begins with their words in another spacing
 * ('PortHarcourt').
 * @param toColumnSql returns a field as SQL.
 */
export function writeFullTextSql(
  filters: readonly WordsFilter[],
  toColumnSql: (field: DatasetField) => string,
  bindings: Bindings
): string {
  const all = filters.map((filter) => writeWordsSql(filter, toColumnSql, bindings)).join(' AND ');
  const joined = filters.flatMap(({ words }) => words).join('');
  if (joined.length < MIN_JOINED_LETTERS || filters.some(({ isWhole }) => isWhole)) return all;
  const bound = bindings.add(joined, 'text');
  const begins = filters[0]!.fields.map((field) => `starts_with(name_key(${toColumnSql(field)}), ${bound})`);
  return `((${all}) OR ${begins.join(' OR ')})`;
}

/** Returns the default order of results: names that begin with the first word come first, then by name. */
export function writeWordsOrderSql(
  [first]: readonly WordsFilter[],
  toColumnSql: (field: DatasetField) => string,
  bindings: Bindings
): string[] {
  const field = first?.fields[0];
  const word = first?.words[0];
  if (!field || word === undefined) return [];
  const folded = writeFoldedSql(toColumnSql(field));
  return [`starts_with(${folded}, ' ' || ${bindings.add(word, 'text')}) DESC`, folded];
}
