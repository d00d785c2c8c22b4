import { botIn, isScannerPath } from './guards';
import { absentRouting, openTestApp } from './test-app';
import type { TestApp } from './test-app';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ SITE_BOT_AGENTS: 'examplebot', LOG_LEVEL: 'silent' }, absentRouting, {
    alone: true
  });
}, 60_000);
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
  '/map/admin/.git'
];
const own = [
  '/',
  '/map/oilpalm',
  '/map/admin/factories',
  '/favicon.svg',
  '/assets/index-1a2b3c4d.js',
  '/arcgis-assets/esri/vendor/x.sql',
  '/arcgis/rest/services/10kmscore/FeatureServer/0/query?where=name%3D%27.env%27',
  '/api/marker-assets',
  '/user/agents',
  '/purchases/mills-purchase-aggregates',
  '/%'
];

describe('[AU-11] paths that only scanners ask for', () => {
  it.each(scanned)('%s is one', (path) => expect(isScannerPath(path)).toBe(true));
  it.each(own.filter((path) => !path.startsWith('/arcgis-assets')))('%s is none', (path) =>
    expect(isScannerPath(path)).toBe(false)
  );

  it.each(scanned)('%s gets the page that says that nothing is there, with 404', async (path) => {
    const answer = await site.ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('404 - Page Not Found');
  });

  it.each(own.filter((path) => path !== '/%'))('%s is not answered that way', async (path) => {
    const { body } = await site.ask(path);
    expect(body).not.toContain('404 - Page Not Found');
  });
});

describe('[AU-11] bot-like user agents', () => {
  it('are known by a part of their name, in any case', () => {
    expect(botIn('Mozilla/5.0 (compatible; ExampleBot/2.1)', ['examplebot'])).toBe('examplebot');
    expect(botIn('Mozilla/5.0 Firefox/140.0', ['examplebot'])).toBeNull();
    expect(botIn(undefined, ['examplebot'])).toBeNull();
  });

  it('get their pages after everybody who asked meanwhile; their calls and ours are not held up', async () => {
    const order: string[] = [];
    const ask = async (name: string, path: string, agent: string) => {
      const { status } = await site.ask(path, { headers: { 'user-agent': agent } });
      order.push(`${name} ${status}`);
    };
    const late = ask('page of the bot', '/map/oilpalm', 'ExampleBot');
    await ask('call of the bot', '/api/parameters', 'ExampleBot');
    // More than the database has connections, all of them served while the bot waits.
    await Promise.all(Array.from({ length: 20 }, () => ask('page', '/map/oilpalm', 'Firefox')));
    expect(order).not.toContain('page of the bot 302');
    await late;
    expect(order.at(-1)).toBe('page of the bot 302');
  });

  it('are logged, with the agent and where it came from', async () => {
    const lines: string[] = [];
    const { app } = site;
    const child = jest.spyOn(app.log, 'child').mockImplementation((() => ({
      ...app.log,
      warn: (bindings: object, text: string) => lines.push(`${text} ${JSON.stringify(bindings)}`),
      info: () => undefined,
      error: () => undefined
    })) as unknown as typeof app.log.child);
    await site.ask('/api/parameters', { headers: { 'user-agent': 'ExampleBot/1' } });
    await site.ask('/api/parameters', { headers: { 'user-agent': 'Firefox' } });
    child.mockRestore();
    expect(lines).toEqual([expect.stringMatching(/^bot-like user agent .*"agent":"ExampleBot\/1"/)]);
  });
});

describe('limits of a request', () => {
  const padded = (bytes: number) => ({ email: 'a@b.c', password: 'x'.repeat(bytes) });

  it('refuse a body that is too large, in the dialect of the call', async () => {
    const product = await site.ask('/signin', { method: 'POST', payload: padded(600_000) });
    expect([product.status, product.json<{ error: object }>().error]).toEqual([
      413,
      expect.objectContaining({ code: 'fst_err_ctp_body_too_large' })
    ]);
    const form = (bytes: number) =>
      site.ask('/arcgis/rest/services/ngnLGA/FeatureServer/0/query', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `f=json&returnCountOnly=true&unused=${'x'.repeat(bytes)}`
      });
    expect((await form(5_000_000)).json()).toMatchObject({ error: { code: 413 } });
    // The body is read; a text of that length is not.
    expect((await form(1_000_000)).json()).toMatchObject({ error: { code: 400, message: 'Invalid unused' } });
    expect((await form(900)).json()).toEqual({ count: 0 });
  });
});

describe('headers', () => {
  it('forbid scripts in the page, foreign scripts, sniffing and framing', async () => {
    const { headers } = await site.ask('/map/oilpalm');
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

  it('let a listed origin change records from its page, by every method', async () => {
    const listed = await openTestApp({ SITE_CORS_ORIGINS: 'https://portal.example' });
    const preflight = (origin: string) =>
      listed.ask('/api/parameters', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PATCH' }
      });
    const { headers } = await preflight('https://portal.example');
    expect(headers.get('access-control-allow-methods')).toContain('PATCH');
    const foreign = await preflight('https://evil.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    await listed.close();
  }, 60_000);
});
