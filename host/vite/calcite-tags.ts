import type { Plugin } from 'vite';
import { stripQuery } from './widget-folders';
import type { WidgetRoot } from './widget-folders';

/** Matches an element of Calcite in a module with compiled JSX. */
const DRAWS_CALCITE = /jsx(?:s|DEV)?\("calcite-/;

/**
 * Defines Calcite's elements for widgets that use them without an import: in Experience Builder the framework
 * defines them, here they load with the first widget that uses one.
 */
export const calciteTags = (roots: readonly WidgetRoot[]): Plugin => ({
  name: 'calcite-tags',
  transform(code, id) {
    if (!/\.[jt]sx$/.test(stripQuery(id)) || !roots.some(({ dir }) => id.startsWith(dir))) return null;
    return DRAWS_CALCITE.test(code) ? { code: `${code}\nimport 'calcite-components';\n`, map: null } : null;
  }
});
