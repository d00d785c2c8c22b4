import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../lib/build.mjs';
import { freePort } from '../lib/free-port.mjs';
import { root } from '../lib/paths.mjs';
import { Stop, elapsed, say } from '../lib/say.mjs';
import { allPages } from './pages.mjs';
import { writeSheet } from './sheet.mjs';
import { chosenVariants } from './variants.mjs';
import { walk } from './walk.mjs';

/** Selects the pages and states whose name contains `--page`. @throws Stop when there is no match. */
function named(part, pages, states) {
  const holds = ({ name }) => name.includes(part);
  const chosen = { pages: pages.filter(holds), states: states.filter(holds) };
  if (chosen.pages.length + chosen.states.length > 0) return chosen;
  const names = [...pages, ...states].map(({ name }) => name);
  throw new Stop(`No page is named like '${part}'. There are: ${names.join(', ')}.`);
}

/** Prints the results; the command fails when there are findings. */
function tell(seen, place) {
  const pictures = seen.flatMap((one) => one.pictures);
  const taken = pictures.filter(({ file }) => file !== null).length;
  const amiss = pictures.filter(({ findings }) => findings.length > 0).length;
  say(`${taken} pictures in ${place}/index.html after ${elapsed()} s.`);
  say(amiss === 0 ? 'Nothing is amiss.' : `${amiss} of ${pictures.length} have something amiss.`);
  process.exitCode = amiss === 0 ? 0 : 1;
}

/**
 * Takes pictures of demonstration data with a camera.
 * @param camera opens pages and takes pictures in a browser (`camera.mjs`, `firefox-camera.mjs`)
 * @param place the folder for the pictures, from the root
 * @param states actions on pages, besides the pages
 * @param sizes of `SIZES` for the pages; all by default
 */
export async function takePictures({ camera, place, states, sizes }) {
  const { values } = parseArgs({ options: { page: { type: 'string' }, only: { type: 'string' } } });
  const variants = chosenVariants(values.only, sizes);
  const wanted = { ...named(values.page ?? '', allPages(), states), variants };
  await withDemonstration(camera, async (browser, url) => {
    const folder = join(root, place);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const seen = await walk(camera, browser, url, folder, wanted);
    writeSheet(folder, seen);
    tell(seen, place);
  });
}

/** Builds, serves separate demonstration data and runs `work` there with a browser of a camera. */
export async function withDemonstration(camera, work) {
  await ensureBuild();
  const { freshDemoFolder, startServer } = await import('../../tests/support/demo-server.mjs');
  const dataDir = await freshDemoFolder();
  try {
    const server = await startServer({ port: await freePort(), dataDir, env: { LOG_LEVEL: 'warn' } });
    const browser = await camera.launch();
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
