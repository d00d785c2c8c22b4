import { toSlug, writeWhereSql } from 'widgets/shared-code/site-domain';
import type { Where } from 'widgets/shared-code/site-domain';
import type { ValueGroup } from './board';

/**
 * Returns the condition of the records behind a bar: the spellings of `name`, or for the bar Other (`name`
 * null) every value found that is not listed.
 */
export function barWhere(
  field: string,
  list: readonly string[],
  name: string | null,
  groups: readonly ValueGroup[]
): string {
  const onList = new Set(list.map(toSlug));
  const isInBar = (value: string | null): boolean => {
    const slug = toSlug(value ?? '');
    return name === null ? !onList.has(slug) : slug === toSlug(name);
  };
  const found = groups.map(({ values }) => values[field] ?? null).filter(isInBar);
  const values = [...new Set(found)].filter((value) => value !== null);
  const terms: Where[] = [
    ...(values.length > 0 ? [{ kind: 'in' as const, field, values }] : []),
    ...(found.includes(null) ? [{ kind: 'isNull' as const, field }] : [])
  ];
  // Values come from the service; a value that cannot be written as SQL has no records to show.
  return writeWhereSql({ kind: 'or', terms }) ?? '1=0';
}
