import { insertTestRows } from '../arcgis/feature-server/test-rows';
import { RoutingError } from '../engines/routing/routing-engine';
import { EmbedsError, EMBEDS_USAGE, runEmbedsCommand } from './embeds-command';
import { absentRouting, openTestApp } from './test-app';
import type { TestApp } from './test-app';

const LAYERS = '/arcgis/rest/services';
const CLUSTERS = 'palmclustersAllPrj';
const INSIDE = { latitude: 5.25, longitude: 7.25, minutes: 10 };

let site: TestApp;
beforeAll(async () => {
  const rejectNoRoad = () => Promise.reject(new RoutingError('noRoadNearby', 'No road in this test.'));
  const settings = { SITE_EMBED_ORIGINS: 'https://everywhere.example' };
  site = await openTestApp(settings, { ...absentRouting, isochrones: rejectNoRoad });
  await insertTestRows(site.store);
  await site.store.query(
    `INSERT INTO oil_palm_cluster (id, state, layer, area_ha, acre_area, ffb_yield, cpo_yield, pko_yield, pkn_yield,
         pks_yield, fibre_yield, age_years, location, geom)
       SELECT 90, 'Cross River', layer, area_ha, acre_area, ffb_yield, cpo_yield, pko_yield, pkn_yield, pks_yield,
         fibre_yield, age_years, location, geom FROM oil_palm_cluster WHERE id = 1`
  );
});
afterAll(() => site.close());

/** Runs the administrator's command on the store, which stays open, and returns its output. */
async function runEmbeds(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await runEmbedsCommand(args, {
    settings: { publicUrl: 'https://site.example' },
    openStore: async () => ({ ...site.store, close: () => Promise.resolve() }),
    say: (line) => void lines.push(line)
  });
  return lines.join('\n');
}

async function newKey(...args: string[]): Promise<string> {
  const said = await runEmbeds('add', 'Partner', '--origin', 'https://partner.example', ...args);
  return /has the key (emb_[\w-]+)\./.exec(said)![1]!;
}

const withKey = (key: string) => ({ headers: { 'x-embed-key': key } });
const readFrameAncestors = async (path: string) => {
  const { headers } = await site.request(path, { headers: { accept: 'text/html' } });
  return /frame-ancestors (.*)$/.exec(headers.get('content-security-policy') ?? '')?.[1];
};
const drawArea = (key: string, start = INSIDE) =>
  site.request('/api/service-area-summary', { method: 'POST', payload: start, ...withKey(key) });
const parseError = (body: string) => (JSON.parse(body) as { error: { code: string; message: string } }).error;

