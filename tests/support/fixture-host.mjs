import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { computeFingerprint } from '../../scripts/lib/fingerprint.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { runProgram } from '../../scripts/lib/run-program.mjs';

/*
 * The host with the widgets of tests/fixtures/platform instead of this repository's, beside the shipped host.
 */

const WIDGETS = 'tests/fixtures/platform';
const target = join(root, 'build/contract');
const stamp = join(root, 'build/.contract-stamp');

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2'
};

/** Builds that host if it or a fixture has changed since the last build. */
export async function buildFixtureHost() {
  const wanted = computeFingerprint(['host', WIDGETS, 'package-lock.json', 'tsconfig.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const options = ['--base', '/contract/', '--outDir', target, '--minify', 'false'];
  await runProgram(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'host/vite.config.ts', ...options],
    { quiet: true, env: { SITE_WIDGETS: join(root, WIDGETS) } }
  );
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Serves a page's requests under `/contract/` and for widgets' static files from that build, with `config` as
 * the app; all other requests go to the site's own server.
 */
export async function serveFixtureHost(page, config) {
  const buildResponse = (path) => {
    const file = normalize(join(target, path));
    if (!file.startsWith(target) || !existsSync(file)) return { status: 404, body: 'There is no such file.' };
    return {
      contentType: types[extname(file)] ?? 'application/octet-stream',
      body: readFileSync(file)
    };
  };
  await page.route(/\/contract\//, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/contract/', '');
    if (path === 'app.json') return route.fulfill({ json: config });
    if (path !== '') return route.fulfill(buildResponse(path));
    const html = readFileSync(join(target, 'index.html'), 'utf8')
      .replaceAll('__EXB_MODE__', 'app')
      .replaceAll('__EXB_APP__', '/contract/app.json')
      .replaceAll('__EXB_PAGE__', '')
      .replaceAll('__EXB_TITLE__', 'Widgets of others');
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.route(/\/widgets\/.*\/assets\//, (route) =>
    route.fulfill(buildResponse(new URL(route.request().url()).pathname))
  );
}
