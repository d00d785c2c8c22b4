import type WebMap from '@arcgis/core/WebMap';
import type WebScene from '@arcgis/core/WebScene';

interface SdkLoader {
  loadArcGISJSAPIModules(names: readonly string[]): Promise<unknown[]>;
  loadArcGISMapComponents(): Promise<void>;
  loadPortalMap(portalUrl: string, itemId: string, isScene: boolean): Promise<WebMap | WebScene>;
}

/** The maps SDK is not loaded before something in the page needs it. */
const importSdkModules = () => import('../../jimu-arcgis/lib/sdk-modules') as Promise<SdkLoader>;

/** Loads modules of the maps SDK by name, for example `esri/Graphic`. */
export async function loadArcGISJSAPIModules(names: readonly string[]): Promise<unknown[]> {
  return (await importSdkModules()).loadArcGISJSAPIModules(names);
}

/** Loads one module of the maps SDK. */
export async function loadArcGISJSAPIModule<T>(name: string): Promise<T> {
  const [module] = await loadArcGISJSAPIModules([name]);
  return module as T;
}

/** Defines the SDK's map components (`<arcgis-…>`) that the app has registered. */
export async function loadArcGISMapComponents(): Promise<void> {
  return (await importSdkModules()).loadArcGISMapComponents();
}

/**
 * Loads a portal's web map or web scene as an object of the SDK. Rejects when the portal does not return the
 * item.
 */
export async function loadPortalMap(
  portalUrl: string,
  itemId: string,
  isScene: boolean
): Promise<WebMap | WebScene> {
  return (await importSdkModules()).loadPortalMap(portalUrl, itemId, isScene);
}
