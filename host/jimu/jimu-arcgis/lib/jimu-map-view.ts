import type MapView from '@arcgis/core/views/MapView';
import type SceneView from '@arcgis/core/views/SceneView';
import type Layer from '@arcgis/core/layers/Layer';
import { getAppStore, DataSourceManager } from 'jimu-core';
import type { DataSource } from 'jimu-core';
import { JimuLayerView } from './jimu-layer-view';

export enum JimuMapViewStatus {
  Loading = 'LOADING',
  Loaded = 'LOADED',
  Failed = 'FAILED'
}

export type MapComponent = HTMLElement & {
  view?: MapView | SceneView;
  popupElement?: HTMLElement | null;
  closePopup?(): unknown;
};

export interface JimuMapViewOptions {
  readonly mapWidgetId: string;
  readonly dataSourceId: string;
  readonly view: MapView | SceneView;
  readonly mapComponent?: MapComponent;
  readonly isActive?: boolean;
  /** Returns layers of the web map that are added to the map only when they are shown or requested. */
  waitingLayers?(): readonly Layer[];
}

/** A map widget's view, as other widgets receive it. */
export class JimuMapView {
  readonly id: string;
  readonly mapWidgetId: string;
  readonly dataSourceId: string;
  readonly view: MapView | SceneView;
  readonly mapComponent: MapComponent | null;
  private readonly waitingLayers: () => readonly Layer[];
  private readonly layerViews = new Map<string, JimuLayerView>();
  private destroyed = false;

  constructor(options: JimuMapViewOptions) {
    this.mapWidgetId = options.mapWidgetId;
    this.dataSourceId = options.dataSourceId;
    this.id = `${options.mapWidgetId}-${options.dataSourceId}`;
    this.view = options.view;
    this.mapComponent = options.mapComponent ?? null;
    this.waitingLayers = options.waitingLayers ?? (() => []);
  }

  get isActive(): boolean {
    return getAppStore().getState().jimuMapViewsInfo[this.id]?.isActive ?? false;
  }

  get status(): JimuMapViewStatus {
    return (getAppStore().getState().jimuMapViewsInfo[this.id]?.status ?? 'LOADING') as JimuMapViewStatus;
  }

  /** Current layers of the map by id, including hidden layers that are not in the map yet. */
  get jimuLayerViews(): Readonly<Record<string, JimuLayerView>> {
    return Object.fromEntries(this.getAllJimuLayerViews().map((layerView) => [layerView.id, layerView]));
  }

  /** Resolves when the view is ready. */
  async whenJimuMapViewLoaded(): Promise<JimuMapView> {
    await this.view.when();
    return this;
  }

  getAllJimuLayerViews(): JimuLayerView[] {
    const layers: Layer[] = this.view.map?.allLayers.toArray() ?? [];
    return [...layers, ...this.waitingLayers()].map((layer) => this.getOrCreateLayerView(layer));
  }

  /** Lists the layer views whose layer has loaded. */
  getAllLoadedJimuLayerViews(): JimuLayerView[] {
    return this.getAllJimuLayerViews().filter(({ layer }) => layer.loadStatus === 'loaded');
  }

  /** Resolves when every layer has loaded or failed. */
  async whenAllJimuLayerViewLoaded(): Promise<Readonly<Record<string, JimuLayerView>>> {
    await this.view.when();
    await Promise.allSettled(this.getAllJimuLayerViews().map((layerView) => layerView.ready()));
    return this.jimuLayerViews;
  }

  /** Resolves with the layer of this id once it has loaded. Rejects when it fails or the map lacks it. */
  async whenJimuLayerViewLoaded(id: string): Promise<JimuLayerView> {
    const layerView = this.jimuLayerViews[id];
    if (!layerView) throw new Error(`The map has no layer ${id}.`);
    return layerView.ready();
  }

  getJimuLayerViewByAPILayer(layer: Layer): JimuLayerView | undefined {
    return this.getAllJimuLayerViews().find((layerView) => layerView.layer === layer);
  }

  getJimuLayerViewByDataSourceId(dataSourceId: string): JimuLayerView | undefined {
    return this.getAllJimuLayerViews().find(({ layerDataSourceId }) => layerDataSourceId === dataSourceId);
  }

  getMapDataSource(): DataSource | null {
    return DataSourceManager.getInstance().getDataSource(this.dataSourceId);
  }

  /** Opens popups on click. */
  enableClickOpenPopup(): void {
    this.view.popupEnabled = true;
  }

  /** Opens no popups on click until they are enabled again, because a widget handles the clicks. */
  disableClickOpenPopup(): void {
    this.view.popupEnabled = false;
    if (this.mapComponent?.closePopup) void this.mapComponent.closePopup();
    else this.view.closePopup();
  }

  /** Returns the popup's element; null when the map does not render popups as a component. */
  getPopupElement(): HTMLElement | null {
    return this.mapComponent?.popupElement ?? null;
  }

  isDestroyed(): boolean {
    return this.destroyed;
  }

  /** Returns false: this host caches no views of hidden pages. */
  isCached(): boolean {
    return false;
  }

  /** Marks the view as destroyed. The map widget destroys the SDK's view itself. */
  destroy(): void {
    this.destroyed = true;
    this.layerViews.clear();
  }

  private getOrCreateLayerView(layer: Layer): JimuLayerView {
    const known = this.layerViews.get(layer.id);
    if (known?.layer === layer) return known;
    const made = new JimuLayerView(this.id, this.dataSourceId, layer, this.view);
    this.layerViews.set(layer.id, made);
    return made;
  }
}
