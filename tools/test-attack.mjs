import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { runCommand, formatElapsedSeconds, printLine } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { printOutcome } = await import('../scripts/lib/outcomes.mjs');
const { ensureBrowser } = await import('../scripts/lib/browser.mjs');
const { ensureBuild } = await import('../scripts/lib/build.mjs');
const { buildServer } = await import('../scripts/lib/build-server.mjs');
const { createDemoFolder, startServer } = await import('../tests/support/demo-server.mjs');
const { DIALECT_ENDPOINTS, LARGEST, TEXTS } = await import('./attack/hostile-texts.mjs');
const { RIGHTS, runSuites } = await import('./attack/suites.mjs');

const PORT = 4396;
const WATCH_PORT = 4397;
/** Maximum time that one request may block the event loop, ms. */
const LONGEST_BLOCK_MS = 100;
/** A block counts when it repeats: the machine may have been busy with other work. */
const REPEATS = 3;

/** @typedef {Record<string, string>} Headers */
/** @typedef {() => Promise<Response>} Send sends one attack */

let calls = 0;

/**
 * Sends a request with its own client address, since the rate limit of one address would stop the rest of the
 * attack.
 * @param {string} url
 * @param {{ method: string, headers: Headers, body?: string | URLSearchParams }} init
 */
const sendCall = (url, init) => {
  const from = `10.${++calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
  return fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': from } });
};

async function readBlockedMs() {
  return Number(await (await fetch(`http://127.0.0.1:${WATCH_PORT}`)).text());
}

/**
 * Returns the fault of a response, or null.
 * @param {Response} answer
 */
async function findFault(answer) {
  const body = await answer.text();
  if (answer.status >= 500) return `returned ${answer.status}: ${body.slice(0, 200)}`;
  const code = /^\{"error":\{"code":(\d+)/.exec(body)?.[1];
  return Number(code) >= 500 && Number(code) !== 503 ? `returned ${body.slice(0, 200)}` : null;
}

/**
 * Runs one attack: sent, checked, and sent again when it blocked the loop. Returns the fault, or null.
 * @param {Send} send
 */
async function runAttack(send) {
  let blockedMs = 0;
  for (let n = 0; n < REPEATS; n++) {
    await readBlockedMs();
    // A connection that is closed because the body is too large is also a valid response.
    const fault = await send().then(findFault, (error) =>
      error instanceof TypeError ? null : String(error)
    );
    if (fault) return fault;
    blockedMs = await readBlockedMs();
    if (blockedMs <= LONGEST_BLOCK_MS) return null;
  }
  return `blocked the event loop for ${Math.round(blockedMs)} ms`;
}

/**
 * @param {string} url
 * @param {Record<string, string>} fields
 * @param {Headers} headers
 * @returns {Send}
 */
const createFormAttack = (url, fields, headers) => () =>
  sendCall(url, { method: 'POST', body: new URLSearchParams({ f: 'json', ...fields }), headers });

/**
 * Yields every parameter of the dialects with each text, and the requests of the maximum size.
 * @param {string} url
 * @param {Headers} headers
 * @returns {Generator<[string, Send]>}
 */
function* generateDialectAttacks(url, headers) {
  for (const { path, names } of DIALECT_ENDPOINTS)
    for (const name of names)
      for (const [what, text] of Object.entries(TEXTS))
        yield [`${path} ${name}: ${what}`, createFormAttack(url + path, { [name]: text }, headers)];
  for (const [path, fields] of LARGEST)
    yield [
      `${path} at the maximum size: ${Object.keys(fields)}`,
      createFormAttack(url + path, fields, headers)
    ];
}

/**
 * @typedef {object} Operation part of a call in the API documentation
 * @property {{ name: string, in: string }[]} [parameters]
 * @property {{ content?: { 'application/json'?: { schema?: { properties?: object } } } }} [requestBody]
 */

/**
 * Yields every documented call with each text in each field of its body and each parameter of its address.
 * @param {string} url
 * @param {Headers} headers
 * @returns {AsyncGenerator<[string, Send]>}
 */
async function* generateProductAttacks(url, headers) {
  /** @type {{ paths: Record<string, Record<string, Operation>> }} */
  const { paths } = await (await fetch(`${url}/api/docs/json`)).json();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { parameters = [], requestBody }] of Object.entries(operations)) {
      if (path === '/signout') continue;
      const address = url + path.replace(/\{\w+\}/g, 'none');
      const { properties = {} } = requestBody?.content?.['application/json']?.schema ?? {};
      for (const [what, text] of Object.entries(TEXTS)) {
        for (const { name } of parameters.filter((one) => one.in === 'query')) {
          // A longer text is refused before the server sees it, because it does not fit into an address.
          const query = new URLSearchParams({ [name]: text.slice(0, 3_000) });
          yield [
            `${method} ${path} ${name}: ${what}`,
            () => sendCall(`${address}?${query}`, { method: method.toUpperCase(), headers })
          ];
        }
        for (const name of Object.keys(properties)) {
          const body = JSON.stringify({ [name]: text });
          const sent = { ...headers, 'content-type': 'application/json' };
          yield [
            `${method} ${path} ${name}: ${what}`,
            () => sendCall(address, { method: method.toUpperCase(), headers: sent, body })
          ];
        }
      }
    }
}

