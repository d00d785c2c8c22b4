import { MAX_FILTER_TEXT_LENGTH } from 'widgets/shared-code/site-domain';
import type { RecordColumn } from 'widgets/shared-code/site-domain';
import type { ListQuery } from 'widgets/shared-code/site-api';
import type { AddressCodec } from 'widgets/shared-code/site-tools';

/** Page, order, search and filters of the records. */
export interface RecordsView {
  /** 0-based. */
  readonly page: number;
  /** Property to sort by, prefixed with '-' for descending; null for the order of entry. */
  readonly sort: string | null;
  readonly search: string;
  /** Allowed values by property; an empty list does not filter. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export const FIRST_PAGE: RecordsView = { page: 0, sort: null, search: '', filters: {} };

/** Whether a view excludes records. */
export const isNarrowed = ({ search, filters }: RecordsView): boolean =>
  search !== '' || Object.values(filters).some((values) => values.length > 0);

/** Returns the query of a view for the server; all pages when no page size is given. */
export const toListQuery = ({ page, sort, search, filters }: RecordsView, pageSize?: number): ListQuery => ({
  ...filters,
  ...(pageSize === undefined ? {} : { page: page + 1, limit: pageSize }),
  sort: sort ?? undefined,
  search: search === '' ? undefined : search
});

/** A view in the address: page, sort, search, filters. */
interface AddressView {
  readonly p?: number;
  readonly s?: string;
  readonly q?: string;
  readonly f?: RecordsView['filters'];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_FILTER_TEXT_LENGTH && !value.includes('\0');

/** Reads the filters; null unless they are options of columns with choices. */
function readFilters(value: unknown, columns: readonly RecordColumn[]): RecordsView['filters'] | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value as Record<string, unknown>);
  const known = entries.every(([name, values]) => {
    const options = columns.find((column) => column.name === name)?.options ?? [];
    return Array.isArray(values) && values.every((one) => options.includes(one as string));
  });
  return known ? (value as RecordsView['filters']) : null;
}

/** Returns the address codec of a table with these columns. */
export function createViewCodec(columns: readonly RecordColumn[]): AddressCodec<AddressView> {
  const sorts = columns.filter(({ isSortable }) => isSortable).flatMap(({ name }) => [name, `-${name}`]);
  return {
    version: 1,
    read: (value) => {
      const { p = 0, s, q = '', f = {} } = (value ?? {}) as AddressView;
      const isPage = Number.isInteger(p) && p >= 0 && p < 1e6;
      const isSort = s === undefined || (sorts as string[]).includes(s);
      return isPage && isSort && isText(q) && readFilters(f, columns) ? { p, s, q, f } : null;
    }
  };
}

/** Returns the view as stored in the address; null for the default view. */
export function toAddressView({ page, sort, search, filters }: RecordsView): AddressView | null {
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0);
  const state: AddressView = {
    ...(page > 0 && { p: page }),
    ...(sort !== null && { s: sort }),
    ...(search !== '' && { q: search }),
    ...(chosen.length > 0 && { f: Object.fromEntries(chosen) })
  };
  return Object.keys(state).length === 0 ? null : state;
}

/** Converts a stored view to a view with defaults. */
export const fromAddressView = ({ p = 0, s, q = '', f = {} }: AddressView): RecordsView => ({
  page: p,
  sort: s ?? null,
  search: q,
  filters: f
});
