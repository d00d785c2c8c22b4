import { waitUntilDrawn } from '../../bench/map-page.mjs';
import { SCRIPT_TEXT } from '../hostile-texts.mjs';
import { openPopup } from './stored-scripts.mjs';

/* Stored hostile texts in the five maps that partners embed, opened by a guest. */

/** @typedef {import('./hostile-records.mjs').Call} Call */
/** @typedef {import('./watched-browser.mjs').CheckList} CheckList */
/** @typedef {import('./watched-browser.mjs').WatchedContext} WatchedContext */

/** Time between two questions after the end of an import, ms. */
const POLL_MS = 200;

/** @type {readonly [number, number][]} */
const RING = [
  [7.9, 5],
  [7.9, 5.02],
  [7.92, 5.02],
  [7.92, 5],
  [7.9, 5]
];
const POLYGON = { type: 'Polygon', coordinates: [RING] };
const TONNES = { ffb_yield: 9, cpo_yield: 1, pko_yield: 1, pkn_yield: 1, pks_yield: 1, fibr_yld: 1 };

/** Rows of the datasets that these maps show; each field that takes any text has a hostile one. */
const FILES = [
  {
    dataset: 'protected-areas',
    geometry: POLYGON,
    properties: Object.fromEntries(
      ['name', 'designation', 'designationType', 'status', 'governmentType', 'owner'].map((field) => [
        field,
        // The shorter fields are cut where the text would no longer be one element.
        field === 'name' || field === 'designation' ? SCRIPT_TEXT : '<b data-attacked>x</b>'
      ])
    )
  },
  {
    dataset: 'oil-palm-clusters',
    geometry: POLYGON,
    properties: { state: 'Akwa Ibom', layer: SCRIPT_TEXT, ...TONNES, Ages: 12 }
  },
  {
    dataset: 'places',
    geometry: { type: 'Point', coordinates: [7.91, 5.01] },
    properties: { name: SCRIPT_TEXT, population: 300_000 }
  }
];

/**
 * Imports one row; the name of the file and its source, which the map shows, are hostile too.
 * @param {Call} call
 * @param {(typeof FILES)[number]} file
 */
async function importRow(call, { dataset, geometry, properties }) {
  const file = JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry, properties }]
  });
  const name = encodeURIComponent(`${SCRIPT_TEXT.replaceAll('/', '_')}.geojson`);
  const uploaded = await call(`/api/import-files?name=${name}`, { method: 'POST', file });
  /** @type {{ data: { id: string } }} */
  const { data } = await uploaded.json();
  const path = `/api/import-files/${data.id}`;
  await call(`${path}/import`, {
    method: 'POST',
    body: { dataset, attribution: SCRIPT_TEXT, acceptPositions: true }
  });
  for (;;) {
    const run = (await (await call(path)).json()).data;
    if (run === null) throw new Error(`The import of ${dataset} did not begin.`);
    if (run.state !== 'running') {
      if (!run.isWritten)
        throw new Error(`${dataset} was not imported: ${JSON.stringify(run).slice(0, 300)}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** The maps, with the layer and field of the hostile record that a popup shows. */
const MAPS = [
  { name: 'serviceArea' },
  { name: 'weeklyYield' },
  { name: 'profitPerWeek' },
  { name: 'oilPalmClusters', popup: ['palmclustersAllPrj', 'layer'] },
  { name: 'protectedAreas', popup: ['conserved', 'name'] }
];

/**
 * @param {CheckList} checks
 * @param {WatchedContext} guest
 * @param {{ url: string, call: Call }} server
 */
export async function attackEmbeds(checks, guest, { url, call }) {
  await checks.run('embeds: hostile rows are imported into their layers', async () => {
    for (const file of FILES) await importRow(call, file);
    return null;
  });
  const page = await guest.context.newPage();
  for (const { name, popup: [service = '', field = ''] = [] } of MAPS) {
    await checks.run(`embeds: ${name}, its hint and its sources`, async () => {
      await page.goto(`${url}/map/widgets/${name}?embedded=true`);
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByRole('button', { name: /Sources/ }).click();
      await page
        .getByRole('group', { name: /sources/i })
        .getByText(SCRIPT_TEXT)
        .waitFor();
      // A map that is left while it loads reports what it could not load.
      await waitUntilDrawn(page);
      return guest.findEffect(page);
    });
    if (service !== '')
      await checks.run(`embeds: popup of ${name}`, async () => {
        await openPopup(page, service, field);
        return guest.findEffect(page);
      });
  }
  await page.close();
}
