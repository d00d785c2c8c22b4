import type { JimuLayerView } from 'jimu-arcgis';
import { useAnswer } from 'widgets/shared-code/site-core';
import { allWheres, ownCondition } from 'widgets/shared-code/site-map';

type Counted = {
  queryFeatureCount(query: { where: string }, options: { signal: AbortSignal }): Promise<number>;
};

/* A picture asks its service for the count of a catalogue of pictures, which is no count of anything on the map. */
const canCount = (layer: { readonly type: string }): layer is Counted & { readonly type: string } =>
  'queryFeatureCount' in layer && layer.type !== 'imagery';

/** How many records there are; null while that is asked for. */
export type Count = number | 'unknown' | null;

/**
 * How many records a layer has, or how many of them meet a condition; 'unknown' when its service does not say.
 * @returns the count, and how to ask for it again.
 */
export function useCount(
  { layer }: JimuLayerView,
  wanted: boolean,
  condition: string | null = null
): readonly [Count, () => void] {
  const question = wanted && canCount(layer) ? ([layer, condition] as const) : null;
  const answer = useAnswer(question, ([counted, where], { signal }) => {
    const all = allWheres([ownCondition(counted), where]);
    return counted.queryFeatureCount({ where: all }, { signal });
  });
  const failed = answer.status === 'failed' ? 'unknown' : null;
  return [answer.status === 'ready' ? answer.answer : failed, answer.retry];
}
