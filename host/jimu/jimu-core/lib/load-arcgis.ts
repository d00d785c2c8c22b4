interface Loader {
  loadArcGISJSAPIModules(names: readonly string[]): Promise<unknown[]>;
  loadArcGISMapComponents(): Promise<void>;
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
