/**
 * The filter of the raw material sources. Source: section 5 "Raw material query" and ledger RM-01; that a date alone is
 * no criterion is the ledger's decision.
 */
import type { Result } from '../result';
import { parseIsoDay } from '../time/lagos';
import { DATE_FIELD_TYPES, allOf } from './where-tree';
import type { DateFieldType, Where } from './where-tree';
import { failed } from '../result';

/** The filters by name, as the message 'Filter applied (…)' lists them. */
export const RAW_MATERIAL_FILTERS = ['dates', 'supplier', 'community'] as const;
export type RawMaterialFilterName = (typeof RAW_MATERIAL_FILTERS)[number];

/** What a user typed; dates as 'YYYY-MM-DD', anything blank. */
export interface RawMaterialInput {
  readonly start: string;
  readonly end: string;
  readonly supplier: string;
  readonly community: string;
}

/** The layer's fields; `date` is null where the layer has no such field. */
export interface RawMaterialFields {
  readonly supplier: string;
  readonly community: string;
  readonly date: { readonly name: string; readonly type: string } | null;
}

export interface RawMaterialFilter {
  readonly where: Where;
  readonly filters: readonly RawMaterialFilterName[];
}

export type RawMaterialProblem =
  'noCriterion' | 'endBeforeStart' | 'dateFieldNotFound' | 'dateFieldType' | 'textTooLong';

/** Characters of a supplier or community that is looked for; no name is longer, and an address would not hold more. */
export const LONGEST_FILTER_TEXT = 200;

type Criterion = readonly [RawMaterialFilterName, Where];

const isDateFieldType = (type: string): type is DateFieldType =>
  (DATE_FIELD_TYPES as readonly string[]).includes(type);

/** The dates as a criterion; null without two dates that exist. */
function datesOf(
  { start, end }: RawMaterialInput,
  { date }: RawMaterialFields
): Result<Criterion | null, RawMaterialProblem> {
  const first = parseIsoDay(start);
  const last = parseIsoDay(end);
  if (first === null || last === null) return { ok: true, value: null };
  if (last < first) return { ok: false, problem: 'endBeforeStart' };
  if (date === null) return { ok: false, problem: 'dateFieldNotFound' };
  const { name: field, type } = date;
  if (!isDateFieldType(type)) return { ok: false, problem: 'dateFieldType', values: { field, type } };
  return { ok: true, value: ['dates', { kind: 'days', field, fieldType: type, first, last }] };
}

function textOf(name: 'supplier' | 'community', typed: string, field: string): Criterion[] {
  const text = typed.trim();
  return text === '' ? [] : [[name, { kind: 'contains', field, text }]];
}

const isTooLong = (typed: string): boolean => typed.trim().length > LONGEST_FILTER_TEXT;

/**
 * The condition of a raw material filter and the names of the criteria in it. The dates count only as a pair of days
 * that exist (both included), supplier and community only if not blank; texts are looked for anywhere in their field,
 * in capitals or not. Problems: 'endBeforeStart'; 'dateFieldNotFound' and 'dateFieldType' (with `field` and `type`),
 * which are asked only where dates are set; 'textTooLong' (with `max`); 'noCriterion' where nothing is left to filter by.
 * Source: section 5 "Raw material query".
 * @example rawMaterialFilter({ start: '', end: '2024-05-01', supplier: ' Ada ', community: '' }, { supplier: 'supplierName', community: 'community', date: null }).value → {"where":{"kind":"contains","field":"supplierName","text":"Ada"},"filters":["supplier"]}
 * @example rawMaterialFilter({ start: '', end: '2024-05-01', supplier: '', community: '' }, { supplier: 'supplierName', community: 'community', date: null }).problem → "noCriterion"
 */
export function rawMaterialFilter(
  input: RawMaterialInput,
  fields: RawMaterialFields
): Result<RawMaterialFilter, RawMaterialProblem> {
  const dates = datesOf(input, fields);
  if (failed(dates)) return dates;
  if (isTooLong(input.supplier) || isTooLong(input.community))
    return { ok: false, problem: 'textTooLong', values: { max: LONGEST_FILTER_TEXT } };
  const criteria = [
    ...(dates.value ? [dates.value] : []),
    ...textOf('supplier', input.supplier, fields.supplier),
    ...textOf('community', input.community, fields.community)
  ];
  if (criteria.length === 0) return { ok: false, problem: 'noCriterion' };
  return {
    ok: true,
    value: { where: allOf(criteria.map(([, where]) => where)), filters: criteria.map(([name]) => name) }
  };
}
