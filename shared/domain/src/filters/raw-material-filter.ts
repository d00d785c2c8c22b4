/**
 * Filter of the raw material sources. Source: section 5 "Raw material query" and ledger RM-01; that a single
 * date is not a criterion is the ledger's decision.
 */
import type { Result } from '../result';
import { parseIsoDay } from '../time/lagos';
import { DATE_FIELD_TYPES, combineConditions } from './where-tree';
import type { DateFieldType, Where } from './where-tree';
import { isFailure } from '../result';

/** Names of the criteria, in the order of the message 'Filter applied (…)'. */
export const RAW_MATERIAL_FILTERS = ['dates', 'supplier', 'community'] as const;
export type RawMaterialFilterName = (typeof RAW_MATERIAL_FILTERS)[number];

/** User input of the filter; dates as 'YYYY-MM-DD', each text may be blank. */
export interface RawMaterialInput {
  readonly start: string;
  readonly end: string;
  readonly supplier: string;
  readonly community: string;
}

/** Fields of the layer; `date` is null when the layer has no date field. */
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
  | 'noCriterion'
  | 'endBeforeStart'
  | 'dateFieldNotFound'
  | 'dateFieldType'
  | 'textTooLong';

/**
 * Maximum length of the supplier or community text, characters; no name is longer, and a longer text would not
 * fit into a URL.
 */
export const MAX_FILTER_TEXT_LENGTH = 200;

type Criterion = readonly [RawMaterialFilterName, Where];

const isDateFieldType = (type: string): type is DateFieldType =>
  (DATE_FIELD_TYPES as readonly string[]).includes(type);

/** Returns the criterion of the dates; null without two existing dates. */
function readDatesCriterion(
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

function toTextCriterion(name: 'supplier' | 'community', typed: string, field: string): Criterion[] {
  const text = typed.trim();
  return text === '' ? [] : [[name, { kind: 'contains', field, text }]];
}

const isTooLong = (typed: string): boolean => typed.trim().length > MAX_FILTER_TEXT_LENGTH;

/**
 * Returns the condition of a raw material filter and the names of its criteria. The dates count only as a pair
 * of existing days (both inclusive), supplier and community only if not blank; texts match anywhere in their
 * field, case-insensitive. Problems: 'endBeforeStart'; 'dateFieldNotFound' and 'dateFieldType' (with `field`
 * and `type`), checked only when both dates are set; 'textTooLong' (with `max`); 'noCriterion' without any
 * criterion. Source: section 5 "Raw material query".
 * @example readRawMaterialFilter({ start: '', end: '2024-05-01', supplier: ' Ada ', community: '' }, { supplier: 'supplierName', community: 'community', date: null }).value → {"where":{"kind":"contains","field":"supplierName","text":"Ada"},"filters":["supplier"]}
 * @example readRawMaterialFilter({ start: '', end: '2024-05-01', supplier: '', community: '' }, { supplier: 'supplierName', community: 'community', date: null }).problem → "noCriterion"
 */
export function readRawMaterialFilter(
  input: RawMaterialInput,
  fields: RawMaterialFields
): Result<RawMaterialFilter, RawMaterialProblem> {
  const dates = readDatesCriterion(input, fields);
  if (isFailure(dates)) return dates;
  if (isTooLong(input.supplier) || isTooLong(input.community))
    return { ok: false, problem: 'textTooLong', values: { max: MAX_FILTER_TEXT_LENGTH } };
  const criteria = [
    ...(dates.value ? [dates.value] : []),
    ...toTextCriterion('supplier', input.supplier, fields.supplier),
    ...toTextCriterion('community', input.community, fields.community)
  ];
  if (criteria.length === 0) return { ok: false, problem: 'noCriterion' };
  return {
    ok: true,
    value: {
      where: combineConditions(criteria.map(([, where]) => where)),
      filters: criteria.map(([name]) => name)
    }
  };
}
