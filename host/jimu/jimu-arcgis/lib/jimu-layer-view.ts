import type Layer from '@arcgis/core/layers/Layer';
import type MapView from '@arcgis/core/views/MapView';
import type SceneView from '@arcgis/core/views/SceneView';

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

  /** The SDK's layer view, once the layer is drawn. */
  get view() {
    return this.mapView.allLayerViews.find(({ layer }) => layer === this.layer);
  }

  /** Whether the layer is switched on. */
  isLayerVisible(): boolean {
    return this.layer.visible;
  }

  /** Resolves when the layer has loaded; rejects with the SDK's error when its service fails. */
  async ready(): Promise<JimuLayerView> {
    await this.layer.when();
    return this;
  }
}
