import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/lib/paths.mjs';
import { measureMemory } from '../bench/process-memory.mjs';
import { addRows } from './fill-rows.mjs';
import { FAILING_STATEMENTS, createHostileGeometries } from './hostile-geometries.mjs';
import { Ledger, signIn } from './ledger.mjs';
import { startServer } from './server.mjs';

/*
 * What the embedded database must survive: hostile geometries through every call that takes one, failing statements,
 * and a table of millions of rows. Each function returns the problems found.
 */

/** @typedef {import('../bench/server-code.mjs').FaultCode} FaultCode */
/** @typedef {import('../../server/src/store/store').Store} Store */
/** @typedef {{ url: string, headers: Record<string, string> }} Site */

const GEOMETRIES = 500;
/** Time between two writes of a connection while geometries are sent, ms: without it they fill the database. */
const WRITE_PAUSE_MS = 500;
/** Geometries between two lines of progress. */
const REPORTED = 50;
/** Hostile geometries in one imported file. */
const PER_FILE = 10;
const FAILING_CALLS = 1_000;
const MILLS = 2_000_000;
/** Time limit of one call, ms: a statement is stopped after 20 s, and a new thread takes seconds. */
const CALL_LIMIT_MS = 60_000;
/** Memory that a repetition of the same calls may add, as a part of the memory after the first. */
const MAX_GROWTH = 0.1;
/** Time limit of a statement in a server, ms. */
const STATEMENT_LIMIT_MS = 20_000;

/** Tables that grow with calls and sessions, whatever the calls write. */
const GROWING = /^(record_audit|call_count|session|idempotency|account_audit|data_import|import_|parameter)/;

/**
 * Opens the store of a data folder, and closes it after `work`.
 * @template T
 * @param {string} dataDir
 * @param {FaultCode} code
 * @param {(store: Store) => Promise<T>} work
 */
async function runWithStore(dataDir, code, work) {
  const store = await code.openStore({ dataDir, databaseUrl: null, root });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/**
 * @param {string} dataDir
 * @param {FaultCode} code
 */
const countFolderRows = (dataDir, code) =>
  runWithStore(dataDir, code, async ({ query }) => code.countRows(query, await code.listDataTables(query)));

/**
 * @param {Record<string, number>} before
 * @param {Record<string, number>} after
 * @param {RegExp} growing tables that may have more rows
 */
const listLostRows = (before, after, growing = GROWING) =>
  Object.entries(before).flatMap(([table, rows]) => {
    const now = after[table] ?? 0;
    return now === rows || (now > rows && growing.test(table))
      ? []
      : [`table ${table} had ${rows} rows and has ${now}`];
  });

/**
 * Sends one call, and returns the fault of its answer: none is a success, or a refusal with a message.
 * @param {Site} site
 * @param {string} path
 * @param {RequestInit & { headers?: Record<string, string> }} init
 */
async function sendCall({ url, headers }, path, init) {
  const began = performance.now();
  try {
    const answer = await fetch(url + path, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: AbortSignal.timeout(CALL_LIMIT_MS)
    });
    const text = await answer.text();
    const code = Number(/^\{"error":\{"code":(\d+)/.exec(text)?.[1] ?? answer.status);
    const isRefusal = code >= 400 && /"message":"[^"]{5}/.test(text);
    const isRight = answer.status < 300 && (code < 400 || isRefusal);
    const fault =
      (isRight || isRefusal) && ![500, 502, 504].includes(code) ? null : `${code}: ${text.slice(0, 200)}`;
    return { fault, status: answer.status, text };
  } catch (error) {
    const seconds = Math.round((performance.now() - began) / 1000);
    return { fault: `no answer in ${seconds} s (${error})`, status: 0, text: '' };
  }
}

/**
 * @param {Site} site
 * @param {string} path
 * @param {string} body JSON, which may be invalid
 */
const postJson = (site, path, body) =>
  sendCall(site, path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });

