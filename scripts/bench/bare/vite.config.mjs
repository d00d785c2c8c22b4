import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/__bare/',
  build: {
    outDir: '../../../build/bench/bare',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 4000
  }
});
