import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives widgets the framework's module in the place of `@emotion/cache`, as Experience Builder's build does: it has no
 * default export, and a widget that relies on one fails here first. Libraries keep the package.
 */
export const frameworkEmotion = (host: string): Plugin => ({
  name: 'framework-emotion',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === '@emotion/cache' &&
    /\/(widgets|shared)\//.test(importer) &&
    !importer.includes('/node_modules/')
      ? join(host, 'jimu/jimu-core/emotion.ts')
      : null
});
