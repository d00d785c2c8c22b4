import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { createDemoFolder, startServer } from '../../tests/support/demo-server.mjs';
import { printLine, runStep } from '../../scripts/lib/command.mjs';
import { benchAllLayers } from './layers/all-layers.mjs';
import { addMills } from './layers/mills.mjs';
import { benchOpening } from './layers/opening.mjs';
import { openPanel } from './layers/panel.mjs';
import { benchPolygons } from './layers/polygons.mjs';
import { benchRepaint } from './layers/repaint.mjs';
import { benchSums, recordMoves } from './layers/slider.mjs';
import { watchMap } from './layers/watch-map.mjs';
import { buildBarePage, launchBrowser, serveBarePage, openSignedInContext } from './map-page.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */

const ports = { opening: 4391, mills: 4392 };

/** Returns the load of the machine over the last minute. */
const formatLoad = () => Number(loadavg()[0]).toFixed(1);

/**
 * Runs a server on its own demonstration data while `work` runs.
 * @param {number} port
 * @param {(dataDir: string) => Promise<void>} prepare
 * @param {(url: string) => Promise<BenchRow[]>} work
 */
async function runWithServer(port, prepare, work) {
  const dataDir = await createDemoFolder();
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

/**
 * Adds the load of the machine to the notes of the rows.
 * @param {string} title
 * @param {() => Promise<BenchRow | BenchRow[]>} work
 */
async function runMeasurement(title, work) {
  const rows = [await runStep(`Measuring ${title}`, work)].flat();
  return rows.map((row) => ({ ...row, note: `${row.note}; load ${formatLoad()}` }));
}

/**
 * Measures the opening of the map: its requests, and the polygons.
 * @param {Browser} browser
 * @returns {(url: string) => Promise<BenchRow[]>}
 */
const createOpeningBench = (browser) => async (url) => {
  const context = await openSignedInContext(browser, url);
  const opening = await runMeasurement('the opening of the map', () => benchOpening(context, url));
  await watchMap(context);
  await serveBarePage(context);
  return [...opening, ...(await runMeasurement('polygons', () => benchPolygons(context, url)))];
};

/**
 * Measures fifty thousand mills, each drawn separately.
 * @param {Browser} browser
 * @returns {(url: string) => Promise<BenchRow[]>}
 */
const createMillsBench = (browser) => async (url) => {
  const context = await openSignedInContext(browser, url);
  await recordMoves(context);
  const opened = await openPanel(context, url);
  const sums = await runMeasurement("the slider's sums", () => benchSums(opened));
  const all = await runMeasurement('all layers', () => benchAllLayers(opened));
  await opened.page.close();
  await watchMap(context);
  const watched = await openPanel(context, url);
  return [...sums, ...(await runMeasurement("the slider's map", () => benchRepaint(watched))), ...all];
};

/**
 * Measures the map's layers in the browser: sliders, polygons, memory with every layer visible, requests on
 * opening.
 */
export async function benchLayers() {
  await buildBarePage();
  const browser = await launchBrowser();
  try {
    printLine(`  Software GL on ${cpus().length} processors, load ${formatLoad()}.`);
    return [
      ...(await runWithServer(ports.mills, addMills, createMillsBench(browser))),
      ...(await runWithServer(ports.opening, async () => {}, createOpeningBench(browser)))
    ];
  } finally {
    await browser.close();
  }
}
