import type WebMap from '@arcgis/core/WebMap';
import type WebScene from '@arcgis/core/WebScene';

interface Loader {
  loadArcGISJSAPIModules(names: readonly string[]): Promise<unknown[]>;
  loadArcGISMapComponents(): Promise<void>;
  loadPortalMap(portalUrl: string, itemId: string, isScene: boolean): Promise<WebMap | WebScene>;
}

/** The maps SDK stays out of a page until something asks for it. */
const sdk = () => import('../../jimu-arcgis/lib/sdk-modules') as Promise<Loader>;

/** Loads modules of the maps SDK by name, for example `esri/Graphic`. */
export async function loadArcGISJSAPIModules(names: readonly string[]): Promise<unknown[]> {
  return (await sdk()).loadArcGISJSAPIModules(names);
}

/** Loads one module of the maps SDK. */
export async function loadArcGISJSAPIModule<T>(name: string): Promise<T> {
  const [module] = await loadArcGISJSAPIModules([name]);
  return module as T;
}

/** Defines the SDK's map components (`<arcgis-…>`), whichever the app has registered. */
export async function loadArcGISMapComponents(): Promise<void> {
  return (await sdk()).loadArcGISMapComponents();
}

/** A portal's web map or web scene, as the SDK has it; rejects when the portal does not give the item. */
export async function loadPortalMap(
  portalUrl: string,
  itemId: string,
  isScene: boolean
): Promise<WebMap | WebScene> {
  return (await sdk()).loadPortalMap(portalUrl, itemId, isScene);
}
