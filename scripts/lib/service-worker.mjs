import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './paths.mjs';

const pages = join(root, 'build/host');

/**
 * Entry points of what every page needs: the shell, the widgets' runtime, maps in 2D, themes. Widgets that are
 * fetched together have no entry of their own, only their file's name in `host/vite/chunks.ts`.
 */
const PAGE_ENTRIES =
  /^(index\.html|_(on-map|tools|identity|french)-.*|.*\/src\/runtime\/widget\.tsx|.*\/arcgis-map\/src\/runtime\/engine\.ts|.*\/themes\/.*)$/;

/**
 * Fonts that not every page needs: of other scripts, and of parts of the map engine. A browser requests a font when it
 * shows a letter of it, and keeps it then.
 */
const OTHER_FONTS = /\/(?!inter-latin-wght-normal-)[^/]+\.woff2$/;

/** Returns the files of the build for `PAGE_ENTRIES`, with all their static imports. */
function listPageParts() {
  const manifest = JSON.parse(readFileSync(join(pages, '.vite/manifest.json'), 'utf8'));
  const parts = new Set();
  const waiting = Object.keys(manifest).filter((key) => PAGE_ENTRIES.test(key));
  const seen = new Set(waiting);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const { file, css = [], assets = [], imports = [] } = manifest[key];
    for (const path of [file, ...css, ...assets]) if (path.startsWith('assets/')) parts.add(`/${path}`);
    for (const next of imports.filter((name) => !seen.has(name))) {
      seen.add(next);
      waiting.push(next);
    }
  }
  return [...parts].filter((path) => !OTHER_FONTS.test(path)).sort();
}

/** Returns a version that changes when the map engine's files or the glyphs may change. */
function computeEngineVersion() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'scripts/make-glyphs.mjs'])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Code of the build: its own files, and the map engine's, whose other files are texts, glyphs and pictures. */
const CODE = /^(assets\/.*(?<!\.br)|arcgis-assets\/.*\.(js|css|wasm))$/;
/** Characters of a hash, as in host/service-worker/check-integrity.ts, which computes it the same way. */
const DIGEST_LENGTH = 22;

/** Returns the hash of each file of the build that can run, by its path. */
function computeDigests() {
  const paths = readdirSync(pages, { recursive: true }).map((path) => path.replaceAll('\\', '/'));
  const computeDigest = (path) =>
    createHash('sha256')
      .update(readFileSync(join(pages, path)))
      .digest('base64url')
      .slice(0, DIGEST_LENGTH);
  return Object.fromEntries(
    paths
      .filter((path) => CODE.test(path))
      .sort()
      .map((path) => [`/${path}`, computeDigest(path)])
  );
}

/** Builds `service-worker.js` for the pages in build/host. */
export async function buildServiceWorker() {
  await build({
    entryPoints: [join(root, 'host/service-worker/worker.js')],
    outfile: join(pages, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: {
      'process.env.NODE_ENV': '"production"',
      PAGE_PARTS: JSON.stringify(listPageParts()),
      DIGESTS: JSON.stringify(computeDigests()),
      ENGINE_VERSION: JSON.stringify(computeEngineVersion())
    }
  });
}
