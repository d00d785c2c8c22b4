import { setTimeout as pause } from 'node:timers/promises';
import { signInAdministrator } from './api.mjs';
import { launchBrowser, openSignedInContext, waitUntilDrawn } from './map-page.mjs';
import { measureMemory } from './process-memory.mjs';
import { runOnPostgres } from './run-on-postgres.mjs';
import { computeQuantile } from './statistics.mjs';

/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */
/** @typedef {Awaited<ReturnType<typeof signInAdministrator>>} Call */

/** Copies of each mill of the demonstration: 246 × 4,300 mills, with one purchase per copy. */
const COPIES = 245;
const FIRST_COPY = 1_000_000;
const TRIES = 20;
/** Longest time in which the layer's columns are read into memory, ms. */
const LOADED_MS = 120_000;

/** Each copy lies up to 7 km from its mill, on a spiral, and was found on another day. */
const FILL = [
  `INSERT INTO mill (id, name, rtm, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
      number_of_pressers, physically_tagged, last_discovery_date, oil_palm_cluster_hectares, deforested_layer_hectares, geom)
    SELECT ${FIRST_COPY} + row_number() OVER (ORDER BY k, m.id), m.name || ' ' || k, m.rtm, m.size, m.state_slug, m.lga_slug,
      m.lga_code, m.cracker, m.separator, m.number_of_pots, m.number_of_pressers, m.physically_tagged,
      m.last_discovery_date - k % 20, m.oil_palm_cluster_hectares, m.deforested_layer_hectares,
      ST_SetSRID(ST_MakePoint(ST_X(m.geom) + 0.06 * cos(k * 2.399963) * sqrt(k / ${COPIES}.0),
                              ST_Y(m.geom) + 0.06 * sin(k * 2.399963) * sqrt(k / ${COPIES}.0)), 4326)
    FROM mill m CROSS JOIN generate_series(1, ${COPIES}) k`,
  `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne)
    SELECT id, current_date - id % 300, 1 + (id::bigint * 7919 % 1000) / 10.0, 34000 + id::bigint * 7919 % 6000
    FROM mill WHERE id > ${FIRST_COPY}`,
  'ANALYZE'
];

const LAYER = '/arcgis/rest/services/taggedMillsClus/FeatureServer/0/query';
/** @param {Record<string, string>} params */
const toQuery = (params) => `${LAYER}?${new URLSearchParams({ f: 'json', ...params })}`;

/** Returns a number that no earlier request had, since repeated requests would come from the cache. */
const vary = (/** @type {number} */ least, /** @type {number} */ most) =>
  least + Math.random() * (most - least);

/** The requests of the boards after a slider came to rest. */
const boardQueries = () => {
  const where = `tonsAmount >= ${vary(5, 95).toFixed(6)}`;
  const sum = { statisticType: 'sum', onStatisticField: 'tonsAmount', outStatisticFieldName: 'tonnes' };
  const count = { statisticType: 'count', onStatisticField: 'OBJECTID', outStatisticFieldName: 'mills' };
  const outStatistics = JSON.stringify([sum, count]);
  return [
    toQuery({ where, returnCountOnly: 'true' }),
    toQuery({ where, groupByFieldsForStatistics: 'state_slug', outStatistics }),
    toQuery({ where, groupByFieldsForStatistics: 'size', outStatistics })
  ];
};

/** @param {string} field */
const pageQuery = (field) =>
  toQuery({
    where: `tonsAmount >= ${vary(0, 1).toFixed(6)}`,
    outFields: '*',
    orderByFields: `${field} ${Math.random() < 0.5 ? 'ASC' : 'DESC'}`,
    resultOffset: String(25 * Math.floor(vary(0, 20))),
    resultRecordCount: '25',
    returnGeometry: 'false'
  });

const SUGGEST = '/arcgis/rest/services/Places/GeocodeServer/suggest';

/**
 * What people wait for: a name, the longest time (ms), and the calls that are sent at once.
 * @type {[row: string, limit: number, send: (call: Call) => Promise<unknown>][]}
 */
const WAITS = [
  ['slider at rest to all boards', 400, (call) => Promise.all(boardQueries().map((path) => call(path)))],
  ['page of the table, by a number', 250, (call) => call(pageQuery('tonsAmount'))],
  ['page of the table, by name', 250, (call) => call(pageQuery('name'))],
  ['search key to list', 250, (call) => call(`${SUGGEST}?f=json&text=ik${'aeiou'[Math.floor(vary(0, 5))]}`)],
  [
    'area of 60 minutes with its figures',
    1_000,
    (call) =>
      call('/api/service-area-summary', 'POST', {
        latitude: vary(4.9, 5.4),
        longitude: vary(7.4, 8),
        minutes: 60
      })
  ]
];

/**
 * Sends the requests of the boards until they come from memory: the layer is read into it after its second request.
 * @param {Call} call
 */
async function warmUp(call) {
  const began = performance.now();
  for (;;) {
    const asked = performance.now();
    await Promise.all(boardQueries().map((path) => call(path)));
    if (performance.now() - asked < 150 || performance.now() - began > LOADED_MS) return;
    await pause(1_000);
  }
}

/**
 * @param {Call} call
 * @returns {Promise<BenchRow[]>}
 */
async function measureCalls(call) {
  /** @type {BenchRow[]} */
  const rows = [];
  for (const [row, limit, send] of WAITS) {
    /** @type {number[]} */
    const times = [];
    for (let at = 0; at < TRIES; at++) {
      const began = performance.now();
      await send(call);
      times.push(performance.now() - began);
    }
    const median = Math.round(computeQuantile(times, 0.5));
    const note = `p95 of ${TRIES}; median ${median} ms`;
    rows.push({
      row: `A million mills: ${row}`,
      value: computeQuantile(times, 0.95),
      unit: 'ms',
      limit,
      note
    });
  }
  return rows;
}

/**
 * Returns the time from navigation until the map with all mills is stationary, ms.
 * @param {string} url
 */
async function measureMap(url) {
  const browser = await launchBrowser();
  try {
    const context = await openSignedInContext(browser, url);
    const page = await context.newPage();
    await page.goto(`${url}/map/oilpalm`);
    return await waitUntilDrawn(page);
  } finally {
    await browser.close();
  }
}

/** Measures what people wait for with a million mills on PostgreSQL; its database is filled in some minutes. */
export const benchMillion = () =>
  runOnPostgres(FILL, async ({ url, pid }) => {
    const call = await signInAdministrator(url);
    await warmUp(call);
    const rows = await measureCalls(call);
    const drawn = await measureMap(url);
    return [
      ...rows,
      {
        row: 'A million mills: second visit, until the map is drawn',
        value: drawn / 1_000,
        unit: 's',
        limit: 10,
        note: 'every mill in view is read, and joined to circles in the page'
      },
      {
        row: 'A million mills: memory of the server',
        value: measureMemory(Number(pid)) ?? Infinity,
        unit: 'MB',
        limit: 2_500,
        note: 'with its threads, after these calls'
      }
    ];
  });
