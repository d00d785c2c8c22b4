import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../tests/support/demo-server.mjs';
import { root } from '../lib/paths.mjs';
import { say, step } from '../lib/say.mjs';
import { postgresMissing, startCluster } from './cluster.mjs';
import { essence, insertPoints, POINTS, QUESTIONS } from './feature-questions.mjs';
import { median, quantile } from './figures.mjs';
import { openKoop } from './koop.mjs';
import { requestsPerSecond, timesAtRate } from './load.mjs';
import { pgbench, pgbenchScript } from './pgbench.mjs';
import { featureCode } from './server-code.mjs';

const ports = { cluster: 4792, server: 4396, koop: 4397 };
const clients = 8;
const rounds = 7;
const seconds = 0.8;
const layer = '/arcgis/rest/services/taggedMillsClus/FeatureServer/0/query';

const addressOf = (query, params) => `${query}?${new URLSearchParams({ f: 'json', ...params })}`;
const asker = (query, question) => () => addressOf(query, question(Math.random));

/**
 * Koop has no authentication. The layer is for staff, so the server's own requests include the look-up of their
 * session.
 */
async function answerTo(query, params, headers) {
  const answer = await (await fetch(addressOf(query, params), { headers })).json();
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer;
}

/**
 * Environment of a store with only the tables and the points; drive times are off, since no roads are needed.
 */
