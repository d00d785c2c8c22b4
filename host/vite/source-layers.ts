import { join } from 'node:path';
import type { Plugin } from 'vite';
import { stripQuery } from './widget-folders';
import type { WidgetRoot } from './widget-folders';

/** Matches a query of a `layer` property, which may be a data source's. */
const ASKS_LAYER = /\.layer(?:\?|!)?\.(?:query|create)\w+\(/;

/**
 * Adds the maps SDK's layer to data sources when a widget queries it. In Experience Builder sources always
 * have it; here a page without such a widget does not load the SDK.
 */
export const sourceLayers = (host: string, roots: readonly WidgetRoot[]): Plugin => ({
  name: 'source-layers',
  transform(code, id) {
    if (!/\.[jt]sx?$/.test(stripQuery(id)) || !roots.some(({ dir }) => id.startsWith(dir))) return null;
    if (!ASKS_LAYER.test(code)) return null;
    const layers = JSON.stringify(join(host, 'jimu/jimu-arcgis/lib/source-layers.ts'));
    return { code: `${code}\nimport ${layers};\n`, map: null };
  }
});
