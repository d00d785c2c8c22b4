import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { freshDemoFolder, startServer } from '../../tests/support/demo-server.mjs';
import { benchAnalyses } from './analyses.mjs';
import { benchApi } from './api.mjs';
import { benchBrowser } from './browser.mjs';
import { benchNetwork, benchServer } from './engine.mjs';
import { benchFeatures } from './feature-server.mjs';
import { benchImport } from './import.mjs';
import { benchLayers } from './layers.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { memoryOf } from './memory.mjs';
import { benchOpening } from './opening.mjs';
import { benchPanelFigures } from './panel-figures.mjs';
import { benchRecords } from './records.mjs';
import { benchTripPlans } from './trip-plans.mjs';

const port = 4395;

/** Draws ten areas round Uyo, each with another start, with the requests of the map. */
async function drawTenAreas(url) {
  for (let index = 0; index < 10; index++) {
    const body = JSON.stringify({
      latitude: 5.03 + index * 0.01,
      longitude: 7.93 - index * 0.01,
      minutes: 60
    });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/service-area-summary`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`service-area-summary answered ${answer.status}`);
  }
}

/**
 * Runs every benchmark, or the named ones: `server` (areas, health under load, memory), `browser`, `lighthouse`
 * (scores of five pages), `opening` (a first and a second visit of the map, also on a slow line), `layers` (the
 * map's sliders over 50,000 mills and its polygons), `panel` (the figures of all panels over 100,000 mills),
 * `network` (a generated network of a million edges against pgRouting), `features` (feature queries against
 * Koop and plain SQL), `api` (the product calls), `analyses` (farms and biochar facilities round a place),
 * `trips` (pickup plans of thirty agents), `records` (the administrators' table over 10,000 records on
 * PostgreSQL), `import` (100,000 points into the embedded database).
 */
export async function bench(names, tell) {
  const wanted = (name) => names.length === 0 || names.includes(name);
  const rows = [];
  const add = (measured) => {
    measured.forEach(tell);
    rows.push(...measured);
  };
  if (['server', 'browser', 'lighthouse', 'opening'].some(wanted)) {
    const dataDir = await freshDemoFolder();
    const server = await startServer({
      port,
      dataDir,
      env: { LOG_LEVEL: 'warn' }
    });
    try {
      if (wanted('server')) {
        add(await benchServer(server.url));
        await drawTenAreas(server.url);
        const megabytes = memoryOf(server.pid);
        if (megabytes !== null)
          add([
            {
              row: 'Memory of the server and all it started',
              value: megabytes,
              unit: 'MB',
              limit: 2500,
              note: 'PSS after ten areas'
            }
          ]);
      }
      if (wanted('browser')) add(await benchBrowser(server.url));
      if (wanted('lighthouse')) add(await benchLighthouse(server.url));
      if (wanted('opening')) add(await benchOpening(server.url));
    } finally {
      await server.stop();
      rmSync(dirname(dataDir), { recursive: true, force: true });
    }
  }
  if (wanted('layers')) add(await benchLayers());
  if (wanted('panel')) add(await benchPanelFigures());
  if (wanted('trips')) add(await benchTripPlans());
  if (wanted('network')) add(await benchNetwork());
  if (wanted('features')) add(await benchFeatures());
  if (wanted('api')) add(await benchApi());
  if (wanted('analyses')) add(await benchAnalyses());
  if (wanted('records')) add(await benchRecords());
  if (wanted('import')) add(await benchImport());
  return rows;
}
