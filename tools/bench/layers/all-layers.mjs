import { unfoldLayers } from '../../../tests/support/site-page.mjs';
import { computeMedian, computeQuantile } from '../statistics.mjs';
import { waitUntilDrawn } from '../map-page.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const CLICKS = 20;
const BYTES_PER_MB = 1_000_000;

/**
 * Returns the heap sizes of the page and of its workers after a garbage collection, bytes.
 * @param {Page} page
 */
async function measureHeap(page) {
  const session = await page.context().newCDPSession(page);
  /** @type {Set<string>} */
  const workers = new Set();
  /** @type {Map<string, (result: { usedSize: number }) => void>} */
  const waiting = new Map();
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(`${sessionId} ${id}`)?.(result);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false
  });
  let id = 0;
  /**
   * @param {string} sessionId
   * @param {string} method
   */
  const callWorker = (sessionId, method) => {
    id++;
    /** @type {Promise<{ usedSize: number }>} */
    const answer = new Promise((resolve) => waiting.set(`${sessionId} ${id}`, resolve));
    const message = JSON.stringify({ id, method });
    return session.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answer);
  };
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  let ofWorkers = 0;
  for (const sessionId of workers) {
    await callWorker(sessionId, 'HeapProfiler.collectGarbage');
    ofWorkers += (await callWorker(sessionId, 'Runtime.getHeapUsage')).usedSize;
  }
  await session.detach();
  return { page: usedSize, workers: ofWorkers, count: workers.size };
}

/**
 * Returns the times, ms, from a click on a panel's button until the opened or closed panel is painted.
 * @param {Page} page
 */
async function measureClickTimes(page) {
  const button = page.getByRole('button', { name: 'Layer Properties: Factories' });
  /** @type {number[]} */
  const times = [];
  for (let click = 0; click < CLICKS; click++) {
    /** @type {Promise<number>} */
    const answered = button.evaluate(
      (element) =>
        new Promise((resolve) => {
          let begun = 0;
          element.addEventListener('click', ({ timeStamp }) => (begun = timeStamp), { once: true });
          new MutationObserver((_changes, observer) => {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - begun));
          }).observe(element, { attributeFilter: ['aria-expanded'] });
        })
    );
    await button.click();
    times.push(await answered);
  }
  return times;
}

/**
 * Shows every layer of the map at once, the mills unclustered, and measures memory and response times of the
 * page.
 * @param {{ page: Page }} opened
 */
export async function benchAllLayers({ page }) {
  await unfoldLayers(page);
  const begun = performance.now();
  // All at once; in sequence, each would wait for the map to draw the earlier ones.
  await page.evaluate(() => {
    /** @type {NodeListOf<HTMLInputElement>} */
    const switches = document.querySelectorAll('[role=switch]');
    for (const one of switches) if (!one.checked) one.click();
  });
  // A layer that becomes visible first loads its metadata, during which the view is not updating.
  await page.waitForFunction(() => {
    const { view } = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
    return view.map.layers.every(({ loadStatus }) => loadStatus === 'loaded' || loadStatus === 'failed');
  });
  await waitUntilDrawn(page);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const shown = await page.evaluate(() => {
    const { view } = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
    return view.map.layers.filter((layer) => 'url' in layer && Boolean(layer.url) && layer.visible).length;
  });
  if (shown < 45) throw new Error(`Only ${shown} layers are visible.`);
  const failed = await page.evaluate(() => {
    const { view } = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
    return view.map.layers
      .toArray()
      .filter(({ loadStatus }) => loadStatus === 'failed')
      .map(({ id }) => id);
  });
  if (failed.length > 0) throw new Error(`Layers failed: ${failed.join(', ')}`);
  const times = await measureClickTimes(page);
  const heap = await measureHeap(page);
  /** @param {number} bytes */
  const toMegabytes = (bytes) => Math.round(bytes / BYTES_PER_MB);
  return {
    row: `JS heap with all ${shown} layers visible`,
    value: (heap.page + heap.workers) / BYTES_PER_MB,
    unit: 'MB',
    limit: 1000,
    note: `page ${toMegabytes(heap.page)}, ${heap.count} workers ${toMegabytes(heap.workers)}; a panel's button responds in p50 ${Math.round(computeMedian(times))} ms, p95 ${Math.round(computeQuantile(times, 0.95))} ms; drawn in ${seconds} s`
  };
}
