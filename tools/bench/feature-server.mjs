import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../tests/support/demo-server.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { printLine, runStep } from '../../scripts/lib/command.mjs';
import { explainMissingPostgres, startCluster } from '../../scripts/lib/postgres-cluster.mjs';
import { FIELDS, normalizeAnswer, insertPoints, POINTS, QUERIES } from './feature-queries.mjs';
import { computeMedian, computeQuantile } from './statistics.mjs';
import { openKoop } from './koop.mjs';
import { measureRequestsPerSecond, measureTimesAtRate } from './http-load.mjs';
import { runPgbench, writePgbenchScript } from './pgbench.mjs';
import { bundleFeatureCode } from './server-code.mjs';

const ports = { cluster: 4792, server: 4396, koop: 4397 };
const clients = 8;
const rounds = 7;
const seconds = 0.8;
const layer = '/arcgis/rest/services/taggedMillsClus/FeatureServer/0/query';

/** @typedef {import('./feature-queries.mjs').QueryParams} QueryParams */
/** @typedef {import('./feature-queries.mjs').AnswerBody} AnswerBody */
/** @typedef {import('./feature-queries.mjs').Feature} Feature */
/** @typedef {import('./server-code.mjs').FeatureCode} FeatureCode */
/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */
/** @typedef {import('./feature-queries.mjs').QueryName} QueryName */
/** @typedef {{ authorization: string }} Headers of a signed-in member of staff */
/** @typedef {Partial<Record<QueryName, number[]>>} Rates requests a second, of each round */

const queries = /** @type {[QueryName, (random: () => number) => QueryParams][]} */ (Object.entries(QUERIES));

/**
 * @param {string} query
 * @param {QueryParams} params
 */
const buildQueryUrl = (query, params) => `${query}?${new URLSearchParams({ f: 'json', ...params })}`;
/**
 * @param {string} query
 * @param {(random: () => number) => QueryParams} question
 */
const createUrlGenerator = (query, question) => () => buildQueryUrl(query, question(Math.random));

/**
 * Koop has no authentication. The layer is for staff, so the server's own requests include the look-up of their
 * session.
 * @param {string} query
 * @param {QueryParams} params
 * @param {Headers} [headers]
 * @returns {Promise<AnswerBody>}
 */
async function queryFeatures(query, params, headers) {
  const answer = await (await fetch(buildQueryUrl(query, params), { headers })).json();
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer;
}

/**
 * Environment of a store with only the tables and the points; drive times are off, since no roads are needed.
 */
