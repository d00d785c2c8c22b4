import { requireField } from '../../dialect/access';
import { OBJECT_ID } from '../../../layers/dataset';
import type { LayerDataset, DatasetField } from '../../../layers/dataset';
import type { FeatureQuery, SortOrder } from '../feature-query';
import { projectExtent, listStatisticFields } from '../feature-set';
import type { Attribute, Feature, FeatureSet, OutputField, QueryResult } from '../feature-set';
import { toPointShape } from '../../dialect/geometry/shape';
import { createProjection } from '../../dialect/geometry/spatial-reference';
import { canWriteJsonInSql } from '../output/json-sql';
import { createAttributeReader } from './attributes';
import type { AttributeReader } from './attributes';
import { writeFeatureText } from './feature-text';
import type { LayerColumn, LayerColumns, NumberColumn } from './layer-columns';
import { byAll, byColumn, byValues } from './order';
import type { Comparer } from './order';
import { findColumns, listFilledGroups, computeGroupFigures, groupRows, groupAllRows } from './row-groups';
import { getRowIndex } from './row-index';
import { selectRows } from './selected-rows';

/** Sorting more rows would block every other answer, so the database sorts them. */
const MAX_SORTED = 20_000;

/** Most features of a page whose rows the database reads by their ids. */
const MAX_PAGE = 2_000;

/** A query and its source: the cached rows, and the fields that the caller may read. */
interface CachedQuery {
  readonly columns: LayerColumns;
  readonly dataset: LayerDataset;
  readonly fields: readonly DatasetField[];
  readonly query: FeatureQuery;
}

const createReaders = (columns: readonly LayerColumn[], fields: readonly DatasetField[]): AttributeReader[] =>
  columns.map((column, i) => createAttributeReader(column, fields[i]!.type));

/** Returns whether the requested order is that of the cached rows; clients read pages in the order of the ids. */
const isInRowOrder = ({ orderBy: [first] }: FeatureQuery): boolean =>
  first === undefined || (first.name.toUpperCase() === OBJECT_ID && !first.descending);

/**
 * Returns many rows in the order of one column of numbers, then of their object ids; null for any other order,
 * and for texts, whose missing ones have a code.
 */
function sortByIndex(
  [first, second, ...others]: readonly LayerColumn[],
  [order, next]: readonly SortOrder[],
  [, by]: readonly DatasetField[],
  rows: Int32Array
): Int32Array | null {
  const isById = !second || (by!.name === OBJECT_ID && !next!.descending);
  if (first?.kind !== 'numbers' || !isById || others.length > 0) return null;
  return getRowIndex(first.values).sortRows(rows, order!.descending);
}

/**
 * Returns the rows in the requested order; equal ones stay in the order of their object ids. Null when the
 * database must sort.
 */
function sortRows({ columns, fields, query }: CachedQuery, rows: Int32Array): Int32Array | null {
  const by = query.orderBy.map(({ name }) => requireField(fields, name, 'orderByFields'));
  if (isInRowOrder(query)) return rows;
  const held = findColumns(columns, by);
  if (!held) return null;
  if (rows.length > MAX_SORTED) return sortByIndex(held, query.orderBy, by, rows);
  const compare = byAll(held.map((column, i) => byColumn(column, query.orderBy[i]!.descending)));
  return rows.slice().sort((a, b) => compare(a, b) || a - b);
}

function toIdsResult(source: CachedQuery, rows: Int32Array): QueryResult | null {
  const inOrder = sortRows(source, rows);
  const { values } = source.columns.fields.get(OBJECT_ID) as NumberColumn;
  return inOrder && { kind: 'ids', ids: Array.from(inOrder, (row) => values[row]!) };
}

function toExtentResult({ columns, query }: CachedQuery, rows: Int32Array): QueryResult | null {
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
  return { kind: 'extent', extent: projectExtent(query.outSR, sides, rows.length) };
}

