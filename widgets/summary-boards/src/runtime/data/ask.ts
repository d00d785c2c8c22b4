import type { Fault } from 'widgets/shared-code/site-core';
import { faultOf } from 'widgets/shared-code/site-core';
import type { QueriedLayer, Selection } from 'widgets/shared-code/site-map';
import { queryOf } from 'widgets/shared-code/site-map';
import type { Group, Question, Reply } from '../boards/board';

/** Reasons why a layer's figures are missing. */
export type LayerFault =
  | Fault
  | { readonly kind: 'missing' }
  | { readonly kind: 'field'; readonly field: string };

export type LayerAnswer =
  | { readonly reply: Reply; readonly fault?: undefined }
  | { readonly reply?: undefined; readonly fault: LayerFault };

const COUNT = 'record_count';
const sumName = (field: string): string => `sum_${field}`;
const knownName = (field: string): string => `known_${field}`;

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function lacking(layer: QueriedLayer, { sums, groupBy, distinct }: Question): string | undefined {
  const has = new Set(layer.fields.map(({ name }) => name));
  return [...sums, ...groupBy, ...distinct].find((field) => !has.has(field));
}

/** Queries count, sums and groups in one request. */
async function statistics(
  layer: QueriedLayer,
  { sums, groupBy, condition }: Question,
  selection: Selection,
  signal: AbortSignal
): Promise<Omit<Reply, 'distinct'>> {
  const query = {
    ...queryOf(layer, selection, condition),
    outStatistics: [
      { statisticType: 'count', onStatisticField: layer.objectIdField, outStatisticFieldName: COUNT },
      ...sums.flatMap((field) => [
        { statisticType: 'sum', onStatisticField: field, outStatisticFieldName: sumName(field) },
        { statisticType: 'count', onStatisticField: field, outStatisticFieldName: knownName(field) }
      ])
    ],
    ...(groupBy.length > 0 && { groupByFieldsForStatistics: [...groupBy] })
  };
  const { features } = await layer.queryFeatures(query, { signal });
  const groups = features.map(
    ({ attributes }): Group => ({
      values: Object.fromEntries(
        groupBy.map((field) => {
          const value = attributes[field];
          return [field, value === null || value === undefined ? null : String(value)];
        })
      ),
      count: number(attributes[COUNT]) ?? 0
    })
  );
  // Adds up the sums of all groups; null when no group has a sum.
  const sumOf = (field: string) =>
    features
      .map(({ attributes }) => number(attributes[sumName(field)]))
      .reduce((all, one) => (one === null ? all : (all ?? 0) + one), null);
  const knownOf = (field: string) =>
    features.reduce((all, { attributes }) => all + (number(attributes[knownName(field)]) ?? 0), 0);
  return {
    count: groups.reduce((total, { count }) => total + count, 0),
    sums: Object.fromEntries(sums.map((field) => [field, sumOf(field)])),
    known: Object.fromEntries(sums.map((field) => [field, knownOf(field)])),
    groups
  };
}

/** Queries the number of distinct values of each field. */
async function distinctCounts(
  layer: QueriedLayer,
  { distinct, condition }: Question,
  selection: Selection,
  signal: AbortSignal
): Promise<Reply['distinct']> {
  const counts = await Promise.all(
    distinct.map((field) =>
      layer.queryFeatureCount(
        {
          ...queryOf(layer, selection, condition, `${field} IS NOT NULL`),
          outFields: [field],
          returnDistinctValues: true,
          returnGeometry: false
        },
        { signal }
      )
    )
  );
  return Object.fromEntries(distinct.map((field, at) => [field, counts[at]!]));
}

/**
 * Sends one question to a layer. Never rejects: an error is returned as the answer, unless the request was
 * aborted.
 */
export async function ask(
  layer: QueriedLayer | null,
  question: Question,
  selection: Selection,
  signal: AbortSignal
): Promise<LayerAnswer> {
  if (!layer) return { fault: { kind: 'missing' } };
  try {
    await layer.load();
    const field = lacking(layer, question);
    if (field !== undefined) return { fault: { kind: 'field', field } };
    const [counted, distinct] = await Promise.all([
      statistics(layer, question, selection, signal),
      distinctCounts(layer, question, selection, signal)
    ]);
    return { reply: { ...counted, distinct } };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
