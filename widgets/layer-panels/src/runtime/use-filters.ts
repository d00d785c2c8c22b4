import type { JimuLayerView } from 'jimu-arcgis';
import { DataSourceFilterChangeMessage, getAppStore, hooks, MessageManager, React } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import type { StatePiece } from 'widgets/shared-code/site-core';
import { useWidgetState, whereSql } from 'widgets/shared-code/site-core';
import { filterAtRest, filterWhileMoving, ownCondition, settleFilter } from 'widgets/shared-code/site-map';
import type { LayerPanel } from 'widgets/shared-code/site-map';
import type { FilterState } from './filter-state';
import { AT_REST, whereOf } from './filter-state';

/** What is set, by catalogue id. */
const SET: StatePiece<Readonly<Record<string, FilterState | undefined>>> = { key: 'filters', initial: {} };

/** A panel's condition as SQL; null when it keeps everything. */
export function sqlOf(panel: LayerPanel, state: FilterState): string | null {
  const where = whereOf(panel, state);
  return where.kind === 'everything' ? null : whereSql(where);
}

/** What other widgets ask of the layer's records: it stays in force while a slider is dragged. */
function othersOf(dataSourceId: string, widgetId: string): string[] {
  const queries = getAppStore().getState().dataSourcesInfo[dataSourceId]?.widgetQueries ?? {};
  return Object.entries(queries).flatMap(([id, { where }]) => (id === widgetId || !where ? [] : where));
}

export interface Filters {
  of(layerId: string): FilterState;
  /** While a thumb moves: hides on the map alone what would go. */
  drag(layer: JimuLayerView, panel: LayerPanel, state: FilterState): void;
  /** When it rests: the condition becomes the layer's, for every widget. */
  settle(layerId: string, layer: JimuLayerView, panel: LayerPanel, state: FilterState): void;
}

/** What is set on every panel, kept in the widget's state, so that closing the panel loses nothing. */
export function useFilters(widgetId: string): Filters {
  const [kept, changeKept] = useWidgetState(widgetId, SET);
  /** All conditions in force on the layer once the panel has this state. */
  const conditionOf = (layer: JimuLayerView, panel: LayerPanel, state: FilterState): string | null => {
    const own = sqlOf(panel, state);
    const all = [...othersOf(layer.layerDataSourceId, widgetId), ...(own === null ? [] : [own])];
    return all.length === 0 ? null : all.map((one) => `(${one})`).join(' AND ');
  };
  const drag = hooks.useEventCallback((layer: JimuLayerView, panel: LayerPanel, state: FilterState) =>
    filterWhileMoving(layer.view, conditionOf(layer, panel, state))
  );
  const settle = hooks.useEventCallback(
    (layerId: string, layer: JimuLayerView, panel: LayerPanel, state: FilterState) => {
      // Noted before anything filters the layer.
      ownCondition(layer.layer);
      // The map has most to do: it begins before the app's state goes round.
      filterAtRest(layer.view, conditionOf(layer, panel, state));
      changeKept((before) => ({ ...before, [layerId]: state }));
      const where = sqlOf(panel, state);
      void layer.getOrCreateLayerDataSource().then((created) => {
        const source = created as FeatureLayerDataSource;
        source.updateQueryParams(where === null ? null : { where }, widgetId);
        settleFilter(layer.view, where, source.getCurrentQueryParams().where ?? null);
        MessageManager.getInstance().publishMessage(new DataSourceFilterChangeMessage(widgetId, [source.id]));
      });
    }
  );
  return React.useMemo(
    () => ({ of: (layerId: string) => kept[layerId] ?? AT_REST, drag, settle }),
    [kept, drag, settle]
  );
}
