import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../tests/support/demo-server.mjs';
import { root } from '../lib/paths.mjs';
import { printLine, runStep } from '../lib/command.mjs';
import { explainMissingPostgres, startCluster } from '../lib/postgres-cluster.mjs';
import { normalizeAnswer, insertPoints, POINTS, QUERIES } from './feature-queries.mjs';
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

const buildQueryUrl = (query, params) => `${query}?${new URLSearchParams({ f: 'json', ...params })}`;
const createUrlGenerator = (query, question) => () => buildQueryUrl(query, question(Math.random));

/**
 * Koop has no authentication. The layer is for staff, so the server's own requests include the look-up of their
 * session.
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

/** Creates the store. @returns the headers of a signed-in member of staff. */
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

/** Returns all points as GeoJSON with the fields that the layer shows, for Koop. */
async function fetchGeojson(query, headers) {
  const features = [];
  for (let resultOffset = 0; resultOffset < POINTS; resultOffset += 10_000) {
    const page = {
      outFields: QUERIES.filter(Math.random).outFields,
      resultOffset,
      resultRecordCount: 10_000,
      resultType: 'standard'
    };
    features.push(...(await queryFeatures(query, page, headers)).features);
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
    features: features.map(({ attributes, geometry: { x, y } }) => ({
      type: 'Feature',
      properties: attributes,
      geometry: { type: 'Point', coordinates: [x, y] }
    }))
  };
}

const formatAnswer = (answer) => JSON.stringify(normalizeAnswer(answer)).slice(0, 300);

/** Checks before any measurement that both servers return the same for the same requests. */
async function requireEqualAnswers(ours, theirs, headers) {
  for (const [name, question] of Object.entries(QUERIES))
    for (let i = 0; i < 5; i++) {
      const params = question(Math.random);
      const [a, b] = await Promise.all([queryFeatures(ours, params, headers), queryFeatures(theirs, params)]);
      if (JSON.stringify(normalizeAnswer(a)) !== JSON.stringify(normalizeAnswer(b)))
        throw new Error(
          `The answers to ${name} differ: ${JSON.stringify(params)}\n${formatAnswer(a)}\n${formatAnswer(b)}`
        );
    }
}

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
 */
async function measureRefusalTimes(query, headers) {
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

async function measureRounds({ query, headers, koop, cluster, code }) {
  const rates = { ours: {}, koop: {}, pgbench: {} };
  const addRate = (who, name, rate) => (rates[who][name] ??= []).push(rate);
  const scripts = Object.fromEntries(
    ['box', 'groups'].map((name) => {
      const file = join(cluster.folder, `${name}.sql`);
      writeFileSync(file, writePgbenchScript(code, name), { mode: 0o644 });
      return [name, file];
    })
  );
  for (const question of Object.values(QUERIES))
    await measureRequestsPerSecond(createUrlGenerator(query, question), { clients, seconds: 0.5, headers });
  for (let round = 0; round < rounds; round++)
    for (const [name, question] of Object.entries(QUERIES)) {
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
      if (scripts[name])
        addRate(
          'pgbench',
          name,
          await runPgbench(scripts[name], { folder: cluster.folder, port: ports.cluster, clients })
        );
    }
  return rates;
}

function toRows({ ours, koop, pgbench: direct }) {
  const formatRate = (rate) => `${Math.round(computeMedian(rate))}/s`;
  const compareRates = (theirs, whom, limit) =>
    Object.entries(theirs).map(([name, rates]) => ({
      row: `Features on PostgreSQL: ${name}, against ${whom}`,
      value: computeMedian(ours[name]) / computeMedian(rates),
      unit: '×',
      limit,
      atLeast: true,
      note: `${formatRate(ours[name])} against ${formatRate(rates)}`
    }));
  return [...compareRates(koop, 'Koop', 10), ...compareRates(direct, 'pgbench', 0.6)];
}

async function benchOnPostgres(code) {
  const missing = explainMissingPostgres();
  if (missing) {
    printLine(`  Skipped: features on PostgreSQL. ${missing}.`);
    return [];
  }
  const scripts = mkdtempSync(join(tmpdir(), 'site-bench-features-'));
  const cluster = { ...startCluster(ports.cluster), scripts };
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

async function benchOnPglite(code) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-features-'));
  try {
    const env = { SITE_DATA: dataDir, DATABASE_URL: '' };
    const headers = await prepareStore(env, null, code);
    const server = await startServer({ port: ports.server, dataDir, env: bare });
    try {
      const rows = [];
      for (const name of ['box', 'count']) {
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
