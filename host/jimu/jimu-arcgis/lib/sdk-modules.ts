import type WebMap from '@arcgis/core/WebMap';
import type WebScene from '@arcgis/core/WebScene';
import { getSdkModule } from '../../jimu-core/sdk-names';
import { fetchItemData } from './portal';
import { prepareArcGIS } from './prepare';

/** Modules that can always be loaded by name at run time, beside the modules named in the code of widgets. */
const modules: Readonly<Record<string, () => Promise<object>>> = {
  'esri/Graphic': () => import('@arcgis/core/Graphic'),
  'esri/config': () => import('@arcgis/core/config'),
  'esri/core/reactiveUtils': () => import('@arcgis/core/core/reactiveUtils'),
  'esri/geometry/Extent': () => import('@arcgis/core/geometry/Extent'),
  'esri/geometry/Point': () => import('@arcgis/core/geometry/Point'),
  'esri/geometry/Polygon': () => import('@arcgis/core/geometry/Polygon'),
  'esri/layers/FeatureLayer': () => import('@arcgis/core/layers/FeatureLayer'),
  'esri/layers/GraphicsLayer': () => import('@arcgis/core/layers/GraphicsLayer'),
  'esri/request': () => import('@arcgis/core/request')
};

/**
 * Loads SDK modules by name. Rejects for a name that is not in the table, with an instruction in the message.
 */
export async function loadArcGISJSAPIModules(names: readonly string[]): Promise<unknown[]> {
  await prepareArcGIS();
  return Promise.all(
    names.map(async (name) => {
      const load = modules[name] ?? getSdkModule(name);
      if (!load) throw new Error(`${name} cannot be loaded by name here: import it as '${name}'.`);
      const module = await load();
      return 'default' in module ? module.default : module;
    })
  );
}

/** Defines the map components that the app uses. */
export async function loadArcGISMapComponents(): Promise<void> {
  await prepareArcGIS();
  await Promise.all([import('./map-component'), import('./map-tools')]);
}

/**
 * Loads a web map or web scene of the portal from the item's JSON. `{ portalItem }` would force its address
 * to https.
 */
export async function loadPortalMap(
  portalUrl: string,
  itemId: string,
  isScene: boolean
): Promise<WebMap | WebScene> {
  const [json, { default: Class }] = await Promise.all([
    fetchItemData(portalUrl, itemId),
    isScene ? import('@arcgis/core/WebScene') : import('@arcgis/core/WebMap'),
    prepareArcGIS()
  ]);
  return Class.fromJSON(json) as WebMap | WebScene;
}
