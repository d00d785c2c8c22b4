import { findRedirect, fillDocument, isOwnPath, findRequiredRole, selectRoute } from './page-routes';
import { readRoutesFile } from '../experiences/routes-file';
import type { PageRoute } from '../experiences/routes-file';
import { isOriginAllowed } from '../common/embed-origins';
import { writeContentSecurityPolicy } from './security';
import { readSettings } from '../common/settings';

const file = readRoutesFile(process.cwd());
const findRoute = (path: string) => file.routes.find((route) => route.path === path)!;

describe('pages', () => {
  it.each([
    ['/', false, null],
    ['/', true, '/map/oilpalm'],
    ['/reset', true, null],
    ['/forgot', false, null],
    ['/map/oilpalm', false, '/?next=%2Fmap%2Foilpalm'],
    ['/map/oilpalm', true, null],
    ['/map/cassava', false, '/?next=%2Fmap%2Fcassava'],
    ['/map/cassava', true, null],
    ['/map/admin/customers', false, null],
    ['/settings/accounts', false, null],
    ['/map/widgets/serviceArea', false, null]
  ])('redirects %s for a visitor who is signed in (%s): %s', (path, signedIn, expected) => {
    expect(findRedirect(findRoute(path), signedIn, { url: path, next: undefined }, file)).toBe(expected);
  });

  it.each([
    ['/map/oilpalm', 'investor', 'investor'],
    ['/map/oilpalm', 'staff', 'oil-palm-staff'],
    ['/map/oilpalm', 'admin', 'oil-palm-2d'],
    ['/map/oilpalm3d', 'investor', 'investor-3d'],
    ['/map/oilpalm3d', 'staff', 'oil-palm-3d'],
    ['/map/cassava', 'investor', 'cassava'],
    ['/map/admin', 'staff', 'admin']
  ] as const)('[AU-14] serve at %s for an account of %s the experience %s', (path, role, experience) => {
    expect(selectRoute(findRoute(path), role).experience).toBe(experience);
  });

  it('fills the document of the host, whatever characters a title contains', () => {
    const route: PageRoute = {
      path: '/x',
      experience: 'sign-in',
      page: 'login',
      title: 'A <b> & "c"',
      access: 'public'
    };
    expect(fillDocument('__EXB_APP__ __EXB_PAGE__ <title>__EXB_TITLE__</title>', route)).toBe(
      '/experiences/sign-in/config.json login <title>A &lt;b&gt; &amp; &quot;c&quot;</title>'
    );
    for (const [theme, written] of [
      ['themes/site-dark/', 'themes/site-dark/'],
      ['"><script>', '&quot;&gt;&lt;script&gt;'],
      [['a', 'b'], ''],
      [undefined, '']
    ])
      expect(fillDocument('data-theme="__EXB_THEME__"', route, theme)).toBe(`data-theme="${written}"`);
  });

  it("marks the builder's two pages with their mode, and preloads no experience there", () => {
    const html =
      '<meta content="__EXB_MODE__"><meta content="__EXB_APP__">\n <link rel="preload" href="__EXB_APP__" as="fetch" />__EXB_PAGE__';
    const parts = { experience: 'x', title: 'T' };
    expect(fillDocument(html, parts, undefined, 'builder')).toBe('<meta content="builder"><meta content="">');
    expect(fillDocument(html, parts, undefined, 'preview')).toBe('<meta content="preview"><meta content="">');
    const app = '/experiences/x/config.json';
    expect(fillDocument(html, parts)).toBe(
      `<meta content="app"><meta content="${app}">\n <link rel="preload" href="${app}" as="fetch" />`
    );
  });

  it.each([
    ['admin', 'staff', 'admin'],
    ['admin', 'admin', null],
    ['staff', 'investor', 'staff'],
    ['staff', 'staff', null],
    ['signedIn', 'investor', null],
    ['public', 'guest', null]
  ] as const)('with access %s are refused to %s: %s is needed', (access, role, expected) => {
    expect(findRequiredRole({ access }, role)).toBe(expected);
  });

  it.each([
    ['/map/admin', 'investor', 'staff'],
    ['/map/admin/customers', 'investor', 'staff'],
    ['/map/admin/customers', 'staff', null],
    ['/map/admin/customers', 'guest', null],
    ['/settings/parameters', 'investor', 'admin'],
    ['/settings/accounts', 'staff', 'admin'],
    ['/settings/accounts', 'admin', null],
    ['/settings/accounts', 'guest', null],
    ['/map/cassava', 'investor', null],
    ['/map/oilpalm3d', 'investor', null]
  ] as const)('[AU-14] at %s are refused to %s: %s is needed', (path, role, expected) => {
    expect(findRequiredRole(findRoute(path), role)).toBe(expected);
  });

  it.each([
    ['/map/oilpalm?x=1#y', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['/a\nb', false],
    [undefined, false],
    [['/a'], false]
  ])('checks that %j is a path of this server: %s', (path, expected) => {
    expect(isOwnPath(path)).toBe(expected);
  });
});

describe('origins', () => {
  it.each([
    ['https://a.example', true],
    ['https://x.b.example', true],
    ['https://b.example', false],
    ['http://x.b.example', false],
    ['https://a.example.evil', false],
    ['https://evilb.example', false]
  ])('checks %s against the allowed list: %s', (origin, expected) => {
    expect(isOriginAllowed(origin, ['https://a.example', 'https://*.b.example'])).toBe(expected);
  });

  it('adds the origins of other maps and of imagery to the policy', () => {
    const settings = readSettings({
      SITE_MAP_ORIGINS: 'https://*.arcgis.com',
      SITE_IMAGERY_URL: 'https://tiles.example/World/MapServer'
    });
    const policy = writeContentSecurityPolicy(settings, []);
    expect(policy).toContain("connect-src 'self' data: blob: https://*.arcgis.com https://tiles.example");
    expect(policy).toContain("object-src 'none'");
  });
});
