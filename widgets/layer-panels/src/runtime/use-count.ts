import type { JimuLayerView } from 'jimu-arcgis';
import { useDataVersion, useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { buildQuery } from 'widgets/shared-code/site-map';
import type { LayerSelection } from 'widgets/shared-code/site-map';

type CountableLayer = {
  queryFeatureCount(query: object, options: { signal: AbortSignal }): Promise<number>;
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

/** The condition of all records. */
const ALL_RECORDS: LayerSelection = { where: '' };

/**
 * Counts the records of a layer, or of a selection (pass the same object as long as it is the same).
 * @returns the count, and a function that requests it again.
 */
export function useCount(
  { layer }: JimuLayerView,
  wanted: boolean,
  selection: LayerSelection = ALL_RECORDS
): readonly [RecordCount, () => void] {
  const version = useDataVersion();
  const question = wanted && canCount(layer) ? ([layer, selection, version] as const) : null;
  const answer = useRequest(question, ([counted, selected], { signal }) =>
    counted.queryFeatureCount(buildQuery(counted, selected), { signal })
  );
  return [toCount(answer), answer.retry];
}
