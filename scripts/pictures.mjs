import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');

/*
 * Pictures of every page, light and dark, in English and French, in three sizes, and of what is done there, into
 * `test-results/pictures/index.html`; with what axe finds, errors of the console and requests that leave this machine.
 * `--page admin` takes those whose name holds it, `--only dark,fr,390` those variants. `--readme` alone takes those of
 * README.md, into `docs/pictures`.
 */
await command(async () => {
  await ensureDependencies();
  await ensureBrowser();
  const { takePictures, withDemonstration } = await import('./pictures/command.mjs');
  const { chromiumCamera } = await import('./pictures/camera.mjs');
  const { states } = await import('./pictures/states.mjs');
  if (process.argv.includes('--readme')) {
    const { takeReadmePictures } = await import('./pictures/readme.mjs');
    return withDemonstration(chromiumCamera, (browser, url) =>
      takeReadmePictures(chromiumCamera, browser, url)
    );
  }
  await takePictures({ camera: chromiumCamera, place: 'test-results/pictures', states });
});