/**
 * Enters a plot, and deletes it where it was accepted. The other properties are right.
 * @param {Site} site
 * @param {string} geometry
 */
async function tryPlot(site, geometry) {
  const right =
    '"supplier":"S","community":"C","commodity":"oilPalm","capture":"walked","capturedOn":"2026-01-02","status":"draft"';
  const { fault, status, text } = await postJson(site, '/api/plots', `{${right},"geometry":${geometry}}`);
  if (fault || status !== 201) return fault;
  return (await sendCall(site, `/api/plots/${JSON.parse(text).data.id}`, { method: 'DELETE' })).fault;
}

/**
 * Converts the coordinates of a text of GeoJSON to Esri's form, without parsing it.
 * @param {string} geometry
 */
const toEsriText = (geometry) =>
  geometry.replace('"type":"Polygon",', '').replace('"coordinates"', '"rings"');

/**
 * @param {Site} site
 * @param {string} service
 * @param {Record<string, string>} params
 */
const queryLayer = async (site, service, params) =>
  (
    await sendCall(site, `/arcgis/rest/services/${service}/FeatureServer/0/query`, {
      method: 'POST',
      body: new URLSearchParams({ f: 'json', returnCountOnly: 'true', ...params })
    })
  ).fault;

/** Returns the second place of a ring, which has the hostile number; a position otherwise. */
const readPosition = (/** @type {string} */ geometry) =>
  /\],\[([^,\]]+),([^,\]]+)[,\]]/.exec(geometry)?.slice(1) ?? ['7.7', '5.1'];

/**
 * Calls that take a geometry, each with one.
 * @type {Record<string, (site: Site, geometry: string) => Promise<string | null>>}
 */
const CALLS = {
  'a plot': tryPlot,
  'a check of an outline': async (site, geometry) =>
    (await postJson(site, '/api/plot-checks', `{"geometry":${geometry}}`)).fault,
  'a service area': async (site, geometry) => {
    const [x, y] = readPosition(geometry);
    return (
      await postJson(site, '/api/service-area-summary', `{"latitude":${y},"longitude":${x},"minutes":5}`)
    ).fault;
  },
  'a query of polygons': (site, geometry) => queryLayer(site, 'ngnLGA', { geometry: toEsriText(geometry) }),
  'a query of points': (site, geometry) =>
    queryLayer(site, 'taggedMillsClus', { geometry: toEsriText(geometry), distance: '1000' })
};

/**
 * Uploads a file of hostile geometries, checks it as plots, and deletes it.
 * @param {Site} site
 * @param {string[]} geometries
 */
