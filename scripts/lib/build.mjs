import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build-server.mjs';
import { fingerprint } from './fingerprint.mjs';
import { packPages } from './pack-pages.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';

const stamp = join(root, 'build/.stamp');
const sources = [
  'shared',
  'widgets',
  'themes',
  'host',
  'server/src',
  'demo/src',
  'scripts',
  'package-lock.json',
  'tsconfig.json'
];

/** Builds server, map glyphs and pages when a source has changed since the last build. */
export async function ensureBuild() {
  const wanted = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  mkdirSync(join(root, 'build'), { recursive: true });
  await step('Building the server', buildServer);
  await step('Making map glyphs', async () => {
    const { makeGlyphs } = await import('../make-glyphs.mjs');
    await makeGlyphs(join(root, 'build/host-assets/fonts'));
  });
  await step('Building the pages', () =>
    run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', 'host/vite.config.ts'], {
      quiet: true
    })
  );
  await step('Making the service worker', async () => {
    const { buildServiceWorker } = await import('./service-worker.mjs');
    await buildServiceWorker();
  });
  await step('Compressing the pages', () => packPages(join(root, 'build/host')));
  writeFileSync(stamp, wanted);
}