const bare = { ROUTING_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' };

/** Creates the store. @returns the headers of a signed-in member of staff. */
async function prepare(env, databaseUrl, code) {
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
async function geojsonOf(query, headers) {
  const features = [];
  for (let resultOffset = 0; resultOffset < POINTS; resultOffset += 10_000) {
    const page = {
      outFields: QUESTIONS.filter(Math.random).outFields,
      resultOffset,
      resultRecordCount: 10_000,
      resultType: 'standard'
    };
    features.push(...(await answerTo(query, page, headers)).features);
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

const shown = (answer) => JSON.stringify(essence(answer)).slice(0, 300);

/** Checks before any measurement that both servers return the same for the same requests. */
async function requireEqual(ours, theirs, headers) {
  for (const [name, question] of Object.entries(QUESTIONS))
    for (let i = 0; i < 5; i++) {
      const params = question(Math.random);
      const [a, b] = await Promise.all([answerTo(ours, params, headers), answerTo(theirs, params)]);
      if (JSON.stringify(essence(a)) !== JSON.stringify(essence(b)))
        throw new Error(`The answers to ${name} differ: ${JSON.stringify(params)}\n${shown(a)}\n${shown(b)}`);
    }
}

async function pbfTimes(query, headers) {
  const times = [];
  for (let round = 0; round <= rounds; round++) {
    const params = { f: 'pbf', where: `tonsAmount >= -${Math.random()}`, resultType: 'standard' };
    const fields = {
      outFields: 'name,state_slug,tonsAmount,noOfTransactions',
      maxRecordCountFactor: '2',
      outSR: '102100'
    };
    const begun = performance.now();
    const answer = await fetch(addressOf(query, { ...params, ...fields }), { headers });
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
async function refusalTimes(query, headers) {
  const corner = (i) => [8 + 3 * Math.cos((-i * Math.PI) / 600), 9 + 3 * Math.sin((-i * Math.PI) / 600)];
  const geometry = JSON.stringify({ rings: [Array.from({ length: 1200 }, (_, i) => corner(i))] });
  const times = [];
  for (let round = 0; round < 50; round++) {
    const params = { geometry, distance: String(round + 1), returnCountOnly: 'true' };
    const body = new URLSearchParams({ f: 'json', ...params });
    const begun = performance.now();
    const { error } = await (await fetch(query, { method: 'POST', headers, body })).json();
    times.push(performance.now() - begun);
    if (!/would cost too much/.test(error?.message)) throw new Error('A query that costs too much was run.');
  }
  return times;
}

async function measureRounds({ query, headers, koop, cluster, code }) {
  const rates = { ours: {}, koop: {}, pgbench: {} };
  const note = (who, name, rate) => (rates[who][name] ??= []).push(rate);
  const scripts = Object.fromEntries(
    ['box', 'groups'].map((name) => {
      const file = join(cluster.folder, `${name}.sql`);
      writeFileSync(file, pgbenchScript(code, name), { mode: 0o644 });
      return [name, file];
    })
  );
  for (const question of Object.values(QUESTIONS))
    await requestsPerSecond(asker(query, question), { clients, seconds: 0.5, headers });
  for (let round = 0; round < rounds; round++)
    for (const [name, question] of Object.entries(QUESTIONS)) {
      note('ours', name, await requestsPerSecond(asker(query, question), { clients, seconds, headers }));
      if (koop)
        note('koop', name, await requestsPerSecond(asker(koop.query, question), { clients, seconds }));
      if (scripts[name])
        note(
          'pgbench',
          name,
          await pgbench(scripts[name], { folder: cluster.folder, port: ports.cluster, clients })
        );
    }
  return rates;
}

function rowsOf({ ours, koop, pgbench: direct }) {
  const per = (rate) => `${Math.round(median(rate))}/s`;
  const against = (theirs, whom, limit) =>
    Object.entries(theirs).map(([name, rates]) => ({
      row: `Features on PostgreSQL: ${name}, times ${whom}`,
      value: median(ours[name]) / median(rates),
      unit: '×',
      limit,
      atLeast: true,
      note: `${per(ours[name])} against ${per(rates)}`
    }));
  return [...against(koop, 'Koop', 10), ...against(direct, 'pgbench', 0.6)];
}

async function onPostgres(code) {
  const missing = postgresMissing();
  if (missing) {
    say(`  Features on PostgreSQL are left out: ${missing}.`);
    return [];
  }
  const scripts = mkdtempSync(join(tmpdir(), 'site-bench-features-'));
  const cluster = { ...startCluster(ports.cluster), scripts };
  const open = [() => cluster.stop(), () => rmSync(scripts, { recursive: true, force: true })];
  try {
    const databaseUrl = `postgresql://bench@localhost:${ports.cluster}/postgres?host=${cluster.folder}`;
    const env = { SITE_DATA: scripts, DATABASE_URL: databaseUrl };
    const headers = await prepare(env, databaseUrl, code);
    const server = await startServer({ port: ports.server, dataDir: scripts, env: { ...bare, ...env } });
    open.unshift(() => server.stop());
    const query = server.url.replace('localhost', '127.0.0.1') + layer;
    const koop = await openKoop(await geojsonOf(query, headers), ports.koop);
    if (koop) {
      open.unshift(() => koop.close());
      await requireEqual(query, koop.query, headers);
    }
    const rates = await measureRounds({ query, headers, koop, cluster, code });
    const pbf = await pbfTimes(query, headers);
    const refusals = await refusalTimes(query, headers);
    const row = `PBF of ${POINTS} points with five fields`;
    return [
      ...rowsOf(rates),
      { row, value: median(pbf), unit: 'ms', limit: 250, note: `p50 of ${pbf.length}` },
      {
        row: 'A query that would cost too much is refused',
        value: quantile(refusals, 0.95),
        unit: 'ms',
        limit: 50,
        note: `p95 of ${refusals.length}`
      }
    ];
  } finally {
    for (const close of open) await close();
  }
}

async function onPglite(code) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-features-'));
  try {
    const env = { SITE_DATA: dataDir, DATABASE_URL: '' };
    const headers = await prepare(env, null, code);
    const server = await startServer({ port: ports.server, dataDir, env: bare });
    try {
      const rows = [];
      for (const name of ['box', 'count']) {
        const next = asker(server.url.replace('localhost', '127.0.0.1') + layer, QUESTIONS[name]);
        await timesAtRate(next, { perSecond: 20, total: 40, headers });
        const times = await timesAtRate(next, { perSecond: 20, total: 200, headers });
        const value = quantile(times, 0.95);
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
  const code = await featureCode();
  return [
    ...(await step('feature service on PostgreSQL', () => onPostgres(code))),
    ...(await step('feature service on the embedded database', () => onPglite(code)))
  ];
}
