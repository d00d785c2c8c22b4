import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { findBot, hasScannerFragment, isScannerPath, registerGuards } from './guards';
import { registerStaticFiles } from './static-files';
import { absentRouting, openTestApp } from './test-app';
import type { TestApp } from './test-app';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ SITE_BOT_AGENTS: 'examplebot', LOG_LEVEL: 'silent' }, absentRouting, {
    alone: true
  });
});
afterAll(() => site.close());

const scanned = [
  '/wp-admin',
  '/wp-admin/setup-config.php',
  '/blog/wp-content/plugins/x.js',
  '/.env',
  '/api/.env.production',
  '/.git/config',
  '/%2egit/HEAD',
  '/%252e%2567it/HEAD',
  '/phpMyAdmin/index.php',
  '/phpmyadmin2',
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/robots.txt',
  '/index.php?x=1',
  '/cgi-bin/test',
  '/backup.sql',
  '/.well-known/security.txt',
  '/map/admin/.git',
  '/assets/.env'
];
/** Unserved paths with a fragment inside a longer name. */
const withFragment = [
  '/foowp-admin',
  '/foo-wp-content-old/x',
  '/shop/mysitemapfile',
  '/app.env.local/x',
  '/oldphpmyadmin-2/login',
  '/files/backup.git-copy/HEAD',
  '/map/admin/foowp%2dadmin',
  '/norobots.txt5'
];
/** Served paths whose names contain a fragment. */
const served = [
  '/api/experiences/foowp-admin',
  '/experience/our-sitemap',
  '/arcgis/rest/services/mysitemapfile/FeatureServer',
  '/api/customers/foo.environment'
];
const own = [
  '/',
  '/map/oilpalm',
  '/map/admin/factories',
  '/favicon.svg',
  '/assets/index-1a2b3c4d.js',
  '/arcgis/rest/services/10kmscore/FeatureServer/0/query?where=name%3D%27.env%27',
  '/api/marker-assets',
  '/user/agents',
  '/purchases/mills-purchase-aggregates',
  '/%'
];

