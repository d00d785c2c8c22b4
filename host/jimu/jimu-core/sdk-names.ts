/* What the build adds to a widget that names modules of the maps SDK in its code. */
type SdkModules = Readonly<Record<string, () => Promise<object>>>;

let named: SdkModules = {};

/** Makes modules of the maps SDK known that a widget asks for by name; the build finds the names in its code. */
export function registerSdkModules(modules: SdkModules): void {
  named = { ...named, ...modules };
}

/** How a module that a widget asks for by name is loaded; undefined for one that no widget's code names. */
export const namedSdkModule = (name: string) => named[name];
