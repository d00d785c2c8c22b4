import { createConnection } from 'node:net';
import { request as sendRaw } from 'node:http';
import { openTestApp } from './test-app';
import type { TestApp, TestRequest } from './test-app';
import { preferEmbeddedDatabase } from '../store/test-driver';

preferEmbeddedDatabase();

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await openTestApp({}, undefined, { alone: true });
  staff = await site.signIn('staff');
});
afterAll(() => site.close());

/** One answer of each kind: data, an error, a refusal, a page, a page for unknown addresses, a layer, operation. */
const listRequests = (): readonly [string, TestRequest?][] => [
  ['/user/agents', { headers: { authorization: staff } }],
  ['/api/identity'],
  ['/api/nothing'],
  ['/user/agents'],
  ['/signin', { method: 'POST', payload: '{' }],
  ['/map/widgets/serviceArea', { headers: { accept: 'text/html' } }],
  ['/wp-admin'],
  ['/arcgis/rest/services?f=json'],
  ['/arcgis/rest/services/ngnLGA/FeatureServer/0/query?f=json&where=1%3D1'],
  ['/api/docs/json'],
  ['/healthz'],
  ['/metrics']
];

/** Sends a text as it is over a connection of its own, and returns the first line of the answer. */
const sendText = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = createConnection(Number(new URL(site.url).port), '127.0.0.1', () => socket.write(text));
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(String(answer).split('\r\n')[0]!);
    });
    socket.once('error', reject);
  });

describe('every answer', () => {
  it('has the headers that protect a browser, whatever its kind', async () => {
    for (const [path, request] of listRequests()) {
      const { headers } = await site.request(path, request);
      expect([path, headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
        path,
        'nosniff',
        'strict-origin-when-cross-origin'
      ]);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'self'")
      ]);
      expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin']);
    }
  });

  it('has a policy without foreign scripts, plugins and base addresses', async () => {
    const policy = (await site.request('/healthz')).headers.get('content-security-policy')!.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval' blob:",
        "connect-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'"
      ])
    );
  });

  it('names its type, and its charset where it is a text', async () => {
    for (const [path, request] of listRequests()) {
      const { headers } = await site.request(path, request);
      expect([path, headers.get('content-type')]).toEqual([path, expect.stringMatching(/; ?charset=utf-8/)]);
    }
  });

  it('forbids caches unless its route allows them', async () => {
    const readCacheControl = async ([path, request]: readonly [string, TestRequest?]) =>
      (await site.request(path, request)).headers.get('cache-control');
    const [agents, identity, ...errors] = await Promise.all(listRequests().slice(0, 5).map(readCacheControl));
    expect([agents, identity, ...errors]).toEqual(new Array(5).fill('no-store'));
    expect(await readCacheControl(['/api/parameters'])).toBe('no-cache');
  });
});

describe('answers in production', () => {
  it('demand https for a year from browsers in production', async () => {
    const production = await openTestApp(
      { NODE_ENV: 'production', LOG_LEVEL: 'silent', SITE_ALLOW_EMBEDDED_IDENTITY: '1' },
      undefined,
      { alone: true }
    );
    const { headers } = await production.request('/api/identity');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    await production.close();
    expect((await site.request('/healthz')).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the server', () => {
  it('refuses TRACE, and lists no folder', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(site.url);
      sendRaw({ hostname, port, path: '/', method: 'TRACE' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
    for (const folder of ['/assets/', '/fonts/', '/arcgis-assets/', '/experiences/', '/api/'])
      expect([folder, (await site.request(folder)).status]).toEqual([folder, 404]);
  });

  it('refuses a message with two lengths', async () => {
    const head = 'POST /signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    expect(await sendText(`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toBe(
      'HTTP/1.1 400 Bad Request'
    );
    expect(await sendText(`${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`)).toBe(
      'HTTP/1.1 400 Bad Request'
    );
  });

  it('refuses names that would change the prototype of objects', async () => {
    for (const payload of [
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":{"prototype":{"role":"admin"}}}'
    ]) {
      const headers = { 'content-type': 'application/json' };
      expect([payload, (await site.request('/signin', { method: 'POST', headers, payload })).status]).toEqual(
        [payload, 400]
      );
    }
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

describe('limits of calls', () => {
  it('count addresses that a caller claims only behind a trusted proxy', async () => {
    const countRefused = async (env: NodeJS.ProcessEnv) => {
      const limited = await openTestApp({ SITE_GUEST_CALLS: '2', ...env }, undefined, { alone: true });
      let refused = 0;
      for (let call = 1; call <= 4; call++) {
        const headers = { 'x-forwarded-for': `203.0.113.${call}` };
        if ((await limited.request('/api/parameters', { headers })).status === 429) refused++;
      }
      await limited.close();
      return refused;
    };
    expect(await countRefused({})).toBe(2);
    expect(await countRefused({ SITE_TRUST_PROXY: '1' })).toBe(0);
  });
});

describe('a session', () => {
  it('is not opened by a token of the identity provider', async () => {
    const answer = await site.request('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
      method: 'POST',
      payload: { email: 'staff@site.example', password: 'Site-demo-1' }
    });
    const { idToken, refreshToken } = answer.json<{ idToken: string; refreshToken: string }>();
    for (const token of [idToken, refreshToken])
      expect((await site.request('/user/agents', { headers: { authorization: token } })).status).toBe(401);
  });
});
