import { requireField } from '../../dialect/access';
import { OBJECT_ID } from '../../../layers/dataset';
import type { Dataset, Field } from '../../../layers/dataset';
import type { FeatureQuery, Order } from '../feature-query';
import { extentIn, statisticFields } from '../feature-set';
import type { Attribute, Feature, FeatureSet, OutputField, QueryResult } from '../feature-set';
import { pointShape } from '../../dialect/geometry/shape';
import { projection } from '../../dialect/geometry/spatial-reference';
import { isPlainJson } from '../output/json-sql';
import { attributeReader } from './attributes';
import type { AttributeReader } from './attributes';
import { featureText } from './feature-text';
import type { Column, LayerColumns, NumberColumn } from './layer-columns';
import { byAll, byColumn, byValues } from './order';
import type { Comparer } from './order';
import { columnsOf, filledGroups, groupFigures, groupRows, oneGroup } from './row-groups';
import { selectedRows } from './selected-rows';

/** Sorting more rows would block every other answer, so the database sorts them. */
const MAX_SORTED = 20_000;

/** A query and its source: the cached rows, and the fields that the caller may read. */
interface Source {
  readonly columns: LayerColumns;
  readonly dataset: Dataset;
  readonly fields: readonly Field[];
  readonly query: FeatureQuery;
}

const readersOf = (columns: readonly Column[], fields: readonly Field[]): AttributeReader[] =>
  columns.map((column, i) => attributeReader(column, fields[i]!.type));

/**
 * Returns the rows in the requested order; equal ones stay in the order of their object ids. Null when the
 * database must sort.
 */
function ordered({ columns, fields, query }: Source, rows: Int32Array): Int32Array | null {
  if (query.orderBy.length === 0) return rows;
  const by = query.orderBy.map(({ name }) => requireField(fields, name, 'orderByFields'));
  const held = columnsOf(columns, by);
  if (!held || rows.length > MAX_SORTED) return null;
  const compare = byAll(held.map((column, i) => byColumn(column, query.orderBy[i]!.descending)));
  return rows.slice().sort((a, b) => compare(a, b) || a - b);
}

function idsResult(source: Source, rows: Int32Array): QueryResult | null {
  const inOrder = ordered(source, rows);
  const { values } = source.columns.fields.get(OBJECT_ID) as NumberColumn;
  return inOrder && { kind: 'ids', ids: Array.from(inOrder, (row) => values[row]!) };
}

function extentResult({ columns, query }: Source, rows: Int32Array): QueryResult | null {
  if (!columns.places) return null;
  const { x, y } = columns.places;
  let [xmin, ymin, xmax, ymax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const row of rows) {
    if (x[row]! < xmin) xmin = x[row]!;
    if (x[row]! > xmax) xmax = x[row]!;
    if (y[row]! < ymin) ymin = y[row]!;
    if (y[row]! > ymax) ymax = y[row]!;
  }
  const sides = xmin <= xmax ? { xmin, ymin, xmax, ymax } : null;
  return { kind: 'extent', extent: extentIn(query.outSR, sides, rows.length) };
}

/** Yields one feature at a time: an array of 50,000 would take longer to free than to create. */
function* features(
  { columns, query }: Source,
  attributes: readonly AttributeReader[],
  rows: Int32Array
): Generator<Feature> {
  const project = projection(query.outSR);
  const { x, y } = columns.places ?? {};
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    const hasPlace = query.returnGeometry && x && y && !Number.isNaN(x[row!]);
    yield {
      attributes: attributes.map((read) => read(row!)),
      shape: hasPlace ? pointShape(x[row!]!, y[row!]!, project) : null,
      centroid: null
    };
  }
}

function featuresResult(source: Source, found: Int32Array): QueryResult | null {
  const { columns, dataset, query } = source;
  const { outFields, offset, limit, emptyWhenExceeded } = query;
  const isPoint = dataset.geometryType === 'esriGeometryPoint';
  if ((query.returnGeometry || query.returnCentroid) && !(isPoint && columns.places)) return null;
  const held = columnsOf(columns, outFields);
  const all = held && ordered(source, found);
  if (!held || !all) return null;
  const exceeded = all.length > offset + limit;
  const rows = all.subarray(offset, exceeded && emptyWhenExceeded ? offset : offset + limit);
  if (isPlainJson(query, isPoint))
    return { kind: 'featureText', text: featureText(columns, held, query, rows), exceeded };
  const readers = readersOf(held, outFields);
  const each = { [Symbol.iterator]: () => features(source, readers, rows) };
  const set = { fields: outFields, features: each, exceeded };
  return { kind: 'features', set };
}

