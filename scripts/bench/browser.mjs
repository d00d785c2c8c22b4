import { gzipSync } from 'node:zlib';
import { median } from './figures.mjs';
import { buildBarePage, drawnAt, launch, serveBarePage, signedInContext } from './map-page.mjs';

/** Gzipped bytes of all scripts the sign-in page loads, and whether any of them is the map engine. */
async function signInWeight(browser, url) {
  const page = await browser.newPage();
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  let bytes = 0;
  let engine = false;
  for (const script of scripts) {
    const body = await script.body();
    bytes += gzipSync(body).length;
    engine ||= body.includes('esri.views.');
  }
  await page.close();
  return { kilobytes: bytes / 1000, engine };
}

/** Milliseconds from navigation to the first drawing at rest, each page `runs` times in turn, caches warm. */
async function firstDrawing(context, url, runs) {
  const times = { app: [], bare: [] };
  const pages = { app: `${url}/map/oilpalm`, bare: `${url}/__bare/?item=oil-palm-2d` };
  for (let index = 0; index < runs; index++)
    for (const [name, address] of Object.entries(pages)) {
      const page = await context.newPage();
      await page.goto(address);
      times[name].push(await drawnAt(page));
      await page.close();
    }
  return { app: median(times.app), bare: median(times.bare) };
}

/** Milliseconds from Set to the finished detail at 60 minutes, on a warm page at rest. */
async function setToDetail(context, url, runs) {
  const page = await context.newPage();
  await page.goto(`${url}/map/oilpalm`);
  await drawnAt(page);
  await page.getByRole('switch', { name: /service area/i }).click();
  const times = [];
  for (let index = 0; index < runs; index++) {
    await page.mouse.click(760 + 7 * index, 420 + 5 * index);
    await page.getByRole('button', { name: 'Set', exact: true }).waitFor();
    await drawnAt(page);
    const begun = Date.now();
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await page.getByTestId('sa-maizeLandAvailableForBiochar').waitFor();
    await page.waitForFunction(() => !document.querySelector('arcgis-map').view.updating);
    times.push(Date.now() - begun);
    await page.getByRole('button', { name: 'Clear service areas' }).first().click();
    await page.getByTestId('sa-maizeLandAvailableForBiochar').waitFor({ state: 'detached' });
  }
  await page.close();
  return { p50: median(times), worst: Math.max(...times) };
}

/** The browser's rows: sign-in weight, first drawing against a bare page, Set to detail. */
export async function benchBrowser(url) {
  await buildBarePage();
  const browser = await launch();
  try {
    const weight = await signInWeight(browser, url);
    const context = await signedInContext(browser, url);
    await serveBarePage(context);
    const drawing = await firstDrawing(context, url, 5);
    const detail = await setToDetail(context, url, 10);
    return [
      {
        row: 'Sign-in page, scripts gzipped',
        value: weight.engine ? Infinity : weight.kilobytes,
        unit: 'kB',
        limit: 250,
        note: weight.engine ? 'HOLDS THE MAP ENGINE' : 'no map engine'
      },
      {
        row: 'First map drawn, against a bare page',
        value: drawing.app / drawing.bare,
        unit: '×',
        limit: 1.5,
        note: `${Math.round(drawing.app)} ms / ${Math.round(drawing.bare)} ms, p50`
      },
      {
        row: 'Set to finished detail, 60 min',
        value: detail.p50,
        unit: 'ms',
        limit: 1500,
        note: `p50; worst ${detail.worst} ms`
      }
    ];
  } finally {
    await browser.close();
  }
}
