import { hasModule, loadModule } from './module-registry';

/** Loads a module of an installed extension by its path, for example `widgets/shared-code/<entry>`. */
export const moduleLoader = {
  loadModule<T>(uri: string, _folderUrl?: string): Promise<T> {
    const path = [uri, `${uri}.ts`, `${uri}.tsx`].find(hasModule);
    return loadModule<T>(path ?? uri);
  }
};
