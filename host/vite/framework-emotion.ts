import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that Experience Builder's build replaces with `jimu-core/emotion`. */
const REPLACED = ['@emotion/cache', '@emotion/react'];

/**
 * Replaces emotion by the framework's module for widgets, as Experience Builder's build does. It has no
 * default export and no `createElement`, so a widget that relies on one fails here first. Libraries still get
 * the packages.
 */
export const frameworkEmotion = (host: string): Plugin => ({
  name: 'framework-emotion',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    REPLACED.includes(source) && /\/(widgets|shared)\//.test(importer) && !importer.includes('/node_modules/')
      ? join(host, 'jimu/jimu-core/emotion.ts')
      : null
});
