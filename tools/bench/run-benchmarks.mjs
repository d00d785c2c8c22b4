import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createDemoFolder, startServer } from '../../tests/support/demo-server.mjs';
import { CommandError } from '../../scripts/lib/command.mjs';
import { benchAnalyses } from './analyses.mjs';
import { benchApi } from './api.mjs';
import { benchBrowser } from './browser.mjs';
import { benchNetwork, benchServer } from './engine.mjs';
import { benchFeatures } from './feature-server.mjs';
import { benchImport } from './import.mjs';
import { benchInteraction } from './interaction.mjs';
import { benchLayers } from './layers.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchMillion } from './million.mjs';
import { measureMemory } from './process-memory.mjs';
import { benchOpening } from './opening.mjs';
import { benchPanelFigures } from './panel-figures.mjs';
import { benchPickupRounds } from './pickup-rounds.mjs';
import { benchPlots } from './plots.mjs';
import { benchProcesses } from './processes.mjs';
import { benchRecords } from './records.mjs';
import { benchSiteCalls } from './site-calls.mjs';
import { benchSites } from './sites.mjs';
import { benchTripPlans } from './trip-plans.mjs';
import { benchWaits } from './waits.mjs';

/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */

const port = 4395;
const BENCHMARKS = [
  ...['server', 'browser', 'lighthouse', 'opening', 'interaction', 'waits', 'layers', 'panel', 'trips'],
  ...['sites', 'network', 'features', 'api', 'analyses', 'records', 'million', 'import', 'plots', 'processes']
];

/**
 * Draws ten areas round Uyo, each with another start, with the requests of the map.
 * @param {string} url
 */
async function drawTenAreas(url) {
  for (let index = 0; index < 10; index++) {
    const body = JSON.stringify({
      latitude: 5.03 + index * 0.01,
      longitude: 7.93 - index * 0.01,
      minutes: 60
    });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/service-area-summary`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`service-area-summary returned ${answer.status}`);
  }
}

/**
 * Runs every benchmark, or the named ones: `server` (areas, health under load, memory), `browser`, `lighthouse`
 * (scores of five pages), `opening` (a first and a second visit of the map, also on a slow line), `interaction` (clicks and keys with a slow
 * processor, and their popups), `waits` (first and second visits beside a bare map, and waits within the map), `layers` (the
 * map's sliders over 50,000 mills and its polygons), `panel` (the figures of all panels over 100,000 mills),
 * `network` (a generated network of a million edges against pgRouting), `features` (feature queries against
 * Koop and plain SQL), `api` (the product calls), `analyses` (farms and biochar facilities round a place),
 * `trips` (pickup plans of thirty agents, and rounds), `sites` (where to build next), `records` (the administrators' table over 10,000 records on
 * PostgreSQL), `million` (what people wait for with a million mills on PostgreSQL), `import` (100,000 points into the embedded database), `plots` (screening and files of plots),
 * `processes` (the processor time of a call with two servers on one PostgreSQL).
 * @param {string[]} names
 * @param {(row: BenchRow) => void} onRow called as soon as a row is measured
 * @throws CommandError for an unknown name.
 */
export async function runBenchmarks(names, onRow) {
  const unknown = names.find((name) => !BENCHMARKS.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`No benchmark is named '${unknown}'. Benchmarks: ${BENCHMARKS.join(', ')}.`);
  /** @param {string} name */
  const isSelected = (name) => names.length === 0 || names.includes(name);
  /** @type {BenchRow[]} */
  const rows = [];
  /** @param {BenchRow[]} measured */
  const addRows = (measured) => {
    for (const row of measured) onRow(row);
    rows.push(...measured);
  };
  if (['server', 'browser', 'lighthouse', 'opening', 'interaction', 'waits'].some(isSelected)) {
    const dataDir = await createDemoFolder();
    const server = await startServer({
      port,
      dataDir,
      env: { LOG_LEVEL: 'warn' }
    });
    try {
      if (isSelected('server')) {
        addRows(await benchServer(server.url));
        await drawTenAreas(server.url);
        const megabytes = measureMemory(server.pid);
        if (megabytes !== null)
          addRows([
            {
              row: 'Memory of the server and its processes',
              value: megabytes,
              unit: 'MB',
              limit: 2500,
              note: 'PSS after ten areas'
            }
          ]);
      }
      if (isSelected('browser')) addRows(await benchBrowser(server.url));
      if (isSelected('lighthouse')) addRows(await benchLighthouse(server.url));
      if (isSelected('opening')) addRows(await benchOpening(server.url));
      if (isSelected('interaction')) addRows(await benchInteraction(server.url));
      if (isSelected('waits')) for await (const row of benchWaits(server.url)) addRows([row]);
    } finally {
      await server.stop();
      rmSync(dirname(dataDir), { recursive: true, force: true });
    }
  }
  if (isSelected('layers')) addRows(await benchLayers());
  if (isSelected('panel')) addRows(await benchPanelFigures());
  if (isSelected('trips')) addRows([...(await benchTripPlans()), ...(await benchPickupRounds())]);
  if (isSelected('sites')) addRows([...(await benchSiteCalls()), ...(await benchSites())]);
  if (isSelected('network')) addRows(await benchNetwork());
  if (isSelected('features')) addRows(await benchFeatures());
  if (isSelected('api')) addRows(await benchApi());
  if (isSelected('analyses')) addRows(await benchAnalyses());
  if (isSelected('records')) addRows(await benchRecords());
  if (isSelected('million')) addRows(await benchMillion());
  if (isSelected('import')) addRows(await benchImport());
  if (isSelected('plots')) addRows(await benchPlots());
  if (isSelected('processes')) addRows(await benchProcesses());
  return rows;
}
