import type { JimuLayerView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { useWidgetState } from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import { writeWhereSql } from 'widgets/shared-code/site-domain';
import { cancelPreview, previewFilter, publishFilter } from 'widgets/shared-code/site-map';
import type { ReadyPanel } from 'widgets/shared-code/site-map';
import type { FilterState } from './filter-state';
import { DEFAULT_FILTERS, buildWhere } from './filter-state';

/** Filter state of a panel, and its SQL condition, which is needed even while the panel is closed. */
interface StoredFilter {
  readonly state: FilterState;
  readonly sql: string | null;
}

/** Widget state: filters by layer. */
const STORED_FILTERS: StatePiece<Readonly<Record<string, StoredFilter | undefined>>> = {
  key: 'filters',
  initial: {}
};

/** Returns a panel's condition as SQL; null when it keeps everything. */
function writeFilterSql(panel: ReadyPanel, state: FilterState): string | null {
  const where = buildWhere(panel, state);
  return where.kind === 'everything' ? null : writeWhereSql(where);
}

export interface Filters {
  /** Id of the widget that owns the filters. */
  readonly widgetId: string;
  /** Filter states by layer. */
  readonly all: Readonly<Record<string, FilterState>>;
  getState(layerId: string): FilterState;
  /** Returns the SQL condition in force; null when everything is kept. */
  getSql(layerId: string): string | null;
  /** During a drag, hides the excluded records on the map only. */
  preview(layer: JimuLayerView, panel: ReadyPanel, state: FilterState): void;
  /** Discards a drag when the panel closes before it ends. */
  cancelPreview(layer: JimuLayerView): void;
  /** After a drag, applies the condition to the layer's data source, for all widgets. */
  apply(layerId: string, layer: JimuLayerView, panel: ReadyPanel, state: FilterState): void;
}

/**
 * Returns the filters of all panels. They are part of the widget's state, so that they persist when a panel
 * closes.
 */
export function useFilters(widgetId: string): Filters {
  const [kept, changeKept] = useWidgetState(widgetId, STORED_FILTERS);
  const changes = React.useMemo<Omit<Filters, 'all' | 'getState' | 'getSql'>>(
    () => ({
      widgetId,
      preview: (layer, panel, state) => previewFilter(layer, widgetId, writeFilterSql(panel, state)),
      cancelPreview: (layer) => cancelPreview(layer, widgetId),
      apply: (layerId, layer, panel, state) => {
        const sql = writeFilterSql(panel, state);
        void publishFilter(layer, widgetId, sql);
        changeKept((before) => ({ ...before, [layerId]: { state, sql } }));
      }
    }),
    [changeKept, widgetId]
  );
  return React.useMemo(
    () => ({
      all: Object.fromEntries(
        Object.entries(kept).flatMap(([id, one]) => (one ? [[id, one.state] as const] : []))
      ),
      getState: (layerId) => kept[layerId]?.state ?? DEFAULT_FILTERS,
      getSql: (layerId) => kept[layerId]?.sql ?? null,
      ...changes
    }),
    [kept, changes]
  );
}
