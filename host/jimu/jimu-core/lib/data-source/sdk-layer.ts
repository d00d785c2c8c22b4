import type FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import { loadArcGISJSAPIModule } from '../load-arcgis';

type LayerClass = new (properties: object) => FeatureLayer;

let provided: LayerClass | null = null;

/** Gives data sources a layer from the start. The class is loaded before a widget reads it. */
export function provideLayers(Class: LayerClass): void {
  provided = Class;
}

/** Returns the maps SDK's layer of a service; undefined when the page does not use any. */
export const createServiceLayer = (url: string): FeatureLayer | undefined =>
  provided ? new provided({ url }) : undefined;

/** Creates a layer of the maps SDK, after loading the SDK. */
export async function makeSdkLayer(properties: object): Promise<FeatureLayer> {
  const Class = await loadArcGISJSAPIModule<LayerClass>('esri/layers/FeatureLayer');
  return new Class(properties);
}
