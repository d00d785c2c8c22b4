import { getAppStore } from 'jimu-core';
import { JimuMapView } from './jimu-map-view';
import type { JimuMapViewOptions } from './jimu-map-view';

/** The views of one map widget. */
export interface JimuMapViewGroup {
  readonly mapWidgetId: string;
  readonly jimuMapViews: Readonly<Record<string, JimuMapView>>;
  getActiveJimuMapView(): JimuMapView | null;
}

/** All views of the page by id. */
export class MapViewManager {
  private static instance: MapViewManager | null = null;
  private readonly views = new Map<string, JimuMapView>();

  static getInstance(): MapViewManager {
    MapViewManager.instance ??= new MapViewManager();
    return MapViewManager.instance;
  }

  /** Registers a map widget's view for all widgets once it is ready. */
  async createJimuMapView(options: JimuMapViewOptions): Promise<JimuMapView> {
    const jimuMapView = new JimuMapView(options);
    this.setJimuMapView(jimuMapView, options.isActive ?? true);
    return jimuMapView;
  }

  setJimuMapView(jimuMapView: JimuMapView, isActive = true): void {
    const { id, mapWidgetId, dataSourceId } = jimuMapView;
    this.views.set(id, jimuMapView);
    const info = { id, mapWidgetId, dataSourceId, isActive, status: 'LOADED' as const };
    getAppStore().dispatch({ type: 'JIMU_MAP_VIEW', id, info });
  }

  getJimuMapViewById(id: string): JimuMapView | undefined {
    return this.views.get(id);
  }

  getAllJimuMapViewIds(): string[] {
    return [...this.views.keys()];
  }

  getAllJimuMapViews(): JimuMapView[] {
    return [...this.views.values()];
  }

  getJimuMapViewGroup(mapWidgetId: string): JimuMapViewGroup {
    const own = this.getAllJimuMapViews().filter((view) => view.mapWidgetId === mapWidgetId);
    return {
      mapWidgetId,
      jimuMapViews: Object.fromEntries(own.map((view) => [view.id, view])),
      getActiveJimuMapView: () => own.find((view) => view.isActive) ?? null
    };
  }

  destroyJimuMapView(id: string): void {
    this.views.get(id)?.destroy();
    this.views.delete(id);
    getAppStore().dispatch({ type: 'JIMU_MAP_VIEW', id, info: undefined });
  }
}
