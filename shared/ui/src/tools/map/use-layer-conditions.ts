import { ReactRedux } from 'jimu-core';
import type { DataSource, FeatureLayerDataSource, IMState } from 'jimu-core';
import type { FilterGeometry } from '@site/domain';
import { useRequest } from '../../kit/requests/use-request';

/** The part of a JimuLayerView that gives access to the conditions on its records. */
export interface LayerWithSource {
  getOrCreateLayerDataSource(): Promise<DataSource | null>;
}

/** Creates the layers' data sources; null for one that cannot be created, which then has no conditions. */
const createSources = async (layers: readonly LayerWithSource[]): Promise<readonly (DataSource | null)[]> => {
  const made = await Promise.allSettled(layers.map((layer) => layer.getOrCreateLayerDataSource()));
  return made.map((one) => (one.status === 'fulfilled' ? one.value : null));
};

/** Condition of widgets on a layer's records. */
export interface LayerCondition {
  /** SQL; empty without a condition. */
  readonly where: string;
  /** The shape drawn on the page's map, which records must touch; null without one. */
  readonly shape: FilterGeometry | null;
}

const readCondition = (source: DataSource | null): LayerCondition => {
  const params = (source as FeatureLayerDataSource | null)?.getCurrentQueryParams?.() ?? {};
  const where = params.where?.trim();
  return {
    where: where === undefined || where === '1=1' ? '' : where,
    shape: (params.geometry as FilterGeometry | undefined) ?? null
  };
};

/**
 * Returns the condition that widgets have set on each layer's records with `updateQueryParams`, in the order of
 * `layers` (pass the same array as long as it holds the same layers). Null until all are known, so that nothing is
 * requested without its filter first. Follows every change.
 */
export function useLayerConditions(layers: readonly LayerWithSource[]): readonly LayerCondition[] | null {
  const made = useRequest([layers], ([asked]) => createSources(asked));
  const sources = made.status === 'ready' ? made.answer : null;
  return ReactRedux.useSelector(
    // The source reads the same state, so its condition can only change when the selector runs.
    (_state: IMState) => sources?.map(readCondition) ?? null,
    (before, after) => JSON.stringify(before) === JSON.stringify(after)
  );
}
