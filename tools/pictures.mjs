import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { runCommand } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { ensureBrowser } = await import('../scripts/lib/browser.mjs');

/*
 * Takes pictures of every page, light and dark, in English and French, in three sizes, and of actions on it in the first
 * selected language and appearance, to `test-results/pictures/index.html`; with axe's findings, console errors and requests that leave this machine.
 * `--page admin` selects the pages whose name contains it, `--only dark,fr,390` the variants. `--docs` only
 * takes the pictures of README.md and of the documents, to `docs/pictures`.
 */
await runCommand(async () => {
  await ensureDependencies();
  await ensureBrowser();
  const { takePictures, runWithDemonstration } = await import('./pictures/take-pictures.mjs');
  const { chromiumCamera } = await import('./pictures/camera.mjs');
  const { states } = await import('./pictures/states.mjs');
  if (process.argv.includes('--docs')) {
    const { takeDocumentPictures } = await import('./pictures/documents.mjs');
    return runWithDemonstration(chromiumCamera, takeDocumentPictures);
  }
  await takePictures({ camera: chromiumCamera, place: 'test-results/pictures', states });
});
