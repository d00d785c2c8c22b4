import { ROWS_PER_PAGE } from '@site/domain';
import { z } from 'zod';
import { readChoices, readPropertyVariants } from '../records/property-schemas';
import type { ListRequest } from '../records/read-records';
import type { RecordType } from '../records/record-type';
import { limitSchema, pageSchema, plainText } from '../common/call-schemas';

/** Maximum number of values of one filter. */
const MAX_FILTER_VALUES = 50;
type FilterValues = z.ZodType<string | string[]>;
/** One value, or a repeated parameter that matches any of its values. */
const anyText: FilterValues = z.union([plainText, z.array(plainText).min(1).max(MAX_FILTER_VALUES)]);

/**
 * As {@link anyText}, for a property with a fixed list of values. Other values are refused, since they would
 * match no record.
 */
function buildChoiceFilter(choices: readonly string[]): FilterValues {
  const value = z.enum(choices);
  const error = `must be one of ${choices.join(', ')}`;
  return z.union([value, z.array(value).min(1).max(MAX_FILTER_VALUES)], { error });
}

/**
 * Returns whether readers may filter and sort by the property. The accounts behind a record are not open to all
 * its readers.
 */
const isPublicProperty = (name: string): boolean => !name.endsWith('ByUser');

/** Query parameters of every list. */
const COMMON = ['page', 'limit', 'sort', 'search'] as const;

const listPropertyNames = ({ properties }: RecordType, wanted: readonly string[]): string[] =>
  Object.keys(properties).filter((name) => isPublicProperty(name) && wanted.includes(properties[name]!.kind));

/** Returns the query shape of a list of records: page, order, search, and a filter for each text property. */
export function buildListQueryShape(type: RecordType) {
  const sortable = listPropertyNames(type, ['text', 'texts', 'number', 'day', 'moment']);
  const variants = readPropertyVariants(type);
  const filters = listPropertyNames(type, ['text', 'texts']).map((name) => {
    const choices = readChoices(variants[name]!);
    const values = choices === null ? anyText : buildChoiceFilter(choices);
    return [name, values.optional().describe(`Only rows with this ${name}; repeat it for any of several`)];
  });
  return {
    ...(Object.fromEntries(filters) as Record<string, z.ZodOptional<FilterValues>>),
    page: pageSchema
      .optional()
      .describe(`Page, from 1; ${ROWS_PER_PAGE} rows unless limit is given. Without page and limit: all`),
    limit: limitSchema.optional().describe('Rows on a page'),
    sort: z
      .enum(sortable.flatMap((name) => [name, `-${name}`]))
      .optional()
      .describe('Sort field; descending with - before it'),
    search: plainText.optional().describe(`Text in ${type.searched.join(', ')}`)
  };
}

interface Paging {
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly search?: string;
}

/** Converts a validated query into a list request. */
export function toListRequest(
  query: Paging & Readonly<Record<string, unknown>>,
  type: RecordType
): ListRequest {
  const { page: asked, sort, search } = query;
  const rows = query.limit ?? (asked === undefined ? undefined : ROWS_PER_PAGE);
  const known = new Set<string>(COMMON);
  const filters = Object.entries(query).filter(
    ([name, value]) => !known.has(name) && name in type.properties && value !== undefined
  );
  return {
    limit: rows,
    offset: ((asked ?? 1) - 1) * (rows ?? 0),
    sort,
    search,
    filters: Object.fromEntries(filters.map(([name, value]) => [name, [value].flat() as string[]]))
  };
}

/** Returns the query schema of a list of records of this type. */
export const buildListQuery = (type: RecordType) =>
  z.strictObject(buildListQueryShape(type)).transform((query) => toListRequest(query, type));
