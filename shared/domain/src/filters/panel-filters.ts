/**
 * Conversion of a panel's condition to filters on columns in memory. `writeWhereSql` writes the same tree for the
 * map, so that map and figures always agree.
 */
import type { NumberRange } from '../bands/band';
import type { PanelColumns, PanelFilter } from '../calculations/panel-figures';
import { addDays, startOfDay } from '../time/lagos';
import type { Where } from './where-tree';

const createRangeFilter = (column: string, ends: Partial<NumberRange>): PanelFilter => ({
  kind: 'range',
  column,
  range: { min: null, max: null, minInclusive: true, maxInclusive: true, ...ends }
});

/** Filter that keeps no row, since no panel has a column of this name. */
const NO_ROW: PanelFilter = { kind: 'oneOf', column: '', labels: [] };

function toCompareFilter({
  field,
  operator,
  value
}: Extract<Where, { kind: 'compare' }>): PanelFilter | null {
  if (typeof value === 'string') return null;
  if (operator === '>=') return createRangeFilter(field, { min: value });
  return operator === '<=' ? createRangeFilter(field, { max: value }) : null;
}

function toDaysFilter({ field, first, last }: Extract<Where, { kind: 'days' }>): PanelFilter {
  const [min, max] = [startOfDay(first), startOfDay(addDays(last, 1) ?? '')];
  return min === null || max === null ? NO_ROW : createRangeFilter(field, { min, max, maxInclusive: false });
}

function toTextFilter(
  { kind, field, text }: Extract<Where, { kind: 'contains' | 'reads' }>,
  { categories }: PanelColumns
): PanelFilter {
  const labels = categories[field]?.labels ?? [];
  const wanted = text.toUpperCase();
  return {
    kind: 'oneOf',
    column: field,
    labels: labels.filter((label) =>
      kind === 'reads' ? label.toUpperCase() === wanted : label.toUpperCase().includes(wanted)
    )
  };
}

function toPanelFilter(where: Where, columns: PanelColumns): PanelFilter | null {
  if (where.kind === 'compare') return toCompareFilter(where);
  if (where.kind === 'in') return { kind: 'oneOf', column: where.field, labels: where.values.map(String) };
  if (where.kind === 'contains' || where.kind === 'reads') return toTextFilter(where, columns);
  if (where.kind === 'days') return toDaysFilter(where);
  return where.kind === 'nothing' ? NO_ROW : null;
}

/**
 * Returns the filters that keep the rows for which a condition holds: days are epoch ms in a number column,
 * texts are categories. Supports the conditions of sliders, checkbox lists and the date filter.
 * @throws RangeError for any other kind of condition.
 * @example toPanelFilters({ kind: 'in', field: 'type', values: ['PKS'] }, { numbers: {}, categories: {} }) → [{ "kind": "oneOf", "column": "type", "labels": ["PKS"] }]
 */
export function toPanelFilters(where: Where, columns: PanelColumns): readonly PanelFilter[] {
  if (where.kind === 'everything') return [];
  if (where.kind === 'and') return where.terms.flatMap((term) => toPanelFilters(term, columns));
  const filter = toPanelFilter(where, columns);
  if (filter === null) throw new RangeError(`A panel has no filter for the condition '${where.kind}'.`);
  return [filter];
}
