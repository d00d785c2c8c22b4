import type { JimuLayerView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { StatePiece } from 'widgets/shared-code/site-core';
import { useWidgetState, whereSql } from 'widgets/shared-code/site-core';
import { dropFilter, filterLayer, moveFilter } from 'widgets/shared-code/site-map';
import type { ReadyPanel } from 'widgets/shared-code/site-map';
import type { FilterState } from './filter-state';
import { AT_REST, whereOf } from './filter-state';

/** What is set on a panel, and the condition that it makes, which is asked for while the panel is closed, too. */
interface Kept {
  readonly state: FilterState;
  readonly sql: string | null;
}

/** What is set, by layer. */
const SET: StatePiece<Readonly<Record<string, Kept | undefined>>> = { key: 'filters', initial: {} };

/** A panel's condition as SQL; null when it keeps everything. */
function sqlOf(panel: ReadyPanel, state: FilterState): string | null {
  const where = whereOf(panel, state);
  return where.kind === 'everything' ? null : whereSql(where);
}

export interface Filters {
  /** In whose name they are set. */
  readonly widgetId: string;
  /** What is set, by layer. */
  readonly all: Readonly<Record<string, FilterState>>;
  of(layerId: string): FilterState;
  /** The condition in force; null when everything is kept. */
  sqlOf(layerId: string): string | null;
  /** While a thumb moves: hides on the map alone what would go. */
  drag(layer: JimuLayerView, panel: ReadyPanel, state: FilterState): void;
  /** When the panel goes before it has rested. */
  drop(layer: JimuLayerView): void;
  /** When it rests: the condition becomes the layer's, for every widget. */
  settle(layerId: string, layer: JimuLayerView, panel: ReadyPanel, state: FilterState): void;
}

/** What is set on every panel, kept in the widget's state, so that closing the panel loses nothing. */
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