async function tryImport(site, geometries) {
  const features = geometries.map(
    (geometry, at) =>
      `{"type":"Feature","properties":{"supplier":"S${at}","community":"C","commodity":"oilPalm","capturedOn":"2026-01-02"},"geometry":${geometry}}`
  );
  const uploaded = await sendCall(site, '/api/import-files?name=hostile.geojson', {
    method: 'POST',
    body: `{"type":"FeatureCollection","features":[${features.join(',')}]}`,
    headers: { 'content-type': 'application/octet-stream' }
  });
  if (uploaded.fault || uploaded.status !== 200) return uploaded.fault;
  const path = `/api/import-files/${JSON.parse(uploaded.text).data.id}`;
  const choice = { dataset: 'plots', attribution: 'Hostile', leaveOutRefused: true };
  const begun = await postJson(site, `${path}/check`, JSON.stringify(choice));
  if (begun.fault) return begun.fault;
  for (const end = performance.now() + CALL_LIMIT_MS; ; await pause(50)) {
    const { fault, text } = await sendCall(site, path, {});
    if (fault) return fault;
    if (!text.includes('"state":"running"')) break;
    if (performance.now() > end) return 'the check did not end';
  }
  return (await sendCall(site, path, { method: 'DELETE' })).fault;
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Splits geometries into files. One that is no JSON has its whole file refused, before the others are read.
 * @template T
 * @param {T[]} geometries
 */
const splitFiles = (geometries) =>
  Array.from({ length: Math.ceil(geometries.length / PER_FILE) }, (_, file) =>
    geometries.slice(file * PER_FILE, (file + 1) * PER_FILE)
  );

/**
 * Sends every geometry through every call, until the server ends.
 * @param {Site} site
 * @param {number} count
 * @param {() => string | null} findEnd
 * @param {(line: string) => void} say
 */
async function sendGeometries(site, count, findEnd, say) {
  const geometries = createHostileGeometries(count);
  /** @type {string[]} */
  const found = [];
  let calls = 0;
  for (const [at, { name, text }] of geometries.entries()) {
    if (at > 0 && at % REPORTED === 0) say(`  ${at} of ${count} geometries`);
    for (const [call, send] of Object.entries(CALLS)) {
      // Calls are limited by client address, and all of these come from one machine.
      calls += 1;
      site.headers['x-forwarded-for'] = `10.9.${(calls >> 8) & 255}.${calls & 255}`;
      const fault = await send(site, text);
      if (fault) found.push(`${call} with ${name}: ${fault}`);
      const end = findEnd();
      if (end !== null) throw new Error(`${call} with ${name}: ${end}`);
    }
  }
  const files = [
    ...splitFiles(geometries.filter(({ text }) => isJson(text))),
    ...splitFiles(geometries.filter(({ text }) => !isJson(text)))
  ];
  for (const file of files) {
    const fault = await tryImport(
      site,
      file.map(({ text }) => text)
    );
    if (fault) found.push(`an import of ${file.map(({ name }) => name).join('; ')}: ${fault}`);
  }
  return { found, calls: calls + files.length };
}

/**
 * Sends hostile geometries to a server twice, while records are written: each call is answered, no row is lost, and the
 * second time takes no more memory.
 * @param {string} dataDir
 * @param {FaultCode} code
 * @param {(line: string) => void} say
 * @param {number} count of geometries
 */
export async function sendHostileGeometries(dataDir, code, say, count = GEOMETRIES) {
  const before = await countFolderRows(dataDir, code);
  const server = await startServer({ SITE_DATA: dataDir, SITE_TRUST_PROXY: '1', SITE_GUEST_CALLS: '0' });
  /** @type {string[]} */
  const found = [];
  try {
    const token = await signIn(server.url);
    const site = { url: server.url, headers: { authorization: token } };
    const ledger = new Ledger(token);
    /** @type {number[]} */
    const memory = [];
    for (let round = 1; round <= 2; round += 1) {
      const sending = sendGeometries(site, count, server.findEnd, say);
      await ledger.writeUntil(
        server.url,
        sending.then(() => undefined),
        { goOn: true, pauseMs: WRITE_PAUSE_MS }
      );
      const result = await sending;
      found.push(...result.found);
      memory.push(measureMemory(server.pid) ?? 0);
      say(`· ${result.calls} calls with hostile geometries, then ${Math.round(memory.at(-1) ?? 0)} MB`);
    }
    const [first = 0, second = 0] = memory;
    if (second > first * (1 + MAX_GROWTH)) found.push(`memory grew from ${first} to ${second} MB`);
    found.push(...(await ledger.listDifferences(server.url)));
  } finally {
    await server.stop();
  }
  // The ledger has counted the rows that it wrote.
  const growing = new RegExp(`${GROWING.source}|^(customer|logistics_depot|biochar_partner)`);
  return [...found, ...listLostRows(before, await countFolderRows(dataDir, code), growing)];
}

/**
 * Sends failing statements to the store: each is refused with an error of the database, and the next statement is
 * answered.
 * @param {string} dataDir
 * @param {FaultCode} code
 * @param {(line: string) => void} say
 */
export async function sendFailingStatements(dataDir, code, say) {
  const before = await countFolderRows(dataDir, code);
  const found = await runWithStore(dataDir, code, async (store) => {
    store.limitStatements(STATEMENT_LIMIT_MS);
    /** @type {string[]} */
    const problems = [];
    const begun = measureMemory(process.pid) ?? 0;
    for (let at = 0; at < FAILING_CALLS; at += 1) {
      const write = FAILING_STATEMENTS[at % FAILING_STATEMENTS.length];
      const sql = write?.(Math.floor(at / FAILING_STATEMENTS.length)) ?? '';
      const outcome = await store.query(sql).then(
        () => 'was answered',
        (error) => (error.name === 'QueryError' ? null : `failed with ${error}`)
      );
      if (outcome !== null) problems.push(`${sql.slice(0, 100)} ${outcome}`);
      const rows = await store.query('SELECT 1 AS one').catch((error) => [{ one: String(error) }]);
      if (rows[0]?.one !== 1) problems.push(`after ${sql.slice(0, 100)}: ${rows[0]?.one}`);
    }
    const ended = measureMemory(process.pid) ?? 0;
    say(`· ${FAILING_CALLS} failing statements, memory from ${Math.round(begun)} to ${Math.round(ended)} MB`);
    if (ended > begun * (1 + MAX_GROWTH)) problems.push(`memory grew from ${begun} to ${ended} MB`);
    return problems;
  });
  return [...found, ...listLostRows(before, await countFolderRows(dataDir, code))];
}

/** Statements over the large table that a server sends: counts, an envelope, a radius, a group, one row. */
const LARGE_READS = [
  'SELECT count(*) AS n FROM mill',
  'SELECT count(*) AS n FROM mill WHERE geom && ST_MakeEnvelope(7, 5, 7.5, 5.5, 4326)',
  'SELECT count(*) AS n FROM mill WHERE ST_DWithin(geom::geography, ST_Point(7.7, 5.1, 4326)::geography, 20000) AND geom && ST_Expand(ST_Point(7.7, 5.1, 4326), 0.2)',
  'SELECT count(*) AS n FROM (SELECT lga_code FROM mill GROUP BY lga_code) AS grouped',
  'SELECT id AS n FROM mill WHERE id = 1000000'
];

/**
 * Fills one table with millions of rows, reads it within the limits of a server, and opens it again.
 * @param {string} dataDir
 * @param {FaultCode} code
 * @param {(line: string) => void} say
 */
export async function fillLargeTable(dataDir, code, say) {
  const began = performance.now();
  const readSeconds = () => ((performance.now() - began) / 1000).toFixed(0);
  const expected = await runWithStore(dataDir, code, async (store) => {
    const [row] = await store.query('SELECT count(*) AS n FROM mill');
    await addRows(store, { mills: MILLS - Number(row?.n), purchases: 0 }, code);
    say(`· ${MILLS} mills after ${readSeconds()} s, ${Math.round(measureMemory(process.pid) ?? 0)} MB`);
    store.limitStatements(STATEMENT_LIMIT_MS);
    return readLargeTable(store);
  });
  const again = await runWithStore(dataDir, code, readLargeTable);
  const server = await startServer({ SITE_DATA: dataDir });
  try {
    const site = { url: server.url, headers: { authorization: await signIn(server.url) } };
    const fault = await queryLayer(site, 'taggedMillsClus', { where: '1=1' });
    say(
      `· opened again and served after ${readSeconds()} s, ${Math.round(measureMemory(server.pid) ?? 0)} MB`
    );
    return [
      ...(expected[0] === MILLS ? [] : [`the table has ${expected[0]} rows`]),
      ...(String(expected) === String(again) ? [] : [`reads returned ${expected}, then ${again}`]),
      ...(fault ? [`a count of the layer: ${fault}`] : [])
    ];
  } finally {
    await server.stop();
  }
}

/** @param {Store} store */
async function readLargeTable({ query }) {
  const results = [];
  for (const sql of LARGE_READS) results.push((await query(sql))[0]?.n);
  return results;
}