const bare = { ROUTING_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' };

/**
 * Creates the store.
 * @param {{ SITE_DATA: string, DATABASE_URL: string }} env
 * @param {string | null} databaseUrl
 * @param {FeatureCode} code
 * @returns the headers of a signed-in member of staff.
 */
async function prepareStore(env, databaseUrl, code) {
  await promisify(execFile)(process.execPath, ['build/server/seed.js'], {
    cwd: root,
    env: { ...process.env, ...bare, ...env, NODE_ENV: 'production' }
  });
  const store = await code.openStore({ root, dataDir: env.SITE_DATA, databaseUrl });
  await store.execute(insertPoints);
  await store.execute('ANALYZE');
  await store.execute(
    "INSERT INTO account (uid, email, role, password_hash) VALUES ('bench', 'bench@site.example', 'staff', '')"
  );
  const { token } = await new code.Sessions(store).open('bench');
  await store.close();
  return { authorization: token };
}

/**
 * Returns all points as GeoJSON with the fields that the layer shows, for Koop.
 * @param {string} query
 * @param {Headers} headers
 */
async function fetchGeojson(query, headers) {
  /** @type {Feature[]} */
  const features = [];
  for (let resultOffset = 0; resultOffset < POINTS; resultOffset += 10_000) {
    const page = {
      outFields: FIELDS,
      resultOffset: String(resultOffset),
      resultRecordCount: '10000',
      resultType: 'standard'
    };
    features.push(...((await queryFeatures(query, page, headers)).features ?? []));
  }
  const metadata = {
    name: 'points',
    idField: 'OBJECTID',
    geometryType: 'Point',
    maxRecordCount: 2000,
    fields: [
      { name: 'OBJECTID', type: 'Integer' },
      { name: 'name', type: 'String' },
      { name: 'size', type: 'String' },
      { name: 'state_slug', type: 'String' },
      { name: 'lastDiscoveryDate', type: 'Double' },
      { name: 'tonsAmount', type: 'Double' },
      { name: 'avgPricePerTon', type: 'Double' },
      { name: 'noOfTransactions', type: 'Integer' },
      { name: 'sustainabilityScore', type: 'Double' }
    ]
  };
  return {
    type: 'FeatureCollection',
    metadata,
    features: features.map(({ attributes, geometry }) => ({
      type: 'Feature',
      properties: attributes,
      geometry: { type: 'Point', coordinates: [geometry?.x, geometry?.y] }
    }))
  };
}

/** @param {AnswerBody} answer */
const formatAnswer = (answer) => JSON.stringify(normalizeAnswer(answer)).slice(0, 300);

/**
 * Checks before any measurement that both servers return the same for the same requests.
 * @param {string} ours
 * @param {string} theirs
 * @param {Headers} headers
 */
async function requireEqualAnswers(ours, theirs, headers) {
  for (const [name, question] of queries)
    for (let i = 0; i < 5; i++) {
      const params = question(Math.random);
      const [a, b] = await Promise.all([queryFeatures(ours, params, headers), queryFeatures(theirs, params)]);
      if (JSON.stringify(normalizeAnswer(a)) !== JSON.stringify(normalizeAnswer(b)))
        throw new Error(
          `The answers to ${name} differ: ${JSON.stringify(params)}\n${formatAnswer(a)}\n${formatAnswer(b)}`
        );
    }
}

/**
 * @param {string} query
 * @param {Headers} headers
 */
async function measurePbfTimes(query, headers) {
  const times = [];
  for (let round = 0; round <= rounds; round++) {
    const params = { f: 'pbf', where: `tonsAmount >= -${Math.random()}`, resultType: 'standard' };
    const fields = {
      outFields: 'name,state_slug,tonsAmount,noOfTransactions',
      maxRecordCountFactor: '2',
      outSR: '102100'
    };
    const begun = performance.now();
    const answer = await fetch(buildQueryUrl(query, { ...params, ...fields }), { headers });
    const bytes = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - begun);
    if (bytes < 20 * POINTS) throw new Error(`Only ${bytes} bytes for ${POINTS} points`);
  }
  return times.slice(1);
}

/**
 * Returns the times, ms, until a query is refused that would measure 50,000 distances from a polygon of 1,200
 * corners.
 * @param {string} query
 * @param {Headers} headers
 */
async function measureRefusalTimes(query, headers) {
  /** @param {number} i */
  const computeCorner = (i) => [
    8 + 3 * Math.cos((-i * Math.PI) / 600),
    9 + 3 * Math.sin((-i * Math.PI) / 600)
  ];
  const geometry = JSON.stringify({ rings: [Array.from({ length: 1200 }, (_, i) => computeCorner(i))] });
  const times = [];
  for (let round = 0; round < 50; round++) {
    const params = { geometry, distance: String(round + 1), returnCountOnly: 'true' };
    const body = new URLSearchParams({ f: 'json', ...params });
    const begun = performance.now();
    const { error } = await (await fetch(query, { method: 'POST', headers, body })).json();
    times.push(performance.now() - begun);
    if (!/would cost too much/.test(error?.message))
      throw new Error('A query that costs too much was not refused.');
  }
  return times;
}

/** @param {{ query: string, headers: Headers, koop: { query: string } | null, cluster: { folder: string }, code: FeatureCode }} measured */
async function measureRounds({ query, headers, koop, cluster, code }) {
  /** @type {{ ours: Rates, koop: Rates, pgbench: Rates }} */
  const rates = { ours: {}, koop: {}, pgbench: {} };
  /**
   * @param {keyof typeof rates} who
   * @param {QueryName} name
   * @param {number} rate
   */
  const addRate = (who, name, rate) => (rates[who][name] ??= []).push(rate);
  /** @type {Partial<Record<QueryName, string>>} */
  const scripts = {};
  for (const name of /** @type {const} */ (['box', 'groups'])) {
    const file = join(cluster.folder, `${name}.sql`);
    writeFileSync(file, writePgbenchScript(code, name), { mode: 0o644 });
    scripts[name] = file;
  }
  for (const [, question] of queries)
    await measureRequestsPerSecond(createUrlGenerator(query, question), { clients, seconds: 0.5, headers });
  for (let round = 0; round < rounds; round++)
    for (const [name, question] of queries) {
      addRate(
        'ours',
        name,
        await measureRequestsPerSecond(createUrlGenerator(query, question), { clients, seconds, headers })
      );
      if (koop)
        addRate(
          'koop',
          name,
          await measureRequestsPerSecond(createUrlGenerator(koop.query, question), { clients, seconds })
        );
      const script = scripts[name];
      if (script)
        addRate(
          'pgbench',
          name,
          await runPgbench(script, { folder: cluster.folder, port: ports.cluster, clients })
        );
    }
  return rates;
}

