import type { JimuLayerView } from 'jimu-arcgis';
import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { joinWheres, readFilters } from 'widgets/shared-code/site-map';
import type { Filters } from './use-filters';

export interface LayerConditions {
  /** Conditions of other widgets of the page on the records, such as filters; null for no condition. */
  readonly others: string | null;
  /** The conditions of other widgets and of the panel: the records that the map shows. */
  readonly inForce: string | null;
}

const combineConditions = (conditions: readonly (string | null)[]): string | null => {
  const all = joinWheres(conditions);
  return all === '1=1' ? null : all;
};

/** Returns the SQL conditions on the records of a layer; follows every change. */
export function useConditions(layerId: string, layerView: JimuLayerView, filters: Filters): LayerConditions {
  const others = ReactRedux.useSelector((state: IMState) =>
    combineConditions(readFilters(state, layerView, filters.widgetId).others)
  );
  const own = filters.getSql(layerId);
  return { others, inForce: others === null ? own : combineConditions([others, own]) };
}
