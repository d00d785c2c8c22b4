import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build-server.mjs';
import { computeFingerprint } from './fingerprint.mjs';
import { packPages } from './pack-pages.mjs';
import { root } from './paths.mjs';
import { runProgram } from './run-program.mjs';
import { runStep } from './command.mjs';

const stamps = join(root, 'build');
/** Sources of every part. */
const COMMON = ['package-lock.json', 'tsconfig.json', 'scripts/lib/build.mjs'];

async function buildPages() {
  await runStep('Building the pages', () =>
    runProgram(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--config', 'host/vite.config.ts'],
      {
        quiet: true
      }
    )
  );
  await runStep('Making the service worker', async () => {
    const { buildServiceWorker } = await import('./service-worker.mjs');
    await buildServiceWorker();
  });
  await runStep('Compressing the pages', () => packPages(join(root, 'build/host')));
}

/** Parts of the build, in order; a part is built again when one of its sources has changed. */
const parts = [
  {
    name: 'server',
    sources: [
      ...COMMON,
      ...['server/src', 'demo/src', 'shared/domain', 'shared/layers'],
      ...['scripts/lib/build-server.mjs', 'scripts/lib/postgis-bundle.mjs']
    ],
    build: () => runStep('Building the server', buildServer)
  },
  {
    name: 'glyphs',
    sources: ['package-lock.json', 'scripts/make-glyphs.mjs', 'scripts/glyphs'],
    build: () =>
      runStep('Making map glyphs', async () => {
        const { makeGlyphs } = await import('../make-glyphs.mjs');
        await makeGlyphs(join(root, 'build/host-assets/fonts'));
      })
  },
  {
    name: 'pages',
    sources: [
      ...COMMON,
      ...['shared', 'widgets', 'themes', 'host', 'scripts/make-glyphs.mjs', 'scripts/glyphs'],
      ...['scripts/lib/pack-pages.mjs', 'scripts/lib/service-worker.mjs']
    ],
    build: buildPages
  }
];

/**
 * Builds the server, the map glyphs and the pages, each when one of its sources has changed since its last
 * build.
 */
export async function ensureBuild() {
  mkdirSync(stamps, { recursive: true });
  for (const { name, sources, build } of parts) {
    const stamp = join(stamps, `.stamp-${name}`);
    const wanted = computeFingerprint(sources);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    await build();
    writeFileSync(stamp, wanted);
  }
}