describe('[AU-11] scanner paths', () => {
  it.each(scanned)('%s is recognized as a scanner path', (path) => expect(isScannerPath(path)).toBe(true));
  it.each(own)('%s is not recognized as a scanner path', (path) =>
    expect([isScannerPath(path), hasScannerFragment(path)]).toEqual([false, false])
  );
  it.each([...withFragment, ...served])('%s contains a fragment of a scanner path', (path) =>
    expect([isScannerPath(path), hasScannerFragment(path)]).toEqual([false, true])
  );

  it.each([...scanned, ...withFragment])('%s gets the page for unknown addresses, with 404', async (path) => {
    const answer = await site.request(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('404 - Page Not Found');
  });

  it.each([...own.filter((path) => path !== '/%'), ...served])(
    '%s does not get the page for unknown addresses',
    async (path) => {
      const { body } = await site.request(path);
      expect(body).not.toContain('404 - Page Not Found');
    }
  );
});

describe('[AP-10] files of the build', () => {
  // 'npm test' builds first. The build also contains a manifest of the build tool, which is not served.
  const listBuiltFiles = () =>
    readdirSync(join(process.cwd(), 'build/host'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).split('build/host')[1]!.replace(/\.br$/, ''))
      .filter((name) => !name.startsWith('/.vite/'));

  it('serves every file of the build, whatever its name contains', async () => {
    const names = listBuiltFiles();
    expect(names).toContain('/service-worker.js');
    // Only names that a rule stops are requested; the others are served by the route of the files.
    const stopped = names.filter((name) => isScannerPath(name) || hasScannerFragment(name));
    const answers = stopped.map(async (name) => [name, (await site.request(name)).status]);
    expect((await Promise.all(answers)).filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('lets built files with a name like a scanner path pass, and stops names that were not built', async () => {
    const root = mkdtempSync(join(tmpdir(), 'site-guards-'));
    const app = fastify();
    registerGuards(app, { root, botAgents: [] });
    mkdirSync(join(root, 'build/host/assets'), { recursive: true });
    for (const name of ['wp-admin-1a2b3c4d.js', 'sitemapLayer-1a2b3c4d.js.br'])
      writeFileSync(join(root, 'build/host/assets', name), 'let built;');
    writeFileSync(join(root, 'build/host/.env'), 'SECRET=1');
    await registerStaticFiles(app, root);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const names = ['wp-admin-1a2b3c4d.js', 'sitemapLayer-1a2b3c4d.js', 'wp-admin.js', '%252e%252e/.env'];
    const statuses = names.map(async (name) => {
      const { status } = await fetch(`${url}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
      return status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
    await app.close();
    rmSync(root, { recursive: true });
  });
});

describe('[AU-11] bot user agents', () => {
  it('are recognized by a part of their name, in any case', () => {
    expect(findBot('Mozilla/5.0 (compatible; ExampleBot/2.1)', ['examplebot'])).toBe('examplebot');
    expect(findBot('Mozilla/5.0 Firefox/140.0', ['examplebot'])).toBeNull();
    expect(findBot(undefined, ['examplebot'])).toBeNull();
  });

  it('get pages and calls a second late, without delaying other callers; health checks at once', async () => {
    const order: string[] = [];
    const requestAs = async (name: string, path: string, agent: string) => {
      const { status } = await site.request(path, { headers: { 'user-agent': agent } });
      order.push(`${name} ${status}`);
    };
    const started = performance.now();
    const late = Promise.all([
      requestAs('bot', '/map/oilpalm', 'ExampleBot'),
      requestAs('bot', '/api/me', 'ExampleBot'),
      requestAs('bot', '/arcgis/rest/services?f=json', 'ExampleBot')
    ]);
    await requestAs('health check', '/healthz', 'ExampleBot');
    // There are more calls than database connections, and all are served while the bot waits.
    await Promise.all(Array.from({ length: 20 }, () => requestAs('page', '/map/oilpalm', 'Firefox')));
    expect(order.filter((line) => line.startsWith('bot'))).toEqual([]);
    await late;
    expect(performance.now() - started).toBeGreaterThanOrEqual(1_000);
    expect(order.slice(0, 1)).toEqual(['health check 200']);
    expect(order.slice(-3).sort()).toEqual(['bot 200', 'bot 200', 'bot 302']);
  });

  it('are logged with the agent and the address of the caller', async () => {
    const lines: string[] = [];
    const { app } = site;
    const child = jest.spyOn(app.log, 'child').mockImplementation((() => ({
      ...app.log,
      warn: (bindings: object, text: string) => lines.push(`${text} ${JSON.stringify(bindings)}`),
      info: () => undefined,
      error: () => undefined
    })) as unknown as typeof app.log.child);
    await site.request('/api/parameters', { headers: { 'user-agent': 'ExampleBot/1' } });
    await site.request('/api/parameters', { headers: { 'user-agent': 'Firefox' } });
    child.mockRestore();
    expect(lines).toEqual([expect.stringMatching(/^bot-like user agent .*"agent":"ExampleBot\/1"/)]);
  });
});

describe('limits of a request', () => {
  const createPayload = (bytes: number) => ({ email: 'a@b.c', password: 'x'.repeat(bytes) });

  it('refuse a body that is too large, in the dialect of the call', async () => {
    const product = await site.request('/signin', { method: 'POST', payload: createPayload(600_000) });
    expect([product.status, product.json<{ error: object }>().error]).toEqual([
      413,
      expect.objectContaining({ code: 'fst_err_ctp_body_too_large' })
    ]);
    const postForm = (bytes: number) =>
      site.request('/arcgis/rest/services/ngnLGA/FeatureServer/0/query', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `f=json&returnCountOnly=true&unused=${'x'.repeat(bytes)}`
      });
    expect((await postForm(5_000_000)).json()).toMatchObject({ error: { code: 413 } });
    // The body is accepted, but a single text of that length is not.
    expect((await postForm(1_000_000)).json()).toMatchObject({
      error: { code: 400, message: 'Invalid unused' }
    });
    expect((await postForm(900)).json()).toEqual({ count: 0 });
  });
});

describe('headers', () => {
  it('forbid inline scripts, foreign scripts, sniffing and framing', async () => {
    const { headers } = await site.request('/map/oilpalm');
    const policy = Object.fromEntries(
      String(headers.get('content-security-policy'))
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')])
    );
    expect(policy['script-src']).toBe("'self' 'wasm-unsafe-eval' blob:");
    expect(policy['object-src']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('let a listed origin change records from its page, with every method', async () => {
    const listed = await openTestApp({ SITE_CORS_ORIGINS: 'https://portal.example' });
    const sendPreflight = (origin: string) =>
      listed.request('/api/parameters', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PATCH' }
      });
    const { headers } = await sendPreflight('https://portal.example');
    expect(headers.get('access-control-allow-methods')).toContain('PATCH');
    const foreign = await sendPreflight('https://evil.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    await listed.close();
  });
});
