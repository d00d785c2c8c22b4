import type { JimuLayerView } from 'jimu-arcgis';
import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { FilterGeometry } from 'widgets/shared-code/site-domain';
import { joinWheres, readFilters } from 'widgets/shared-code/site-map';
import type { Filters } from './use-filters';

export interface LayerConditions {
  /** Conditions of other widgets of the page on the records, such as filters; null for no condition. */
  readonly others: string | null;
  /** The conditions of other widgets and of the panel: the records that the map shows. */
  readonly inForce: string | null;
  /** The shape drawn on the map, which records must touch; null without one. */
  readonly shape: FilterGeometry | null;
}

const combineConditions = (conditions: readonly (string | null)[]): string | null => {
  const all = joinWheres(conditions);
  return all === '1=1' ? null : all;
};

/** Returns the conditions on the records of a layer; follows every change. */
export function useConditions(layerId: string, layerView: JimuLayerView, filters: Filters): LayerConditions {
  const others = ReactRedux.useSelector((state: IMState) =>
    combineConditions(readFilters(state, layerView, filters.widgetId).others)
  );
  // Read once per shape: its object in the store stays the same until it changes.
  const shape = ReactRedux.useSelector(
    (state: IMState) => readFilters(state, layerView, filters.widgetId).shape
  );
  const own = filters.getSql(layerId);
  return { others, inForce: others === null ? own : combineConditions([others, own]), shape };
}
