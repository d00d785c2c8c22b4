import type { JimuLayerView } from 'jimu-arcgis';
import { useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { getOwnCondition, joinWheres } from 'widgets/shared-code/site-map';

type CountableLayer = {
  queryFeatureCount(query: { where: string }, options: { signal: AbortSignal }): Promise<number>;
};

/* An imagery layer would return the number of pictures in its catalogue, which are not records on the map. */
const canCount = (layer: { readonly type: string }): layer is CountableLayer & { readonly type: string } =>
  'queryFeatureCount' in layer && layer.type !== 'imagery';

/**
 * Number of records; 'unknown' when the service returns no count, 'refused' when the account may not read
 * them, null when no count is wanted.
 */
export type RecordCount = number | 'asked' | 'unknown' | 'refused' | null;

function toCount(answer: RequestState<number>): RecordCount {
  switch (answer.status) {
    case 'idle':
      return null;
    case 'loading':
      return 'asked';
    case 'failed':
      return answer.fault.kind === 'refused' ? 'refused' : 'unknown';
    case 'ready':
      return answer.answer;
  }
}

/**
 * Counts the records of a layer, or the records that meet a condition.
 * @returns the count, and a function that requests it again.
 */
export function useCount(
  { layer }: JimuLayerView,
  wanted: boolean,
  condition: string | null = null
): readonly [RecordCount, () => void] {
  const question = wanted && canCount(layer) ? ([layer, condition] as const) : null;
  const answer = useRequest(question, ([counted, where], { signal }) => {
    const all = joinWheres([getOwnCondition(counted), where]);
    return counted.queryFeatureCount({ where: all }, { signal });
  });
  return [toCount(answer), answer.retry];
}