async function attackServer() {
  await buildServer();
  const dataDir = await createDemoFolder();
  const watcher = pathToFileURL(join(process.cwd(), 'tools/attack/watch-loop.mjs')).href;
  const env = {
    LOG_LEVEL: 'silent',
    NODE_OPTIONS: `--import ${watcher}`,
    ATTACK_WATCH_PORT: String(WATCH_PORT),
    SITE_TRUST_PROXY: '1'
  };
  const server = await startServer({ port: PORT, dataDir, env });
  /** @type {string[]} */
  const found = [];
  let count = 0;
  try {
    const account = JSON.stringify({ email: 'admin@site.example', password: 'Site-demo-1' });
    const json = { 'content-type': 'application/json' };
    const { token } = await (
      await fetch(`${server.url}/signin`, { method: 'POST', headers: json, body: account })
    ).json();
    const staff = { authorization: token };
    for (const [who, headers] of Object.entries({ guest: {}, admin: staff })) {
      for (const [name, send] of generateDialectAttacks(server.url, headers)) {
        count++;
        const fault = await runAttack(send);
        if (fault) found.push(`${who}: ${name}: ${fault}`);
      }
    }
    for await (const [name, send] of generateProductAttacks(server.url, staff)) {
      count++;
      const fault = await runAttack(send);
      if (fault) found.push(`${name}: ${fault}`);
    }
    if (!(await fetch(`${server.url}/readyz`)).ok) found.push('the server is not ready after the attacks');
    count++;
  } finally {
    await server.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
  return { count, found };
}

/** Attacks the server: hostile and oversized values, then the suites on rights and broken folders. */
async function attackCalls() {
  printLine('· Sending hostile and oversized values to every parameter of a running server (minutes)');
  const live = await attackServer();
  for (const line of live.found) printLine(`✗ ${line}`);
  printLine(`  ${live.count} tried, ${live.count - live.found.length} held`);
  printLine('· Testing access rights, guest limits, invalid files and broken folders (minutes)');
  const suites = await runSuites(RIGHTS);
  for (const line of suites.failures) printLine(`✗ ${line}`);
  const count = live.count + suites.tried;
  return { count, held: count - live.found.length - suites.failures.length };
}

/** Attacks the pages in a browser, on the built pages. */
async function attackPages() {
  await ensureBrowser();
  await ensureBuild();
  const { attackBrowser } = await import('./attack/browser/attack-browser.mjs');
  printLine('· Attacking the pages in Chromium (minutes)');
  return attackBrowser();
}

/** Attacks the server and its pages; with --browser the pages only. */
await runCommand(async () => {
  await ensureDependencies();
  const isBrowserOnly = process.argv.includes('--browser');
  const calls = isBrowserOnly ? { count: 0, held: 0 } : await attackCalls();
  const pages = await attackPages();
  const count = calls.count + pages.count;
  const held = calls.held + pages.held;
  printLine(`After ${formatElapsedSeconds()} s.`);
  printOutcome(`${count} checks, ${held} held`, held < count);
  process.exit(held === count ? 0 : 1);
});
