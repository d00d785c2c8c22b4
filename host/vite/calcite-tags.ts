import type { Plugin } from 'vite';
import { fileOf } from './widget-folders';
import type { WidgetRoot } from './widget-folders';

/** An element of Calcite in a module whose JSX has been compiled. */
const DRAWS_CALCITE = /jsx(?:s|DEV)?\("calcite-/;

/**
 * Makes Calcite's elements known to widgets that draw them without importing them: in Experience Builder the framework
 * itself has them, here they come with the first widget that wants one.
 */
export const calciteTags = (roots: readonly WidgetRoot[]): Plugin => ({
  name: 'calcite-tags',
  transform(code, id) {
    if (!/\.[jt]sx$/.test(fileOf(id)) || !roots.some(({ dir }) => id.startsWith(dir))) return null;
    return DRAWS_CALCITE.test(code) ? { code: `${code}\nimport 'calcite-components';\n`, map: null } : null;
  }
});
