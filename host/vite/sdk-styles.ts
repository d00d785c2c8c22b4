import { join } from 'node:path';
import type { Plugin } from 'vite';
import { stripQuery } from './widget-folders';
import type { WidgetRoot } from './widget-folders';

/** Matches the name of a view or widget of the maps SDK; view models draw nothing. */
const DRAWS_SDK = /(['"])(?:esri|@arcgis\/core)\/(?:views\/(?:Map|Scene)View|widgets\/\w+)(?:\.js)?\1/;

/**
 * Adds the maps SDK's styles to widgets that create its views or widgets themselves; in Experience Builder
 * they come with the SDK. The SDK's components, which the host's own map uses, contain their styles.
 */
export const sdkStyles = (host: string, roots: readonly WidgetRoot[]): Plugin => ({
  name: 'sdk-styles',
  transform(code, id) {
    if (!/\.[jt]sx?$/.test(stripQuery(id)) || !roots.some(({ dir }) => id.startsWith(dir))) return null;
    if (!DRAWS_SDK.test(code)) return null;
    const styles = JSON.stringify(join(host, 'jimu/jimu-arcgis/lib/sdk-styles.ts'));
    return { code: `${code}\nimport ${styles};\n`, map: null };
  }
});
