import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { arcgisAssets } from './vite/arcgis-assets';
import { backendDocuments, backendPaths } from './vite/backend-documents';
import { codeSplitting } from './vite/chunks';
import { frameworkEmotion } from './vite/framework-emotion';
import { systemTranslations } from './vite/system-translations';

const host = import.meta.dirname;
const root = join(host, '..');
const backend = process.env.SITE_BACKEND;

const jimu = (name: string) => ({
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
    arcgisAssets(root),
    ...(backend ? [backendDocuments(backend)] : [])
  ],
  resolve: {
    alias: [
      ...['jimu-core', 'jimu-arcgis', 'jimu-ui', 'jimu-theme', 'jimu-for-builder'].map(jimu),
      { find: /^jimu-ui\/(.*)$/, replacement: join(host, 'jimu/jimu-ui/$1.ts') },
      { find: /^esri\//, replacement: '@arcgis/core/' },
      { find: /^widgets\//, replacement: `${join(root, 'widgets')}/` }
    ],
    dedupe: ['react', 'react-dom', '@emotion/react', '@arcgis/core']
  },
  server: {
    fs: { allow: [root] },
    proxy: backend
      ? Object.fromEntries(backendPaths.map((path) => [path, { target: backend, xfwd: true }]))
      : {}
  },
  // Widgets are imported when an app names them; found only then, their libraries would reload the page each time.
  optimizeDeps: {
    entries: ['shell/main.tsx', 'ootb/**/widget.tsx', '../widgets/*/src/runtime/widget.tsx', '!**/*.test.*']
  },
  build: {
    outDir: join(root, 'build/host'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting } }
  }
});