/**
 * @param {Awaited<ReturnType<typeof measureRounds>>} rates
 * @returns {BenchRow[]}
 */
function toRows({ ours, koop, pgbench: direct }) {
  /** @param {number} rate */
  const formatRate = (rate) => `${Math.round(rate)}/s`;
  /**
   * @param {Rates} theirs
   * @param {string} whom
   * @param {number} limit
   */
  const compareRates = (theirs, whom, limit) =>
    queries.flatMap(([name]) => {
      const rates = theirs[name];
      if (rates === undefined) return [];
      const [own, other] = [computeMedian(ours[name] ?? []), computeMedian(rates)];
      return {
        row: `Features on PostgreSQL: ${name}, against ${whom}`,
        value: own / other,
        unit: '×',
        limit,
        atLeast: true,
        note: `${formatRate(own)} against ${formatRate(other)}`
      };
    });
  return [...compareRates(koop, 'Koop', 10), ...compareRates(direct, 'pgbench', 0.6)];
}

/**
 * @param {FeatureCode} code
 * @returns {Promise<BenchRow[]>}
 */
async function benchOnPostgres(code) {
  const missing = explainMissingPostgres();
  if (missing) {
    printLine(`  Skipped: features on PostgreSQL. ${missing}.`);
    return [];
  }
  const scripts = mkdtempSync(join(tmpdir(), 'site-bench-features-'));
  const cluster = { ...startCluster(ports.cluster), scripts };
  /** @type {(() => unknown)[]} */
  const open = [() => cluster.stop(), () => rmSync(scripts, { recursive: true, force: true })];
  try {
    const databaseUrl = `postgresql://bench@localhost:${ports.cluster}/postgres?host=${cluster.folder}`;
    const env = { SITE_DATA: scripts, DATABASE_URL: databaseUrl };
    const headers = await prepareStore(env, databaseUrl, code);
    const server = await startServer({ port: ports.server, dataDir: scripts, env: { ...bare, ...env } });
    open.unshift(() => server.stop());
    const query = server.url.replace('localhost', '127.0.0.1') + layer;
    const koop = await openKoop(await fetchGeojson(query, headers), ports.koop);
    if (koop) {
      open.unshift(() => koop.close());
      await requireEqualAnswers(query, koop.query, headers);
    }
    const rates = await measureRounds({ query, headers, koop, cluster, code });
    const pbf = await measurePbfTimes(query, headers);
    const refusals = await measureRefusalTimes(query, headers);
    const row = `PBF of ${POINTS} points with five fields`;
    return [
      ...toRows(rates),
      { row, value: computeMedian(pbf), unit: 'ms', limit: 250, note: `p50 of ${pbf.length}` },
      {
        row: 'Refusal of a query that costs too much',
        value: computeQuantile(refusals, 0.95),
        unit: 'ms',
        limit: 50,
        note: `p95 of ${refusals.length}`
      }
    ];
  } finally {
    for (const close of open) await close();
  }
}

/** @param {FeatureCode} code */
async function benchOnPglite(code) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-features-'));
  try {
    const env = { SITE_DATA: dataDir, DATABASE_URL: '' };
    const headers = await prepareStore(env, null, code);
    const server = await startServer({ port: ports.server, dataDir, env: bare });
    try {
      /** @type {BenchRow[]} */
      const rows = [];
      for (const name of /** @type {const} */ (['box', 'count'])) {
        const next = createUrlGenerator(server.url.replace('localhost', '127.0.0.1') + layer, QUERIES[name]);
        await measureTimesAtRate(next, { perSecond: 20, total: 40, headers });
        const times = await measureTimesAtRate(next, { perSecond: 20, total: 200, headers });
        const value = computeQuantile(times, 0.95);
        rows.push({
          row: `Features on PGlite: ${name}`,
          value,
          unit: 'ms',
          limit: 60,
          note: 'p95 at 20 a second'
        });
      }
      return rows;
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Compares the feature service with Koop and with the same SQL through pgbench, and measures it on the embedded
 * database.
 */
export async function benchFeatures() {
  const code = await bundleFeatureCode();
  return [
    ...(await runStep('Measuring the feature service on PostgreSQL', () => benchOnPostgres(code))),
    ...(await runStep('Measuring the feature service on the embedded database', () => benchOnPglite(code)))
  ];
}
