import type { JimuLayerView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { ownCondition } from 'widgets/shared-code/site-map';

type Counted = {
  queryFeatureCount(query: { where: string }, options: { signal: AbortSignal }): Promise<number>;
};

const canCount = (layer: object): layer is Counted => 'queryFeatureCount' in layer;

/**
 * How many records a layer has, or how many of them meet a condition; null while that is not known, 0 when its service
 * fails.
 */
export function useCount({ layer }: JimuLayerView, wanted: boolean, condition = '1=1'): number | null {
  const [count, setCount] = React.useState<number | null>(null);
  React.useEffect(() => {
    if (!wanted || !canCount(layer)) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const own = ownCondition(layer);
    const where = condition === '1=1' ? own : `(${own}) AND (${condition})`;
    setCount(null);
    layer.queryFeatureCount({ where }, { signal }).then(
      (found) => !signal.aborted && setCount(found),
      () => !signal.aborted && setCount(0)
    );
    return () => leaving.abort();
  }, [layer, wanted, condition]);
  return count;
}
