import type FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import { loadArcGISJSAPIModule } from '../load-arcgis';

type LayerClass = new (properties: object) => FeatureLayer;

let provided: LayerClass | null = null;

/** Has data sources carry a layer at once: the class is there before a widget asks. */
export function provideLayers(Class: LayerClass): void {
  provided = Class;
}

/** The maps SDK's layer of a service; undefined where the page has no use for one. */
export const layerOf = (url: string): FeatureLayer | undefined =>
  provided ? new provided({ url }) : undefined;

/** Makes a layer of the maps SDK, which is loaded for it. */
export async function makeSdkLayer(properties: object): Promise<FeatureLayer> {
  const Class = await loadArcGISJSAPIModule<LayerClass>('esri/layers/FeatureLayer');
  return new Class(properties);
}
