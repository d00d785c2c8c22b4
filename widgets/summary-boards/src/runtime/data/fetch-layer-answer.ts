import { toFault } from 'widgets/shared-code/site-base';
import type { Fault } from 'widgets/shared-code/site-base';
import { buildQuery } from 'widgets/shared-code/site-map';
import type { LayerSelection, QueriedLayer } from 'widgets/shared-code/site-map';
import type { ValueGroup, BoardQuestion, BoardReply } from '../boards/board';

/** Reasons why a layer's figures are missing. */
export type LayerFault =
  | Fault
  | { readonly kind: 'missing' }
  | { readonly kind: 'field'; readonly field: string };

export type LayerAnswer =
  | { readonly reply: BoardReply; readonly fault?: undefined }
  | { readonly reply?: undefined; readonly fault: LayerFault };

const COUNT_FIELD = 'record_count';
const sumName = (field: string): string => `sum_${field}`;
const knownName = (field: string): string => `known_${field}`;

const toNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function findMissingField(
  layer: QueriedLayer,
  { sums, groupBy, distinct }: BoardQuestion
): string | undefined {
  const has = new Set(layer.fields.map(({ name }) => name));
  return [...sums, ...groupBy, ...distinct].find((field) => !has.has(field));
}

/** Queries count, sums and groups in one request. */
async function fetchStatistics(
  layer: QueriedLayer,
  { sums, groupBy, condition }: BoardQuestion,
  selection: LayerSelection,
  signal: AbortSignal
): Promise<Omit<BoardReply, 'distinct'>> {
  const query = {
    ...buildQuery(layer, selection, condition),
    outStatistics: [
      { statisticType: 'count', onStatisticField: layer.objectIdField, outStatisticFieldName: COUNT_FIELD },
      ...sums.flatMap((field) => [
        { statisticType: 'sum', onStatisticField: field, outStatisticFieldName: sumName(field) },
        { statisticType: 'count', onStatisticField: field, outStatisticFieldName: knownName(field) }
      ])
    ],
    ...(groupBy.length > 0 && { groupByFieldsForStatistics: [...groupBy] })
  };
  const { features } = await layer.queryFeatures(query, { signal });
  const groups = features.map(({ attributes }): ValueGroup => ({
    values: Object.fromEntries(
      groupBy.map((field) => {
        const value = attributes[field];
        return [field, value === null || value === undefined ? null : String(value)];
      })
    ),
    count: toNumber(attributes[COUNT_FIELD]) ?? 0
  }));
  // Adds up the sums of all groups; null when no group has a sum.
  const addSums = (field: string) =>
    features
      .map(({ attributes }) => toNumber(attributes[sumName(field)]))
      .reduce((all, one) => (one === null ? all : (all ?? 0) + one), null);
  const addKnownCounts = (field: string) =>
    features.reduce((all, { attributes }) => all + (toNumber(attributes[knownName(field)]) ?? 0), 0);
  return {
    count: groups.reduce((total, { count }) => total + count, 0),
    sums: Object.fromEntries(sums.map((field) => [field, addSums(field)])),
    known: Object.fromEntries(sums.map((field) => [field, addKnownCounts(field)])),
    groups
  };
}

/** Queries the number of distinct values of each field. */
async function fetchDistinctCounts(
  layer: QueriedLayer,
  { distinct, condition }: BoardQuestion,
  selection: LayerSelection,
  signal: AbortSignal
): Promise<BoardReply['distinct']> {
  const counts = await Promise.all(
    distinct.map((field) =>
      layer.queryFeatureCount(
        {
          ...buildQuery(layer, selection, condition, `${field} IS NOT NULL`),
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
export async function fetchLayerAnswer(
  layer: QueriedLayer | null,
  question: BoardQuestion,
  selection: LayerSelection,
  signal: AbortSignal
): Promise<LayerAnswer> {
  if (!layer) return { fault: { kind: 'missing' } };
  try {
    await layer.load();
    const field = findMissingField(layer, question);
    if (field !== undefined) return { fault: { kind: 'field', field } };
    const [counted, distinct] = await Promise.all([
      fetchStatistics(layer, question, selection, signal),
      fetchDistinctCounts(layer, question, selection, signal)
    ]);
    return { reply: { ...counted, distinct } };
  } catch (error) {
    return { fault: toFault(error) };
  }
}