/** Yields one feature at a time: an array of 50,000 would take longer to free than to create. */
function* listFeatures(
  { columns, query }: CachedQuery,
  attributes: readonly AttributeReader[],
  rows: Int32Array
): Generator<Feature> {
  const project = createProjection(query.outSR);
  const { x, y } = columns.places ?? {};
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    const hasPlace = query.returnGeometry && x && y && !Number.isNaN(x[row!]);
    yield {
      attributes: attributes.map((read) => read(row!)),
      shape: hasPlace ? toPointShape(x[row!]!, y[row!]!, project) : null,
      centroid: null
    };
  }
}

/** Returns the columns of the fields of an answer; null when one of them, or its geometry, is not held. */
function findOutput({ columns, dataset, query }: CachedQuery): readonly LayerColumn[] | null {
  const isPoint = dataset.geometryType === 'esriGeometryPoint';
  if ((query.returnGeometry || query.returnCentroid) && !(isPoint && columns.places)) return null;
  return findColumns(columns, query.outFields);
}

function toFeaturesResult(source: CachedQuery, found: Int32Array): QueryResult | null {
  const { columns, dataset, query } = source;
  const { outFields, offset, limit, emptyWhenExceeded } = query;
  const isPoint = dataset.geometryType === 'esriGeometryPoint';
  const held = findOutput(source);
  const all = held && sortRows(source, found);
  if (!held || !all) return null;
  const exceeded = all.length > offset + limit;
  const rows = all.subarray(offset, exceeded && emptyWhenExceeded ? offset : offset + limit);
  if (canWriteJsonInSql(query, isPoint))
    return { kind: 'featureText', text: writeFeatureText(columns, held, query, rows), exceeded };
  const readers = createReaders(held, outFields);
  const each = { [Symbol.iterator]: () => listFeatures(source, readers, rows) };
  const set = { fields: outFields, features: each, exceeded };
  return { kind: 'features', set };
}

/** Returns the groups in the requested order, then in the order of their group fields. */
function buildTable(
  { query: { offset, limit } }: CachedQuery,
  fields: readonly OutputField[],
  getAttributes: (group: number) => Attribute[],
  groups: readonly number[],
  compare: Comparer
): FeatureSet {
  const all = [...groups].sort(compare);
  const rows = all.slice(offset, offset + limit);
  return {
    fields,
    features: rows.map((group) => ({ attributes: getAttributes(group), shape: null, centroid: null })),
    exceeded: all.length > offset + limit
  };
}

const compareSamples =
  (compare: Comparer, sample: Int32Array): Comparer =>
  (a, b) =>
    compare(sample[a]!, sample[b]!);

function toDistinctResult(source: CachedQuery, rows: Int32Array): QueryResult | null {
  const { columns, query } = source;
  const { outFields, orderBy, alsoCount } = query;
  const by = findColumns(columns, outFields);
  // Two moments within one millisecond are one value in an answer; and without fields there is nothing to
  // compare.
  const isExact = outFields.length > 0 && outFields.every(({ type }) => type !== 'date');
  if (!by || !isExact || orderBy.length > 0) return null;
  const groups = groupRows(by, rows);
  const { sample } = groups;
  const filled = listFilledGroups(groups);
  if (alsoCount) return { kind: 'count', count: filled.length };
  const readers = createReaders(by, outFields);
  const readAttributes = (group: number) => readers.map((read) => read(sample[group]!));
  const compare = compareSamples(byAll(by.map((column) => byColumn(column))), sample);
  return { kind: 'table', set: buildTable(source, outFields, readAttributes, filled, compare) };
}

