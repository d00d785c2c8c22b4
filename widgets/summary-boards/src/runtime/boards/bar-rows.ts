import type { Where } from 'widgets/shared-code/site-core';
import { slugOf, whereSql } from 'widgets/shared-code/site-core';
import type { Group } from './board';

/**
 * Returns the condition of the records behind a bar: the spellings of `name`, or for the bar Other (`name`
 * null) every value found that is not listed.
 */
export function barWhere(
  field: string,
  list: readonly string[],
  name: string | null,
  groups: readonly Group[]
): string {
  const onList = new Set(list.map(slugOf));
  const belongs = (value: string | null): boolean => {
    const slug = slugOf(value ?? '');
    return name === null ? !onList.has(slug) : slug === slugOf(name);
  };
  const found = groups.map(({ values }) => values[field] ?? null).filter(belongs);
  const values = [...new Set(found)].filter((value) => value !== null);
  const terms: Where[] = [
    ...(values.length > 0 ? [{ kind: 'in' as const, field, values }] : []),
    ...(found.includes(null) ? [{ kind: 'isNull' as const, field }] : [])
  ];
  // Values come from the service; a value that cannot be written as SQL has no records to show.
  return whereSql({ kind: 'or', terms }) ?? '1=0';
}