describe('partner key', () => {
  it('[BY-11] allows only its own origins to frame its maps', async () => {
    const key = await newKey('--map', 'serviceArea');
    expect(await readFrameAncestors(`/map/widgets/serviceArea?embedded=true&embedKey=${key}`)).toEqual(
      "'self' https://partner.example"
    );
    expect(await readFrameAncestors('/map/widgets/serviceArea?embedded=true')).toEqual(
      "'self' https://everywhere.example"
    );
    expect(await readFrameAncestors(`/map/oilpalm?embedKey=${key}`)).toBe("'self'");
    const refused = await site.request(`/map/widgets/protectedAreas?embedKey=${key}`, {
      headers: { accept: 'text/html' }
    });
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('cannot be shown here')]);
    expect(refused.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors \*$/);
  });

  it("[BY-11] returns what the partner's page may read", async () => {
    const key = await newKey('--map', 'serviceArea', '--state', 'akwa ibom', '--areas', '7');
    const requestEmbed = async (origin: string, headers = {}) =>
      (await site.request(`/api/embed?origin=${encodeURIComponent(origin)}`, { headers })).json();
    const own = { 'x-embed-key': key };
    const partner = { partner: 'Partner', states: ['Akwa Ibom'], areasPerDay: 7 };
    const none = { partner: null, states: [], areasPerDay: null };
    expect(await requestEmbed('https://partner.example', own)).toEqual({ allowed: true, ...partner });
    expect(await requestEmbed('https://everywhere.example', own)).toEqual({ allowed: false, ...partner });
    expect(await requestEmbed('https://everywhere.example')).toEqual({ allowed: true, ...none });
    expect(await requestEmbed('https://partner.example')).toEqual({ allowed: false, ...none });
  });

  it('[BY-11] gives access to the layers of its maps in its states, and to nothing else', async () => {
    const key = await newKey('--map', 'oilPalmClusters', '--state', 'Akwa Ibom');
    const queryStates = async (query: string, ask = {}) => {
      const answer = await site.request(
        `${LAYERS}/${CLUSTERS}/FeatureServer/0/query?f=json&outFields=state&${query}`,
        ask
      );
      const { features } = answer.json<{ features: { attributes: { state: string } }[] }>();
      return [...new Set(features.map(({ attributes }) => attributes.state))].sort();
    };
    expect(await queryStates('where=1%3D1')).toEqual(['Akwa Ibom', 'Cross River']);
    expect(await queryStates('where=1%3D1', withKey(key))).toEqual(['Akwa Ibom']);
    const open = `${LAYERS}/${CLUSTERS}/FeatureServer/0/query?f=json&where=1%3D1)+OR+(1%3D1`;
    expect(parseError((await site.request(open, withKey(key))).body).code).toBe(400);
    expect(await queryStates("where=state%3D'Cross+River'+OR+1%3D1", withKey(key))).toEqual(['Akwa Ibom']);
    // The map's own requests have no key header: the referring page names the key.
    const referer = `https://site.example/map/widgets/oilPalmClusters?embedded=true&embedKey=${key}`;
    expect(await queryStates('', { headers: { referer } })).toEqual(['Akwa Ibom']);
    const byId = await site.request(`${LAYERS}/${CLUSTERS}/FeatureServer/0/90?f=json`, withKey(key));
    expect(parseError(byId.body).code).toBe(403);
    for (const other of [`${LAYERS}/conserved/FeatureServer/0/query?f=json`, '/api/current-price'])
      expect(parseError((await site.request(other, withKey(key))).body).message).toMatch(
        /does not allow this/
      );
    expect((await site.request('/api/parameters', withKey(key))).status).toBe(200);
  });

  it('[BY-11] draws areas that start in its states up to the daily limit, then reports the limit', async () => {
    const key = await newKey('--map', 'serviceArea', '--state', 'Akwa Ibom', '--areas', '3');
    const outside = await drawArea(key, { latitude: 5.25, longitude: 8.25, minutes: 10 });
    expect([outside.status, parseError(outside.body)]).toMatchObject([
      403,
      { code: 'embed_scope', message: expect.stringContaining('Akwa Ibom') }
    ]);
    const together = { areas: [INSIDE, { ...INSIDE, minutes: 20 }] };
    const both = await site.request('/api/service-areas-together', {
      method: 'POST',
      payload: together,
      ...withKey(key)
    });
    expect(both.status).toBe(422);
    const spent = await drawArea(key);
    expect([spent.status, parseError(spent.body)]).toMatchObject([
      429,
      { code: 'embed_quota', message: expect.stringMatching(/its limit of 3 service areas a day/) }
    ]);
    expect(Number(spent.headers.get('retry-after'))).toBeGreaterThan(86_000);
    const other = await newKey('--map', 'serviceArea');
    expect((await drawArea(other)).status).toBe(422);
    const guest = await site.request('/api/service-area-summary', { method: 'POST', payload: INSIDE });
    expect(guest.status).toBe(422);
  });

  it('[BY-11] gives access to nothing once it is disabled', async () => {
    const key = await newKey('--map', 'serviceArea');
    expect(await runEmbeds('disable', key)).toBe(`${key} is disabled.`);
    expect(await runEmbeds('list')).toMatch(new RegExp(`^${key} .*disabled$`, 'm'));
    expect(parseError((await drawArea(key)).body).code).toBe('embed_refused');
    expect(await readFrameAncestors(`/map/widgets/serviceArea?embedKey=${key}`)).toBe('*');
    expect(parseError((await drawArea('emb_made-up')).body).code).toBe('embed_refused');
    await runEmbeds('enable', key);
  });
});

describe('npm run embeds', () => {
  const origin = ['--origin', 'https://partner.example'];
  it.each([
    [['add', 'P', '--origin', 'partner.example', '--map', 'serviceArea'], /is not an origin/],
    [['add', 'P', ...origin, '--map', 'oilpalm'], /There is no map 'oilpalm'/],
    [['add', 'P', ...origin], /needs an origin and a map/],
    [['add', 'P', ...origin, '--map', 'serviceArea', '--state', 'Atlantis'], /no state 'Atlantis'/],
    [['add', 'P', ...origin, '--map', 'protectedAreas', '--state', 'Akwa Ibom'], /without --state/],
    [['add', 'P', ...origin, '--map', 'serviceArea', '--areas', 'many'], /digits only/],
    [['disable', 'emb_none'], /no key 'emb_none'/],
    [['remove', 'emb_none'], /npm run embeds -- list/],
    [['list', 'more'], /npm run embeds -- list/],
    [['--nothing'], /Unknown option/]
  ])('explains what is wrong with %j', async (args, words) => {
    await expect(runEmbeds(...args)).rejects.toThrow(EmbedsError);
    await expect(runEmbeds(...args)).rejects.toThrow(words);
  });

  it('prints the addresses of a new key, and its usage', async () => {
    expect(await runEmbeds()).toBe(EMBEDS_USAGE);
    const said = await runEmbeds(
      'add',
      'Mill watch',
      ...origin,
      '--map',
      'weeklyYield',
      '--map',
      'serviceArea'
    );
    expect(said).toMatch(
      /^weeklyYield: https:\/\/site\.example\/map\/widgets\/weeklyYield\?embedded=true&embedKey=emb_/m
    );
  });
});
