import type Layer from '@arcgis/core/layers/Layer';
import type MapView from '@arcgis/core/views/MapView';
import type BuildingComponentSublayerView from '@arcgis/core/views/layers/BuildingComponentSublayerView';
import type LayerView from '@arcgis/core/views/layers/LayerView';
import type SceneView from '@arcgis/core/views/SceneView';
import { DataSourceManager, DataSourceTypes } from 'jimu-core';
import type { DataSource } from 'jimu-core';

/** Returns the URL of a layer's service; undefined for a layer without one. */
function getLayerUrl(layer: { readonly url?: string | null; readonly layerId?: number | null }) {
  if (!layer.url) return undefined;
  return layer.layerId === undefined || layer.layerId === null || /\/\d+\/?$/.test(layer.url)
    ? layer.url
    : `${layer.url}/${layer.layerId}`;
}

/** One layer of a map widget's view. */
export class JimuLayerView {
  readonly id: string;
  readonly jimuLayerId: string;
  readonly layerDataSourceId: string;

  constructor(
    readonly jimuMapViewId: string,
    mapDataSourceId: string,
    readonly layer: Layer,
    private readonly mapView: MapView | SceneView
  ) {
    this.jimuLayerId = layer.id;
    this.id = `${jimuMapViewId}-${layer.id}`;
    this.layerDataSourceId = `${mapDataSourceId}-${layer.id}`;
  }

  /** The SDK's layer view; undefined before the layer is drawn. */
  get view(): LayerView | BuildingComponentSublayerView | undefined {
    return this.mapView.allLayerViews.find(({ layer }) => layer === this.layer);
  }

  /** Returns the layer's data source; null when it has not been created. */
  getLayerDataSource(): DataSource | null {
    return DataSourceManager.getInstance().getDataSource(this.layerDataSourceId);
  }

  /** Returns the layer's data source, which the first call creates. */
  getOrCreateLayerDataSource(): Promise<DataSource> {
    return DataSourceManager.getInstance().createDataSource({
      id: this.layerDataSourceId,
      type: DataSourceTypes.FeatureLayer,
      sourceLabel: this.layer.title ?? this.layer.id,
      url: getLayerUrl(this.layer as Parameters<typeof getLayerUrl>[0])
    });
  }

  /** Checks whether the layer is visible. */
  isLayerVisible(): boolean {
    return this.layer.visible;
  }

  /** Resolves when the layer has loaded. Rejects with the SDK's error when its service fails. */
  async ready(): Promise<JimuLayerView> {
    await this.layer.load();
    return this;
  }
}
