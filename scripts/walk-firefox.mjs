import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { ensureFirefox, ensureScreen } = await import('./lib/browser.mjs');

/*
 * Visits every page in Firefox, as `pictures.mjs` does in Chromium: in a desktop and a phone size, to
 * `test-results/firefox/index.html`. `--page` and `--only` are the same.
 */
await command(async () => {
  await ensureDependencies();
  await ensureFirefox();
  await ensureScreen();
  const { takePictures } = await import('./pictures/command.mjs');
  const { firefoxCamera } = await import('./pictures/firefox-camera.mjs');
  const { FEW_SIZES } = await import('./pictures/variants.mjs');
  await takePictures({ camera: firefoxCamera, place: 'test-results/firefox', states: [], sizes: FEW_SIZES });
});
