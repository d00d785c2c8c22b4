import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command, elapsed, say } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { buildServer } = await import('./lib/build-server.mjs');
const { freshDemoFolder, startServer } = await import('../tests/support/demo-server.mjs');
const { DIALECT_DOORS, LARGEST, TEXTS } = await import('./attack/texts.mjs');
const { RIGHTS, runSuites } = await import('./attack/suites.mjs');

const PORT = 4396;
const WATCH_PORT = 4397;
/** Maximum time that one request may block the event loop, ms. */
const LONGEST_HOLD = 100;
/** A block counts when it repeats: the machine may have been busy with other work. */
const REPEATS = 3;

let calls = 0;

/**
 * Sends a request with its own client address, since the rate limit of one address would stop the rest of the
 * attack.
 */
const call = (url, init) => {
  const from = `10.${++calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
  return fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': from } });
};

async function heldFor() {
  return Number(await (await fetch(`http://127.0.0.1:${WATCH_PORT}`)).text());
}

/** Returns the fault of a response, or null. */
async function faultOf(answer) {
  const body = await answer.text();
  if (answer.status >= 500) return `answered ${answer.status}: ${body.slice(0, 200)}`;
  const code = /^\{"error":\{"code":(\d+)/.exec(body)?.[1];
  return Number(code) >= 500 && Number(code) !== 503 ? `answered ${body.slice(0, 200)}` : null;
}

/** Runs one attack: sent, checked, and sent again when it blocked the loop. Returns the fault, or null. */
async function tried(send) {
  let held = 0;
  for (let n = 0; n < REPEATS; n++) {
    await heldFor();
    // A connection that is closed because the body is too large is also a valid response.
    const fault = await send().then(faultOf, (error) => (error.name === 'TypeError' ? null : String(error)));
    if (fault) return fault;
    held = await heldFor();
    if (held <= LONGEST_HOLD) return null;
  }
  return `held the event loop for ${Math.round(held)} ms`;
}

const form = (url, fields, headers) => () =>
  call(url, { method: 'POST', body: new URLSearchParams({ f: 'json', ...fields }), headers });

function* dialectAttacks(url, headers) {
  for (const { path, names } of DIALECT_DOORS)
    for (const name of names)
      for (const [what, text] of Object.entries(TEXTS))
        yield [`${path} ${name}: ${what}`, form(url + path, { [name]: text }, headers)];
  for (const [path, fields] of LARGEST)
    yield [`${path} as large as may be: ${Object.keys(fields)}`, form(url + path, fields, headers)];
}

/** Yields every documented call with each text in each field of its body and each parameter of its address. */
async function* productAttacks(url, headers) {
  const { paths } = await (await fetch(`${url}/api/docs/json`)).json();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { parameters = [], requestBody }] of Object.entries(operations)) {
      if (path === '/signout') continue;
      const address = url + path.replace(/\{\w+\}/g, 'none');
      const { properties = {} } = requestBody?.content?.['application/json']?.schema ?? {};
      for (const [what, text] of Object.entries(TEXTS)) {
        for (const { name } of parameters.filter((one) => one.in === 'query')) {
          // A longer text is refused before the server sees it, because it does not fit into an address.
          const asked = new URLSearchParams({ [name]: text.slice(0, 3_000) });
          yield [
            `${method} ${path} ${name}: ${what}`,
            () => call(`${address}?${asked}`, { method: method.toUpperCase(), headers })
          ];
        }
        for (const name of Object.keys(properties)) {
          const body = JSON.stringify({ [name]: text });
          const sent = { ...headers, 'content-type': 'application/json' };
          yield [
            `${method} ${path} ${name}: ${what}`,
            () => call(address, { method: method.toUpperCase(), headers: sent, body })
          ];
        }
      }
    }
}

async function attackServer() {
  await buildServer();
  const dataDir = await freshDemoFolder();
  const watcher = pathToFileURL(join(process.cwd(), 'scripts/attack/watch-loop.mjs')).href;
  const env = {
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import ${watcher}`,
    ATTACK_WATCH_PORT: String(WATCH_PORT),
    SITE_TRUST_PROXY: '1'
  };
  const server = await startServer({ port: PORT, dataDir, env });
  const found = [];
  let count = 0;
  try {
    const account = JSON.stringify({ email: 'admin@site.example', password: 'Site-demo-1' });
    const json = { 'content-type': 'application/json' };
    const { token } = await (
      await fetch(`${server.url}/signin`, { method: 'POST', headers: json, body: account })
    ).json();
    const staff = { authorization: token };
    for (const [who, headers] of [
      ['guest', {}],
      ['admin', staff]
    ]) {
      for (const [name, send] of dialectAttacks(server.url, headers)) {
        count++;
        const fault = await tried(send);
        if (fault) found.push(`${who}: ${name}: ${fault}`);
      }
    }
    for await (const [name, send] of productAttacks(server.url, staff)) {
      count++;
      const fault = await tried(send);
      if (fault) found.push(`${name}: ${fault}`);
    }
    if (!(await fetch(`${server.url}/readyz`)).ok) found.push('the server is not ready after all this');
    count++;
  } finally {
    await server.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
  return { count, found };
}

/** Attacks the server: rights by role and field, hostile texts and sizes, invalid files, broken folders. */
await command(async () => {
  await ensureDependencies();
  say('· Hostile texts and sizes at every parameter of a running server, its event loop watched (minutes)');
  const live = await attackServer();
  for (const line of live.found) say(`✗ ${line}`);
  say(`  ${live.count} tried, ${live.count - live.found.length} held`);
  say(
    `· Rights of every call by role and field, what guests can work out, bad files, broken folders (minutes)`
  );
  const suites = await runSuites(RIGHTS);
  for (const line of suites.failures) say(`✗ ${line}`);
  const all = live.count + suites.tried;
  const failed = live.found.length + suites.failures.length;
  say(`After ${elapsed()} s.`);
  say(`${all} tried, ${all - failed} held`);
  process.exit(failed === 0 ? 0 : 1);
});
