import { formatMessage } from '@site/domain';
import { once } from 'node:events';
import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../common/settings';
import { QueryError } from '../store/store';
import type { Query, Store } from '../store/store';
import { openTestStore } from '../store/test-store';
import { seedAccounts } from '../identity/accounts';
import { seedParameters } from '../common/parameters';
import { Sessions } from '../identity/sessions';
import { buildApp } from './app';
import { absentRouting, openTestApp } from './test-app';
import type { TestApp } from './test-app';
import { RECORD_SAMPLES, customerSample } from './test-samples';

/* Requests that no call can use, and a database that takes no writes: the answer explains both. */

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await openTestApp({}, absentRouting, { alone: true });
  token = await site.signIn('admin');
});
afterAll(() => site.close());

/** Sends one raw request and returns the whole answer. */
async function sendRaw(lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk));
  socket.end([...lines, 'Connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  return text;
}

/** Matches lines of a stack and paths of files, which no answer may contain. */
const STACK = /\bat \S+ \(|\.[jt]s:\d+|node_modules/;

describe('the character NUL', () => {
  it.each(RECORD_SAMPLES.map(({ path, sample }) => [path, sample] as const))(
    'is refused in any text of %s with 400 and its field',
    async (path, sample) => {
      for (const [field, value] of Object.entries(sample)) {
        if (typeof value !== 'string' && !Array.isArray(value)) continue;
        const odd = typeof value === 'string' ? `a\u0000b` : ['a\u0000b'];
        const answer = await site.request(path, {
          method: 'POST',
          payload: { ...sample, [field]: odd },
          headers: { authorization: token }
        });
        expect([field, answer.status, answer.body]).toEqual([field, 400, expect.stringContaining('NUL')]);
        expect(answer.json<{ error: { field: string } }>().error.field).toContain(field);
      }
    }
  );

  it.each([
    '/api/customers?search=%00',
    '/api/customers/%00',
    '/api/customers?%00=1',
    '/purchases/lga/current-p1-price?LGA=AB%00C',
    '/arcgis/rest/services/customers/FeatureServer/0/query?where=name%3D%27%00%27&f=json',
    '/arcgis/rest/services/%00/FeatureServer?f=json',
    '/arcgis/rest/services/World/GeocodeServer/findAddressCandidates?SingleLine=%00&f=json',
    '/map/%00',
    '/assets/%00.js'
  ])('is refused in %s with 400', async (path) => {
    const { status, body } = await site.request(path, { headers: { authorization: token } });
    // The ArcGIS dialect has the code in the body.
    const code = path.startsWith('/arcgis')
      ? (JSON.parse(body) as { error: { code: number } }).error.code
      : status;
    expect([path, code, body]).toEqual([path, 400, expect.stringContaining('NUL')]);
    expect(body).not.toMatch(STACK);
  });

  it('is found deep in a body, without a depth limit', async () => {
    const payload = `{"a":${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}}`;
    const headers = { authorization: token, 'content-type': 'application/json' };
    const answer = await site.request('/api/customers', { method: 'POST', payload, headers });
    expect([answer.status, answer.body.includes('NUL')]).toEqual([400, true]);
  });
});

describe('a Host header', () => {
  const paths = ['/', '/healthz', '/map/oilpalm', '/api/parameters', '/arcgis/rest/info?f=json', '/nothing'];
  it.each(['a b', 'ex ample:80', '<script>', 'a/b', 'host:99999', 'a@b', '[::1', 'x\u00e9', 'a:b:c', '%00'])(
    'with the value %j is refused with 400 and an explanation on every address',
    async (host) => {
      for (const path of paths) {
        const answer = await sendRaw([`GET ${path} HTTP/1.1`, `Host: ${host}`]);
        expect([path, answer.slice(0, 12)]).toEqual([path, 'HTTP/1.1 400']);
        expect(answer).toMatch(/Host header|Bad Request/);
        expect(answer).not.toContain('<script>');
        expect(answer).not.toMatch(STACK);
      }
    }
  );

  it('with a name or an address is served, and so is HTTP/1.0 without one', async () => {
    for (const host of ['localhost', 'site.example:8443', '127.0.0.1:1', '[::1]:4300', 'my_host'])
      expect(await sendRaw(['GET /healthz HTTP/1.1', `Host: ${host}`])).toMatch(/^HTTP\/1.1 200/);
    expect(await sendRaw(['GET /healthz HTTP/1.0'])).toMatch(/^HTTP\/1.1 200/);
    expect(await sendRaw(['GET /arcgis/rest/info?f=json HTTP/1.0'])).toMatch(/^HTTP\/1.1 200/);
  });
});

it.each(['/api/%zz', '/api/customers/%c3%28', '/%', `/${'a'.repeat(30_000)}`])(
  'refuses an invalid address (%.20s) without a stack',
  async (path) => {
    const answer = await sendRaw([`GET ${path} HTTP/1.1`, 'Host: localhost']);
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d/);
    expect(answer).not.toMatch(STACK);
  }
);

describe('database that takes no writes', () => {
  const WRITE = /^\s*(INSERT|UPDATE|DELETE|WITH)/i;
  let failing: string | null = null;
  let url = '';
  let close: () => Promise<void>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    const inner = await openTestStore();
    await seedAccounts(inner);
    await seedParameters(inner);
    headers = { authorization: (await new Sessions(inner).open('demo-admin')).token };
    const failWrites =
      (query: Query): Query =>
      (sql, params) =>
        failing !== null && WRITE.test(sql)
          ? Promise.reject(new QueryError('could not extend file: No space left on device', failing))
          : query(sql, params);
    const store: Store = {
      ...inner,
      query: failWrites(inner.query),
      transaction: (work) => inner.transaction((query) => work(failWrites(query)))
    };
    const dataDir = mkdtempSync(join(tmpdir(), 'site-full-'));
    const app = await buildApp({
      settings: readSettings({ LOG_LEVEL: 'silent', SITE_DATA: dataDir }),
      store,
      routing: absentRouting
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
    close = async () => {
      await app.close();
      await inner.close();
      rmSync(dataDir, { recursive: true });
    };
  });
  afterAll(() => close());

  const requestPath = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, init);
    return { status: answer.status, text: await answer.text() };
  };
  const createCustomer = () =>
    requestPath('/api/customers', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(customerSample)
    });

  it('is not ready, and is ready again once it takes writes', async () => {
    failing = '53100';
    const { status, text } = await requestPath('/readyz');
    expect([status, JSON.parse(text)]).toEqual([
      503,
      expect.objectContaining({
        ready: false,
        database: 'The database cannot be written to (is its disk full?).'
      })
    ]);
    expect((await requestPath('/healthz')).status).toBe(200);
    failing = null;
    expect((await requestPath('/readyz')).status).toBe(200);
  });

  it.each([
    ['53100', 507, 'storage_full', 'The disk of the database is full: nothing was written.', 'est plein'],
    ['58030', 503, 'storage_failed', 'The disk of the database has failed: nothing was written.', 'en panne'],
    [
      '25006',
      503,
      'read_only',
      'The database is read-only at the moment: nothing was written.',
      'lecture seule'
    ]
  ])('refuses writes with the reason (%s), and still serves reads', async (...expected) => {
    const [code, status, name, words, french] = expected;
    failing = code;
    const answer = await createCustomer();
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      status,
      {
        error: expect.objectContaining({
          code: name,
          message: expect.stringContaining(words),
          text: { en: expect.stringContaining(words), fr: expect.stringContaining(french) }
        })
      }
    ]);
    expect(answer.text).not.toMatch(STACK);
    expect((await requestPath('/api/customers/filterJSON', { headers })).status).toBe(200);
    failing = null;
    expect((await createCustomer()).status).toBe(201);
  });
});

it('an address of more than 16 kB gets a page that explains it', async () => {
  const answer = await sendRaw([`GET /map/oilpalm?shape=1.${'A'.repeat(20_000)} HTTP/1.1`, 'Host: site']);
  expect(answer).toContain(formatMessage('page.tooLongText', 'en'));
});
