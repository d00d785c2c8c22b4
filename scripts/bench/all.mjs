import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { freshDemoFolder, startServer } from '../../tests/support/demo-server.mjs';
import { benchApi } from './api.mjs';
import { benchBrowser } from './browser.mjs';
import { benchNetwork, benchServer } from './engine.mjs';
import { benchFeatures } from './feature-server.mjs';
import { benchImport } from './import.mjs';
import { benchLayers } from './layers.mjs';
import { memoryOf } from './memory.mjs';
import { benchPanelFigures } from './panel-figures.mjs';
import { benchTripPlans } from './trip-plans.mjs';

const port = 4395;

/** Ten areas round Uyo, each somewhere else, as the map asks for them. */
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
 * Every benchmark, or those named: `server` (areas, health under load, memory), `browser`, `layers` (the map's
 * sliders over 50,000 mills and its polygons), `panel` (the figures of all panels over 100,000 mills), `network` (a generated network of a million edges against pgRouting), `features` (feature
 * queries against Koop and plain SQL), `trips` (pickup plans of thirty agents), `api` (the product calls), `import` (100,000 points into the embedded database).
 */
export async function bench(names) {
  const wanted = (name) => names.length === 0 || names.includes(name);
  const rows = [];
  if (wanted('server') || wanted('browser')) {
    const dataDir = await freshDemoFolder();
    const server = await startServer({
      port,
      dataDir,
      env: { LOG_LEVEL: 'warn' }
    });
    try {
      if (wanted('server')) {
        rows.push(...(await benchServer(server.url)));
        await drawTenAreas(server.url);
        const megabytes = memoryOf(server.pid);
        if (megabytes !== null)
          rows.push({
            row: 'Memory of the server and all it started',
            value: megabytes,
            unit: 'MB',
            limit: 2500,
            note: 'PSS after ten areas'
          });
      }
      if (wanted('browser')) rows.push(...(await benchBrowser(server.url)));
    } finally {
      await server.stop();
      rmSync(dirname(dataDir), { recursive: true, force: true });
    }
  }
  if (wanted('layers')) rows.push(...(await benchLayers()));
  if (wanted('panel')) rows.push(...(await benchPanelFigures()));
  if (wanted('trips')) rows.push(...(await benchTripPlans()));
  if (wanted('network')) rows.push(...(await benchNetwork()));
  if (wanted('features')) rows.push(...(await benchFeatures()));
  if (wanted('api')) rows.push(...(await benchApi()));
  if (wanted('import')) rows.push(...(await benchImport()));
  return rows;
}
