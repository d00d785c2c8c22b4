/**
 * The figures of a layer's summary panel under the filters in force: counts, sums and averages over typed columns, so
 * that a hundred thousand rows are recomputed while a slider moves.
 */
import type { NumberRange } from '../bands/band';
import { finite } from '../numbers';
import { hasOwn } from '../library';

/** A column of numbers; NaN stands for 'not known' (whole numbers have no such value). */
export type NumberColumn = Float64Array | Int32Array;

/** A column of names: each row holds the place of its name in `labels`; −1, or any other place, is none. */
export interface CategoryColumn {
  readonly codes: Int32Array;
  readonly labels: readonly string[];
}

/** A layer's records as columns of one length. */
export interface PanelColumns {
  readonly numbers: Readonly<Record<string, NumberColumn>>;
  readonly categories: Readonly<Record<string, CategoryColumn>>;
}

/** A filter in force: a number's range, or the names chosen. A filter at rest is not in the list. */
export type PanelFilter =
  | { readonly kind: 'range'; readonly column: string; readonly range: NumberRange }
  | { readonly kind: 'oneOf'; readonly column: string; readonly labels: readonly string[] };

/** Figures of one column over the rows kept; null where no kept row has a value, or the sum is beyond reckoning. */
export interface NumberFigures {
  /** Rows with a value. */
  readonly known: number;
  readonly sum: number | null;
  readonly average: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** Every figure of a panel. */
export interface PanelFigures {
  readonly count: number;
  readonly numbers: Readonly<Record<string, NumberFigures>>;
  /** Rows kept, by name. */
  readonly categories: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

function rowCount({ numbers, categories }: PanelColumns): number {
  const lengths = [
    ...Object.values(numbers).map(({ length }) => length),
    ...Object.values(categories).map(({ codes }) => codes.length)
  ];
  return Math.max(0, ...lengths);
}

/** The bounds of a range as numbers, which keep infinities out. */
function boundsOf({ min, max, minInclusive, maxInclusive }: NumberRange) {
  return {
    low: Math.max(min ?? -Number.MAX_VALUE, -Number.MAX_VALUE),
    high: Math.min(max ?? Number.MAX_VALUE, Number.MAX_VALUE),
    orLow: min === null || minInclusive,
    orHigh: max === null || maxInclusive
  };
}

/** What `inRange` says, row by row; written without calls and branches because it runs over every row. */
function keepRange(mask: Uint8Array, values: NumberColumn, range: NumberRange): void {
  const { low, high, orLow, orHigh } = boundsOf(range);
  for (let row = 0; row < mask.length; row++) {
    const value = values[row]!;
    mask[row]! &= (orLow ? +(value >= low) : +(value > low)) & (orHigh ? +(value <= high) : +(value < high));
  }
}

function keepLabels(mask: Uint8Array, { codes, labels }: CategoryColumn, chosen: readonly string[]): void {
  const wanted = Uint8Array.from(labels, (label) => (chosen.includes(label) ? 1 : 0));
  for (let row = 0; row < mask.length; row++) mask[row]! &= wanted[codes[row]!]!;
}

function keep(mask: Uint8Array, columns: PanelColumns, filter: PanelFilter): void {
  const column = filter.kind === 'range' ? columns.numbers[filter.column] : columns.categories[filter.column];
  if (column === undefined) mask.fill(0);
  else if (filter.kind === 'range') keepRange(mask, column as NumberColumn, filter.range);
  else keepLabels(mask, column as CategoryColumn, filter.labels);
}

/**
 * Which rows every filter keeps: 1 for a kept row, 0 for another. Without a filter all are kept. A row without a value
 * in a filtered column is not kept; no name chosen, a reversed range and a column that does not exist keep nothing.
 * Source: ledger row LP-01, LP-08.
 * @example Array.from(panelMask({ numbers: { days: Float64Array.of(3, NaN, 20) }, categories: {} }, [{ kind: 'range', column: 'days', range: { min: null, max: 7, minInclusive: true, maxInclusive: true } }])) → [1, 0, 0]
 */
export function panelMask(columns: PanelColumns, filters: readonly PanelFilter[]): Uint8Array {
  const mask = new Uint8Array(rowCount(columns)).fill(1);
  for (const filter of filters) keep(mask, columns, filter);
  return mask;
}

/** The places of the rows a mask keeps, so that the columns are read only there. */
function rowsKept(mask: Uint8Array): Int32Array {
  const rows = new Int32Array(mask.length);
  let count = 0;
  for (let row = 0; row < mask.length; row++) {
    rows[count] = row;
    count += mask[row] === 0 ? 0 : 1;
  }
  return rows.subarray(0, count);
}

function numberFigures(values: NumberColumn, rows: Int32Array): NumberFigures {
  let [known, sum, min, max] = [0, 0, Infinity, -Infinity];
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]!]!;
    if (!Number.isFinite(value)) continue;
    known++;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (known === 0) return { known, sum: null, average: null, min: null, max: null };
  return { known, sum: finite(sum), average: finite(sum / known), min, max };
}

