import { hooks } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { JimuMapView } from './jimu-map-view';
import { MapViewManager } from './map-view-manager';
import type { JimuMapViewGroup } from './map-view-manager';

type Views = Readonly<Record<string, JimuMapView>>;

export interface JimuMapViewComponentProps {
  readonly useMapWidgetId?: string;
  readonly children?: ReactNode | ((views: Views) => ReactNode);
  onActiveViewChange?(activeView: JimuMapView | null, previousActiveViewId?: string): void;
  onViewsCreate?(views: Views): void;
  onViewsChange?(views: Views): void;
  onViewGroupCreate?(group: JimuMapViewGroup | null): void;
}

function useViews(mapWidgetId: string | undefined): Views {
  const ids = useSelector(
    (state: IMState) =>
      Object.values(state.jimuMapViewsInfo)
        .filter((info) => info?.mapWidgetId === mapWidgetId)
        .map((info) => info?.id ?? ''),
    shallowEqual
  );
  return useMemo(() => {
    const manager = MapViewManager.getInstance();
    const known = ids.map((id) => [id, manager.getJimuMapViewById(id)] as const);
    return Object.fromEntries(
      known.filter((entry): entry is readonly [string, JimuMapView] => entry[1] !== undefined)
    );
  }, [ids]);
}

/**
 * Passes a widget the views of its map widget when they are added, changed or removed. Renders nothing
 * itself.
 */
export function JimuMapViewComponent(props: JimuMapViewComponentProps) {
  const { useMapWidgetId, children } = props;
  const views = useViews(useMapWidgetId);
  const latest = hooks.useLatest(props);
  const activeId = useSelector(
    (state: IMState) => Object.keys(views).find((id) => state.jimuMapViewsInfo[id]?.isActive) ?? null
  );
  const active = activeId === null ? null : (views[activeId] ?? null);
  const told = useRef<JimuMapView | null>(null);
  useEffect(() => {
    if (Object.keys(views).length === 0) return;
    latest.current.onViewsCreate?.(views);
    latest.current.onViewsChange?.(views);
    if (useMapWidgetId !== undefined)
      latest.current.onViewGroupCreate?.(MapViewManager.getInstance().getJimuMapViewGroup(useMapWidgetId));
  }, [views, latest, useMapWidgetId]);
  useEffect(() => {
    const previous = told.current;
    if (previous === active) return;
    told.current = active;
    latest.current.onActiveViewChange?.(active, previous?.id);
  }, [active, latest]);
  return typeof children === 'function' ? children(views) : children;
}
