import type { JimuLayerView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { StatePiece } from 'widgets/shared-code/site-core';
import { useWidgetState, whereSql } from 'widgets/shared-code/site-core';
import { dropFilter, filterLayer, moveFilter } from 'widgets/shared-code/site-map';
import type { ReadyPanel } from 'widgets/shared-code/site-map';
import type { FilterState } from './filter-state';
import { AT_REST, whereOf } from './filter-state';

/** Filter state of a panel, and its SQL condition, which is needed even while the panel is closed. */
interface Kept {
  readonly state: FilterState;
  readonly sql: string | null;
}

/** Widget state: filters by layer. */
const SET: StatePiece<Readonly<Record<string, Kept | undefined>>> = { key: 'filters', initial: {} };

/** Returns a panel's condition as SQL; null when it keeps everything. */
function sqlOf(panel: ReadyPanel, state: FilterState): string | null {
  const where = whereOf(panel, state);
  return where.kind === 'everything' ? null : whereSql(where);
}

export interface Filters {
  /** Id of the widget that owns the filters. */
  readonly widgetId: string;
  /** Filter states by layer. */
  readonly all: Readonly<Record<string, FilterState>>;
  of(layerId: string): FilterState;
  /** Returns the SQL condition in force; null when everything is kept. */
  sqlOf(layerId: string): string | null;
  /** During a drag, hides the excluded records on the map only. */
  drag(layer: JimuLayerView, panel: ReadyPanel, state: FilterState): void;
  /** Discards a drag when the panel closes before it ends. */
  drop(layer: JimuLayerView): void;
  /** After a drag, applies the condition to the layer's data source, for all widgets. */
  settle(layerId: string, layer: JimuLayerView, panel: ReadyPanel, state: FilterState): void;
}

/**
 * Returns the filters of all panels. They are part of the widget's state, so that they persist when a panel
 * closes.
 */
export function useFilters(widgetId: string): Filters {
  const [kept, changeKept] = useWidgetState(widgetId, SET);
  const changes = React.useMemo<Omit<Filters, 'all' | 'of' | 'sqlOf'>>(
    () => ({
      widgetId,
      drag: (layer, panel, state) => moveFilter(layer, widgetId, sqlOf(panel, state)),
      drop: (layer) => dropFilter(layer, widgetId),
      settle: (layerId, layer, panel, state) => {
        const sql = sqlOf(panel, state);
        void filterLayer(layer, widgetId, sql);
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
      of: (layerId) => kept[layerId]?.state ?? AT_REST,
      sqlOf: (layerId) => kept[layerId]?.sql ?? null,
      ...changes
    }),
    [kept, changes]
  );
}
