import { requireNode } from './lib/node-version.mjs';

requireNode();
const { parseArgs } = await import('node:util');
const { mkdirSync, rmSync } = await import('node:fs');
const { dirname, join } = await import('node:path');
const { Stop, command, elapsed, say } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
const { ensureBuild } = await import('./lib/build.mjs');
const { freePort } = await import('./lib/free-port.mjs');
const { root } = await import('./lib/paths.mjs');

/*
 * Pictures of every page, light and dark, in English and French, in three sizes, and of what is done there, into
 * `test-results/pictures/index.html`; with what axe finds, errors of the console and requests that leave this machine.
 * `--page admin` takes those whose name holds it, `--only dark,fr,390` those variants.
 */

const folder = join(root, 'test-results/pictures');

/** All whose name holds what `--page` says. @throws Stop when there is none. */
function named(part, pages, states) {
  const holds = ({ name }) => name.includes(part);
  const chosen = { pages: pages.filter(holds), states: states.filter(holds) };
  if (chosen.pages.length + chosen.states.length > 0) return chosen;
  const names = [...pages, ...states].map(({ name }) => name);
  throw new Stop(`No page is named like '${part}'. There are: ${names.join(', ')}.`);
}

await command(async () => {
  const { values } = parseArgs({ options: { page: { type: 'string' }, only: { type: 'string' } } });
  await ensureDependencies();
  await ensureBrowser();
  const { chosenVariants } = await import('./pictures/variants.mjs');
  const { allPages } = await import('./pictures/pages.mjs');
  const { states } = await import('./pictures/states.mjs');
  const wanted = { ...named(values.page ?? '', allPages(), states), variants: chosenVariants(values.only) };
  await ensureBuild();
  const { freshDemoFolder, startServer } = await import('../tests/support/demo-server.mjs');
  const { launch } = await import('./bench/map-page.mjs');
  const { walk } = await import('./pictures/walk.mjs');
  const { writeSheet } = await import('./pictures/sheet.mjs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const dataDir = await freshDemoFolder();
  try {
    const server = await startServer({ port: await freePort(), dataDir, env: { LOG_LEVEL: 'warn' } });
    const browser = await launch();
    try {
      const seen = await walk(browser, server.url, folder, wanted);
      writeSheet(folder, seen);
      const pictures = seen.flatMap((one) => one.pictures);
      const taken = pictures.filter(({ file }) => file !== null).length;
      const amiss = pictures.filter(({ findings }) => findings.length > 0).length;
      say(`${taken} pictures in test-results/pictures/index.html after ${elapsed()} s.`);
      say(amiss === 0 ? 'Nothing is amiss.' : `${amiss} of ${pictures.length} have something amiss.`);
      process.exitCode = amiss === 0 ? 0 : 1;
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
});
