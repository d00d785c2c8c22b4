import { join } from 'node:path';
import type { Plugin } from 'vite';
import { stripQuery } from './widget-folders';
import type { WidgetRoot } from './widget-folders';

/** Kinds of modules that are loaded by name: the call, the names in a widget's code, and the registry. */
const KINDS = [
  {
    call: /LoadArcGISJSAPIModule/i,
    names: /(['"])(esri\/[\w/-]+)\1/g,
    registry: 'jimu/jimu-core/sdk-names.ts',
    register: 'registerSdkModules'
  },
  {
    call: /\bloadModule\b|useLoadedModule/,
    names: /(['"])(widgets\/shared-code\/[\w/-]+)\1/g,
    registry: 'jimu/jimu-core/lib/module-registry.ts',
    register: 'registerModules'
  }
] as const;

/**
 * Adds modules that a widget loads by name (`loadArcGISJSAPIModules(['esri/widgets/Legend'])`, or an entry of
 * the shared code) to the build, which otherwise contains only imported modules.
 */
export const namedModules = (host: string, roots: readonly WidgetRoot[]): Plugin => ({
  name: 'named-modules',
  transform(code, id) {
    if (!/\.[jt]sx?$/.test(stripQuery(id)) || !roots.some(({ dir }) => id.startsWith(dir))) return null;
    const added = KINDS.flatMap(({ call, names, registry, register }) => {
      if (!call.test(code)) return [];
      const found = new Set([...code.matchAll(names)].map(([, , name]) => JSON.stringify(name)));
      if (found.size === 0) return [];
      const table = [...found].map((name) => `${name}: () => import(${name})`).join(', ');
      const file = JSON.stringify(join(host, registry));
      return [`import { ${register} as ${register}_ } from ${file};\n${register}_({ ${table} });\n`];
    });
    return added.length > 0 ? { code: [code, ...added].join('\n'), map: null } : null;
  }
});