function toStatisticsResult(source: CachedQuery, rows: Int32Array): QueryResult | null {
  const { columns, query } = source;
  const { groupBy, statistics, having, orderBy } = query;
  const by = findColumns(columns, groupBy);
  if (!by || having) return null;
  const groups = by.length > 0 ? groupRows(by, rows) : groupAllRows(columns.rows.length, rows);
  const figures = statistics.map((statistic) => computeGroupFigures(statistic, columns, rows, groups));
  if (!figures.every((figure) => figure !== null)) return null;
  const { sample } = groups;
  const byGroup = by.map((column) => compareSamples(byColumn(column), sample));
  const createComparer = ({ name, descending }: SortOrder): Comparer => {
    const figure = statistics.findIndex((statistic) => statistic.name.toLowerCase() === name.toLowerCase());
    if (figure >= 0) return byValues(figures[figure]!, descending);
    const group = groupBy.indexOf(requireField(groupBy, name, 'orderByFields'));
    return compareSamples(byColumn(by[group]!, descending), sample);
  };
  const fields = listStatisticFields(query);
  const readers = createReaders(by, groupBy);
  const figureReaders = figures.map((values, i) =>
    createAttributeReader({ kind: 'numbers', values }, fields[groupBy.length + i]!.type)
  );
  const readAttributes = (group: number) => [
    ...readers.map((read) => read(sample[group]!)),
    ...figureReaders.map((read) => read(group))
  ];
  const compare = byAll([...orderBy.map(createComparer), ...byGroup]);
  const answered = by.length > 0 ? listFilledGroups(groups) : [0];
  return { kind: 'table', set: buildTable(source, fields, readAttributes, answered, compare) };
}

/**
 * Answers a query from the columns of its layer; null when it needs the database: spatial filters other than
 * boxes, lines and polygons, patterns, functions, `having`, deviations and fields that are not held.
 * @param fields the fields that the caller may read.
 * @throws ArcgisError 400 for any other field.
 */
export function runColumnQuery(
  columns: LayerColumns,
  dataset: LayerDataset,
  fields: readonly DatasetField[],
  query: FeatureQuery
): QueryResult | null {
  const isListed = query.answer === 'ids' || query.answer === 'features';
  const rows = selectRows(columns, fields, query, isListed && isInRowOrder(query));
  if (!rows) return null;
  const source = { columns, dataset, fields, query };
  switch (query.answer) {
    case 'count':
      return { kind: 'count', count: rows.length };
    case 'ids':
      return toIdsResult(source, rows);
    case 'extent':
      return toExtentResult(source, rows);
    case 'distinct':
      return toDistinctResult(source, rows);
    case 'statistics':
      return toStatisticsResult(source, rows);
    case 'features':
      return toFeaturesResult(source, rows);
  }
}

/** The page of a query, found in the columns, whose rows the database has yet to read. */
export interface FoundPage {
  /** The same page as a query by ids. */
  readonly query: FeatureQuery;
  /** Whether there are more features after the page. */
  readonly exceeded: boolean;
}

/**
 * Finds the page of a query for features of which the columns lack a field or the geometry: filtering and sorting a
 * million rows takes the database a second, reading 25 of them by their ids a millisecond. Null when the columns lack
 * nothing, and when they cannot filter or sort.
 * @param fields the fields that the caller may read.
 * @throws ArcgisError 400 for any other field.
 */
export function findPage(
  columns: LayerColumns,
  dataset: LayerDataset,
  fields: readonly DatasetField[],
  query: FeatureQuery
): FoundPage | null {
  const source = { columns, dataset, fields, query };
  if (query.answer !== 'features' || query.emptyWhenExceeded || findOutput(source)) return null;
  const rows = selectRows(columns, fields, query, isInRowOrder(query));
  const sorted = rows && sortRows(source, rows);
  if (!sorted) return null;
  const { offset, limit } = query;
  const page = sorted.subarray(offset, offset + limit);
  if (page.length > MAX_PAGE) return null;
  const { values } = columns.fields.get(OBJECT_ID) as NumberColumn;
  const objectIds = Array.from(page, (row) => values[row]!);
  return {
    query: { ...query, where: null, spatial: null, time: null, objectIds, offset: 0 },
    exceeded: sorted.length > offset + limit
  };
}
