import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fileOf } from './widget-folders';
import type { WidgetRoot } from './widget-folders';

/** Something's layer is asked by itself, as a data source's may be. */
const ASKS_LAYER = /\.layer(?:\?|!)?\.(?:query|create)\w+\(/;

/**
 * Has data sources carry the maps SDK's layer where a widget asks it: in Experience Builder they have it with the SDK,
 * here a page is spared the SDK that no widget of it wants.
 */
export const sourceLayers = (host: string, roots: readonly WidgetRoot[]): Plugin => ({
  name: 'source-layers',
  transform(code, id) {
    if (!/\.[jt]sx?$/.test(fileOf(id)) || !roots.some(({ dir }) => id.startsWith(dir))) return null;
    if (!ASKS_LAYER.test(code)) return null;
    const layers = JSON.stringify(join(host, 'jimu/jimu-arcgis/lib/source-layers.ts'));
    return { code: `${code}\nimport ${layers};\n`, map: null };
  }
});
