import type { JimuLayerView } from 'jimu-arcgis';
import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { allWheres, filtersOf } from 'widgets/shared-code/site-map';
import type { Filters } from './use-filters';

export interface Conditions {
  /** What other widgets of the page ask of the records, a filter among them; null for nothing. */
  readonly others: string | null;
  /** That and what the panel asks: what the map shows. */
  readonly inForce: string | null;
}

const asOne = (conditions: readonly (string | null)[]): string | null => {
  const all = allWheres(conditions);
  return all === '1=1' ? null : all;
};

/** The conditions on the records of a layer, SQL; follows every change. */
export function useConditions(layerId: string, layerView: JimuLayerView, filters: Filters): Conditions {
  const others = ReactRedux.useSelector((state: IMState) =>
    asOne(filtersOf(state, layerView, filters.widgetId).others)
  );
  const own = filters.sqlOf(layerId);
  return { others, inForce: others === null ? own : asOne([others, own]) };
}
