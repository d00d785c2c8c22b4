/* Modules of the maps SDK that the code of widgets names; the build adds them. */
type SdkModules = Readonly<Record<string, () => Promise<object>>>;

let named: SdkModules = {};

/** Registers modules of the maps SDK that a widget loads by name; the build finds the names in its code. */
export function registerSdkModules(modules: SdkModules): void {
  named = { ...named, ...modules };
}

/**
 * Returns the loader of a module that a widget loads by name; undefined for one that no widget's code names.
 */
export const getSdkModule = (name: string) => named[name];
