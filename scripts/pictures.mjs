import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');

/*
 * Pictures of every page, light and dark, in English and French, in three sizes, and of what is done there, into
 * `test-results/pictures/index.html`; with what axe finds, errors of the console and requests that leave this machine.
 * `--page admin` takes those whose name holds it, `--only dark,fr,390` those variants. `--docs` alone takes those of
 * README.md and of the documents, into `docs/pictures`.
 */
await command(async () => {
  await ensureDependencies();
  await ensureBrowser();
  const { takePictures, withDemonstration } = await import('./pictures/command.mjs');
  const { chromiumCamera } = await import('./pictures/camera.mjs');
  const { states } = await import('./pictures/states.mjs');
  if (process.argv.includes('--docs')) {
    const { takeDocumentPictures } = await import('./pictures/documents.mjs');
    return withDemonstration(chromiumCamera, (browser, url) =>
      takeDocumentPictures(chromiumCamera, browser, url)
    );
  }
  await takePictures({ camera: chromiumCamera, place: 'test-results/pictures', states });
});
