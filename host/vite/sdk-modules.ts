import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fileOf } from './module-exports';
import type { WidgetRoot } from './widget-folders';

/** Names of modules of the maps SDK in the texts of a widget's code. */
const NAMES = /(['"])(esri\/[\w/-]+)\1/g;

/**
 * Makes what a widget loads by name (`loadArcGISJSAPIModules(['esri/widgets/Legend'])`) part of the build, which otherwise
 * has only what is imported.
 */
export const sdkModules = (host: string, roots: readonly WidgetRoot[]): Plugin => ({
  name: 'sdk-modules',
  transform(code, id) {
    if (!/\.[jt]sx?$/.test(fileOf(id)) || !roots.some(({ dir }) => id.startsWith(dir))) return null;
    if (!/LoadArcGISJSAPIModule/i.test(code)) return null;
    const names = new Set([...code.matchAll(NAMES)].map(([, , name]) => JSON.stringify(name)));
    if (names.size === 0) return null;
    const registry = JSON.stringify(join(host, 'jimu/jimu-core/sdk-names.ts'));
    const table = [...names].map((name) => `${name}: () => import(${name})`).join(', ');
    return {
      code: `${code}\nimport { registerSdkModules as registerNamed_ } from ${registry};\nregisterNamed_({ ${table} });\n`,
      map: null
    };
  }
});
