import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { arcgisAssets } from './vite/arcgis-assets';
import { backendDocuments, backendPaths } from './vite/backend-documents';
import { calciteTags } from './vite/calcite-tags';
import { codeSplitting } from './vite/chunks';
import { frameworkEmotion } from './vite/framework-emotion';
import { frameworkIcons, ownIcons } from './vite/icons';
import { installedWidgets } from './vite/installed-widgets';
import { isolateWidgets } from './vite/isolate-widgets';
import { lateStyles } from './vite/late-styles';
import { namedModules } from './vite/named-modules';
import { sdkStyles } from './vite/sdk-styles';
import { sourceLayers } from './vite/source-layers';
import { systemTranslations } from './vite/system-translations';
import { widgetAssets } from './vite/widget-assets';
import { workerPartsModule } from './vite/worker-parts';

const host = import.meta.dirname;
const root = join(host, '..');
const backend = process.env.SITE_BACKEND;

/** The folder of an extension repository's widgets; by default this repository's own. */
const extension = process.env.SITE_WIDGETS ?? join(root, 'widgets');
const installed = [join(host, 'ootb'), extension].map((dir) => ({ dir, uri: 'widgets/' }));

const createJimuAlias = (name: string) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(host, 'jimu', name, 'index.ts')
});

export default defineConfig({
  root: host,
  publicDir: 'public',
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    frameworkEmotion(host),
    systemTranslations(host),
    frameworkIcons(root, host),
    ownIcons(installed),
    installedWidgets(host, installed),
    calciteTags(installed),
    sdkStyles(host, installed),
    sourceLayers(host, installed),
    namedModules(host, installed),
    isolateWidgets(installed),
    widgetAssets(installed),
    lateStyles(),
    arcgisAssets(root),
    workerPartsModule(root),
    ...(backend ? [backendDocuments(backend)] : [])
  ],
  resolve: {
    alias: [
      ...['jimu-core', 'jimu-arcgis', 'jimu-ui', 'jimu-theme', 'jimu-for-builder'].map(createJimuAlias),
      { find: /^jimu-ui\/(.*)$/, replacement: join(host, 'jimu/jimu-ui/$1.ts') },
      {
        find: /^jimu-layouts\/layout-runtime$/,
        replacement: join(host, 'jimu/jimu-layouts/layout-runtime.ts')
      },
      { find: /^(calcite-components|arcgis-map-components)$/, replacement: join(host, 'jimu/$1.ts') },
      { find: /^esri\//, replacement: '@arcgis/core/' },
      { find: /^widgets\//, replacement: `${extension}/` }
    ],
    dedupe: ['react', 'react-dom', '@emotion/react', '@arcgis/core']
  },
  server: {
    fs: { allow: [root] },
    proxy: backend
      ? Object.fromEntries(backendPaths.map((path) => [path, { target: backend, xfwd: true }]))
      : {}
  },
  // Widgets are imported only when an app names them. Without these entries, their libraries would be found
  // only then and reload the page each time.
  optimizeDeps: {
    entries: ['shell/main.tsx', 'ootb/**/widget.tsx', '../widgets/**/src/runtime/widget.tsx', '!**/*.test.*']
  },
  build: {
    outDir: join(root, 'build/host'),
    emptyOutDir: true,
    // Lists the content of each file, for the service worker's list of cached files.
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting } }
  }
});
