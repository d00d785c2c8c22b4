import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/lib/build.mjs';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { CommandError, formatElapsedSeconds, printLine } from '../../scripts/lib/command.mjs';
import { loadPageTexts } from './page-texts.mjs';
import { listPages } from './pages.mjs';
import { writePictureIndex } from './picture-index.mjs';
import { selectVariants } from './variants.mjs';
import { visitPages } from './visit-pages.mjs';

/** @typedef {import('./pages.mjs').SitePage} SitePage */
/**
 * @template Opened
 * @typedef {import('./states.mjs').PageState<Opened>} PageState
 */
/**
 * @template Launched
 * @template Context
 * @template Opened
 * @typedef {import('./visit-pages.mjs').Camera<Launched, Context, Opened>} Camera
 */
/** @typedef {import('./visit-pages.mjs').Closable} Closable */
/** @typedef {import('./visit-pages.mjs').Tab} Tab */

/**
 * Selects the pages and states whose name contains `--page`.
 * @template Opened
 * @param {string} part
 * @param {readonly SitePage[]} pages
 * @param {readonly PageState<Opened>[]} states
 * @throws CommandError when there is no match.
 */
function selectPages(part, pages, states) {
  /** @param {{ name: string }} one */
  const isMatch = ({ name }) => name.includes(part);
  const chosen = { pages: pages.filter(isMatch), states: states.filter(isMatch) };
  if (chosen.pages.length + chosen.states.length > 0) return chosen;
  const names = [...pages, ...states].map(({ name }) => name);
  throw new CommandError(`No page name contains '${part}'. Pages: ${names.join(', ')}.`);
}

/**
 * Prints the results; the command fails when there are findings.
 * @param {import('./visit-pages.mjs').VisitedPage[]} seen
 * @param {string} place
 */
function reportResults(seen, place) {
  const pictures = seen.flatMap((one) => one.pictures);
  const taken = pictures.filter(({ file }) => file !== null).length;
  const withFindings = pictures.filter(({ findings }) => findings.length > 0).length;
  printLine(`${taken} pictures in ${place}/index.html after ${formatElapsedSeconds()} s.`);
  printLine(
    withFindings === 0 ? 'No problems were found.' : `${withFindings} of ${pictures.length} have problems.`
  );
  process.exitCode = withFindings === 0 ? 0 : 1;
}

/**
 * Takes pictures of demonstration data with a camera.
 * @template {Closable} Launched
 * @template {Closable} Context
 * @template {Tab} Opened
 * @param {object} options
 * @param {Camera<Launched, Context, Opened>} options.camera (`camera.mjs`, `firefox-camera.mjs`)
 * @param {string} options.place the folder for the pictures, from the root
 * @param {readonly PageState<Opened>[]} options.states actions on pages, besides the pages
 * @param {import('./variants.mjs').Size[]} [options.sizes] for the pages; all by default
 */
export async function takePictures({ camera, place, states, sizes }) {
  const { values } = parseArgs({ options: { page: { type: 'string' }, only: { type: 'string' } } });
  const variants = selectVariants(values.only, sizes);
  const match = await loadPageTexts();
  const wanted = { ...selectPages(values.page ?? '', listPages(), states), variants, match };
  await runWithDemonstration(camera, async (browser, url) => {
    const folder = join(root, place);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const seen = await visitPages(camera, browser, url, folder, wanted);
    writePictureIndex(folder, seen);
    reportResults(seen, place);
  });
}

/**
 * Builds, serves separate demonstration data and runs `work` there with a browser of a camera.
 * @template {Closable} Launched
 * @param {{ launchBrowser(): Promise<Launched> }} camera
 * @param {(browser: Launched, url: string) => Promise<void>} work
 */
export async function runWithDemonstration(camera, work) {
  await ensureBuild();
  const { createDemoFolder, startServer } = await import('../../tests/support/demo-server.mjs');
  const dataDir = await createDemoFolder();
  try {
    const server = await startServer({ port: await findFreePort(), dataDir, env: { LOG_LEVEL: 'warn' } });
    const browser = await camera.launchBrowser();
    try {
      await work(browser, server.url);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}