/** The average over rows that have a value and a weight; null where none has, or the sums are beyond reckoning. */
function weightedAverage(values: NumberColumn, weights: NumberColumn, rows: Int32Array): number | null {
  let [sum, weightSum] = [0, 0];
  for (let at = 0; at < rows.length; at++) {
    const [value, weight] = [values[rows[at]!]!, weights[rows[at]!]!];
    if (!Number.isFinite(value) || !(weight > 0)) continue;
    sum += value * weight;
    weightSum += weight;
  }
  return finite(sum / weightSum);
}

function countsOf({ codes, labels }: CategoryColumn, rows: Int32Array): Record<string, number> {
  const counts = new Int32Array(labels.length);
  // Writing past the end of a typed array does nothing, so a row without a name is not counted.
  for (let at = 0; at < rows.length; at++) counts[codes[rows[at]!]!]!++;
  return Object.fromEntries(labels.map((label, code) => [label, counts[code]!]));
}

/** What the rows of one name hold together. */
export interface NameSum {
  readonly name: string;
  /** Rows kept. */
  readonly count: number;
  /** Of the rows with a value; null where none has one. */
  readonly sum: number | null;
  /** Rows without a value, which are no part of the sum. */
  readonly without: number;
}

/**
 * The rows a mask keeps by name: how many, and the sum of a column of numbers over them; names without a row are left
 * out, in the order of the alphabet. Source: ledger row LP-03.
 * @example sumsByName({ codes: Int32Array.of(0, 1, 0), labels: ['Ada', 'Bola'] }, Float64Array.of(2, 4, 1), Uint8Array.of(1, 0, 1)) → [{ "name": "Ada", "count": 2, "sum": 3, "without": 0 }]
 */
export function sumsByName(
  { codes, labels }: CategoryColumn,
  values: NumberColumn,
  mask: Uint8Array
): NameSum[] {
  const [counts, known, sums] = [
    new Int32Array(labels.length),
    new Int32Array(labels.length),
    new Float64Array(labels.length)
  ];
  for (let row = 0; row < mask.length; row++) {
    if (mask[row] === 0) continue;
    const code = codes[row]!;
    counts[code]!++;
    if (!Number.isFinite(values[row])) continue;
    known[code]!++;
    sums[code]! += values[row]!;
  }
  return labels
    .map((name, code) => ({
      name,
      count: counts[code]!,
      sum: known[code] === 0 ? null : finite(sums[code]),
      without: counts[code]! - known[code]!
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.name.localeCompare(other.name));
}

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/**
 * The figures over the rows a mask keeps (see {@link panelMask}): how many, each number column's sum, average, least and
 * greatest, and how many by name. Values that are not finite are not counted. Source: ledger row BS-03.
 * @param weights columns whose average is weighted, each with the column of its weights: a price per tonne by tonnes, as
 * everywhere (decision 1). Rows without a positive weight are then no part of the average.
 * @example panelFigures({ numbers: { tonnes: Float64Array.of(2, 4, NaN) }, categories: { state: { codes: Int32Array.of(0, 1, 0), labels: ['Edo', 'Imo'] } } }, Uint8Array.of(1, 0, 1)) → { "count": 2, "numbers": { "tonnes": { "known": 1, "sum": 2, "average": 2, "min": 2, "max": 2 } }, "categories": { "state": { "Edo": 2, "Imo": 0 } } }
 */
export function panelFigures(
  { numbers, categories }: PanelColumns,
  mask: Uint8Array,
  weights: Readonly<Record<string, string>> = {}
): PanelFigures {
  const rows = rowsKept(mask);
  const figuresOf = (values: NumberColumn, name: string): NumberFigures => {
    const figures = numberFigures(values, rows);
    if (!hasOwn(weights, name)) return figures;
    return { ...figures, average: weightedAverage(values, numbers[weights[name]!]!, rows) };
  };
  return {
    count: rows.length,
    numbers: mapValues(numbers, figuresOf),
    categories: mapValues(categories, (column) => countsOf(column, rows))
  };
}
