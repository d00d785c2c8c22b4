import { React, ReactRedux } from 'jimu-core';
import type { DataSource, FeatureLayerDataSource, IMState } from 'jimu-core';

/** The part of a JimuLayerView that the conditions on its records hang on. */
export interface LayerWithSource {
  readonly layerDataSourceId: string;
  getOrCreateLayerDataSource(): Promise<DataSource | null>;
}

type Sources = Readonly<Record<string, DataSource | null>>;

/** The layers' data sources as far as they are there; null for one that could not be made. */
function useSources(layers: readonly LayerWithSource[]): Sources {
  const [sources, setSources] = React.useState<Sources>({});
  React.useEffect(() => {
    let wanted = true;
    const put = (id: string, source: DataSource | null) => {
      if (wanted) setSources((known) => ({ ...known, [id]: source }));
    };
    for (const layer of layers)
      layer.getOrCreateLayerDataSource().then(
        (source) => put(layer.layerDataSourceId, source),
        // A layer without a data source has no conditions on it.
        () => put(layer.layerDataSourceId, null)
      );
    return () => {
      wanted = false;
    };
  }, [layers]);
  return sources;
}

const conditionOf = (source: DataSource | null): string => {
  const where = (source as FeatureLayerDataSource | null)?.getCurrentQueryParams?.().where?.trim();
  return where === undefined || where === '1=1' ? '' : where;
};

/**
 * The condition that widgets have put on each layer's records with `updateQueryParams`, in the order of `layers` (pass
 * the same array as long as it holds the same layers): SQL, empty where there is none. Null until all are known, so that
 * nothing is asked for without its filter first. Follows every change.
 */
export function useLayerWheres(layers: readonly LayerWithSource[]): readonly string[] | null {
  const sources = useSources(layers);
  const ids = layers.map(({ layerDataSourceId }) => layerDataSourceId);
  const known = ids.every((id) => id in sources);
  return ReactRedux.useSelector(
    // The source reads the same state, so what it says can only change when the selector runs.
    (_state: IMState) => (known ? ids.map((id) => conditionOf(sources[id])) : null),
    (before, after) => before?.join('\n') === after?.join('\n') && (before === null) === (after === null)
  );
}
