import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { runCommand } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { ensureFirefox, ensureScreen } = await import('../scripts/lib/browser.mjs');

/*
 * Visits every page in Firefox, as `pictures.mjs` does in Chromium: in a desktop and a phone size, to
 * `test-results/firefox/index.html`. `--page` and `--only` are the same.
 */
await runCommand(async () => {
  await ensureDependencies();
  await ensureFirefox();
  await ensureScreen();
  const { takePictures } = await import('./pictures/take-pictures.mjs');
  const { firefoxCamera } = await import('./pictures/firefox-camera.mjs');
  const { FEW_SIZES } = await import('./pictures/variants.mjs');
  await takePictures({ camera: firefoxCamera, place: 'test-results/firefox', states: [], sizes: FEW_SIZES });
});
