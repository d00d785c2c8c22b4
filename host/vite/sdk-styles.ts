import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fileOf } from './widget-folders';
import type { WidgetRoot } from './widget-folders';

/** The name of a view or of a widget of the maps SDK; their view models draw nothing. */
const DRAWS_SDK = /(['"])(?:esri|@arcgis\/core)\/(?:views\/(?:Map|Scene)View|widgets\/\w+)(?:\.js)?\1/;

/**
 * Brings the maps SDK's style along with widgets that make one of its views or widgets by themselves: in Experience
 * Builder it comes with the SDK. Its components, of which the host's own map is made, have their style within.
 */
export const sdkStyles = (host: string, roots: readonly WidgetRoot[]): Plugin => ({
  name: 'sdk-styles',
  transform(code, id) {
    if (!/\.[jt]sx?$/.test(fileOf(id)) || !roots.some(({ dir }) => id.startsWith(dir))) return null;
    if (!DRAWS_SDK.test(code)) return null;
    const styles = JSON.stringify(join(host, 'jimu/jimu-arcgis/lib/sdk-styles.ts'));
    return { code: `${code}\nimport ${styles};\n`, map: null };
  }
});
