import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { freshDemoFolder, startServer } from '../../tests/support/demo-server.mjs';
import { say, step } from '../lib/say.mjs';
import { benchAllLayers } from './layers/all-layers.mjs';
import { addMills } from './layers/mills.mjs';
import { benchOpening } from './layers/opening.mjs';
import { openPanel } from './layers/panel.mjs';
import { benchPolygons } from './layers/polygons.mjs';
import { benchRepaint } from './layers/repaint.mjs';
import { benchSums, noteMoves } from './layers/slider.mjs';
import { watchMap } from './layers/watch-map.mjs';
import { buildBarePage, launch, serveBarePage, signedInContext } from './map-page.mjs';

const ports = { opening: 4391, mills: 4392 };

/** A server on demonstration data of its own while `work` runs. */
async function withServer(port, prepare, work) {
  const dataDir = await freshDemoFolder();
  try {
    await prepare(dataDir);
    const server = await startServer({ port, dataDir, env: { LOG_LEVEL: 'warn' } });
    try {
      return await work(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}

/** Rows, with a word of what else the machine did meanwhile. */
async function measured(title, work) {
  const rows = [await step(title, work)].flat();
  return rows.map((row) => ({ ...row, note: `${row.note}; load ${loadavg()[0].toFixed(1)}` }));
}

/** As the map opens: what is asked for, and the polygons. */
const asItOpens = (browser) => async (url) => {
  const context = await signedInContext(browser, url);
  const opening = await measured('opening the map', () => benchOpening(context, url));
  await watchMap(context);
  await serveBarePage(context);
  return [...opening, ...(await measured('polygons', () => benchPolygons(context, url)))];
};

/** Over fifty thousand mills, each drawn by itself. */
const overMills = (browser) => async (url) => {
  const context = await signedInContext(browser, url);
  await noteMoves(context);
  const opened = await openPanel(context, url);
  const sums = await measured("the slider's sums", () => benchSums(opened));
  const all = await measured('all layers', () => benchAllLayers(opened));
  await opened.page.close();
  await watchMap(context);
  const watched = await openPanel(context, url);
  return [...sums, ...(await measured("the slider's map", () => benchRepaint(watched))), ...all];
};

/** The map's layers in the browser: sliders, polygons, what is held with everything on, what opening asks for. */
export async function benchLayers() {
  await buildBarePage();
  const browser = await launch();
  try {
    say(`  Software GL on ${cpus().length} processors, load ${loadavg()[0].toFixed(1)}.`);
    return [
      ...(await withServer(ports.mills, addMills, overMills(browser))),
      ...(await withServer(ports.opening, async () => {}, asItOpens(browser)))
    ];
  } finally {
    await browser.close();
  }
}
