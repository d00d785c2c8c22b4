import { join } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/__bare/',
  build: {
    outDir: '../../../build/bench/bare',
    emptyOutDir: true,
    rollupOptions: { input: ['index.html', 'react.html'].map((page) => join(import.meta.dirname, page)) },
    target: 'es2022',
    chunkSizeWarningLimit: 4000
  }
});