/** Returns the groups in the requested order, then in the order of their group fields. */
function tableOf(
  { query: { offset, limit } }: Source,
  fields: readonly OutputField[],
  attributesOf: (group: number) => Attribute[],
  groups: readonly number[],
  compare: Comparer
): FeatureSet {
  const all = [...groups].sort(compare);
  const rows = all.slice(offset, offset + limit);
  return {
    fields,
    features: rows.map((group) => ({ attributes: attributesOf(group), shape: null, centroid: null })),
    exceeded: all.length > offset + limit
  };
}

const ofSamples =
  (compare: Comparer, sample: Int32Array): Comparer =>
  (a, b) =>
    compare(sample[a]!, sample[b]!);

function distinctResult(source: Source, rows: Int32Array): QueryResult | null {
  const { columns, query } = source;
  const { outFields, orderBy, alsoCount } = query;
  const by = columnsOf(columns, outFields);
  // Two moments within one millisecond are one value in an answer; and without fields there is nothing to
  // compare.
  const isExact = outFields.length > 0 && outFields.every(({ type }) => type !== 'date');
  if (!by || !isExact || orderBy.length > 0) return null;
  const groups = groupRows(by, rows);
  const { sample } = groups;
  const filled = filledGroups(groups);
  if (alsoCount) return { kind: 'count', count: filled.length };
  const readers = readersOf(by, outFields);
  const attributesOf = (group: number) => readers.map((read) => read(sample[group]!));
  const compare = ofSamples(byAll(by.map((column) => byColumn(column))), sample);
  return { kind: 'table', set: tableOf(source, outFields, attributesOf, filled, compare) };
}

function statisticsResult(source: Source, rows: Int32Array): QueryResult | null {
  const { columns, query } = source;
  const { groupBy, statistics, having, orderBy } = query;
  const by = columnsOf(columns, groupBy);
  if (!by || having) return null;
  const groups = by.length > 0 ? groupRows(by, rows) : oneGroup(columns.rows.length, rows);
  const figures = statistics.map((statistic) => groupFigures(statistic, columns, rows, groups));
  if (!figures.every((figure) => figure !== null)) return null;
  const { sample } = groups;
  const byGroup = by.map((column) => ofSamples(byColumn(column), sample));
  const comparer = ({ name, descending }: Order): Comparer => {
    const figure = statistics.findIndex((statistic) => statistic.name.toLowerCase() === name.toLowerCase());
    if (figure >= 0) return byValues(figures[figure]!, descending);
    const group = groupBy.indexOf(requireField(groupBy, name, 'orderByFields'));
    return ofSamples(byColumn(by[group]!, descending), sample);
  };
  const fields = statisticFields(query);
  const readers = readersOf(by, groupBy);
  const figureReaders = figures.map((values, i) =>
    attributeReader({ kind: 'numbers', values }, fields[groupBy.length + i]!.type)
  );
  const attributesOf = (group: number) => [
    ...readers.map((read) => read(sample[group]!)),
    ...figureReaders.map((read) => read(group))
  ];
  const compare = byAll([...orderBy.map(comparer), ...byGroup]);
  const answered = by.length > 0 ? filledGroups(groups) : [0];
  return { kind: 'table', set: tableOf(source, fields, attributesOf, answered, compare) };
}

/**
 * Answers a query from the columns of its layer; null when it needs the database: spatial filters other than
 * boxes, lines and polygons, patterns, functions, `having`, deviations and fields that are not held.
 * @param fields the fields that the caller may read.
 * @throws ArcgisError 400 for any other field.
 */
export function columnResult(
  columns: LayerColumns,
  dataset: Dataset,
  fields: readonly Field[],
  query: FeatureQuery
): QueryResult | null {
  const isListed = query.answer === 'ids' || query.answer === 'features';
  const rows = selectedRows(columns, fields, query, isListed && query.orderBy.length === 0);
  if (!rows) return null;
  const source = { columns, dataset, fields, query };
  switch (query.answer) {
    case 'count':
      return { kind: 'count', count: rows.length };
    case 'ids':
      return idsResult(source, rows);
    case 'extent':
      return extentResult(source, rows);
    case 'distinct':
      return distinctResult(source, rows);
    case 'statistics':
      return statisticsResult(source, rows);
    case 'features':
      return featuresResult(source, rows);
  }
}
