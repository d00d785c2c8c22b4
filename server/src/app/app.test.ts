import crypto from 'node:crypto';
import { DEFAULT_PARAMETERS, PARAMETER_DEFINITIONS } from '@site/domain';
import { readVersion } from '../store/version';
import { absentRouting, openTestApp } from './test-app';
import type { TestApp } from './test-app';
import { preferEmbeddedDatabase } from '../store/test-driver';

preferEmbeddedDatabase();

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp(
    { SITE_CORS_ORIGINS: 'https://portal.example', SITE_EMBED_ORIGINS: 'https://partner.example' },
    absentRouting,
    { alone: true }
  );
  await site.store.query(`INSERT INTO agent (first_name, last_name) VALUES ('Bola', 'Ade'), ('Ada', 'Obi')`);
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.request(url, { headers });

describe('sessions', () => {
  it('returns the user and a token for POST /signin', async () => {
    const payload = { email: 'Staff@site.example', password: 'Site-demo-1' };
    const answer = await site.request('/signin', { method: 'POST', payload });
    expect(answer.status).toBe(200);
    const { data } = answer.json<{ data: { token: string; user: object } }>();
    expect(data.user).toEqual({ _id: 'demo-staff', email: 'staff@site.example', role: 'staff' });
    expect(data.token).toMatch(/^[\w-]{43}$/);
    const [row] = await site.store.query<{ seconds: number }>(
      'SELECT extract(epoch FROM expires_at - issued_at) AS seconds FROM session ORDER BY issued_at DESC LIMIT 1'
    );
    expect(row!.seconds).toBe(36_000);
    const kept = await site.store.query('SELECT 1 FROM session WHERE token_hash = $1', [data.token]);
    expect(kept).toEqual([]);
  });

  it.each([
    ['staff@site.example', 'wrong', 401, 'wrong_password'],
    ['nobody@site.example', 'Site-demo-1', 401, 'wrong_password'],
    ['not-an-address', 'Site-demo-1', 400, 'invalid_email'],
    ['staff@site.example', '', 400, 'invalid_input']
  ])('refuses %s / %s', async (email, password, status, code) => {
    const answer = await site.request('/signin', { method: 'POST', payload: { email, password } });
    expect([answer.status, answer.json<{ error: { code: string } }>().error.code]).toEqual([status, code]);
  });

  it('gives an unknown account the same answer as a wrong password, after the same amount of work', async () => {
    const hashed = jest.spyOn(crypto, 'scrypt');
    const attemptSignIn = async (email: string) => {
      const before = hashed.mock.calls.length;
      const answer = await site.request('/signin', { method: 'POST', payload: { email, password: 'wrong' } });
      const { requestId: _id, ...error } = answer.json<{ error: { requestId: string } }>().error;
      return { status: answer.status, error, hashes: hashed.mock.calls.length - before };
    };
    // The first call hashes once more, to make the hash that unknown accounts are compared with.
    await attemptSignIn('nobody@site.example');
    expect(await attemptSignIn('nobody@site.example')).toEqual(await attemptSignIn('staff@site.example'));
    hashed.mockRestore();
  });

  it('returns the session both as the body and as its data', async () => {
    const account = { email: 'staff@site.example', password: 'Site-demo-1' };
    const { data, ...body } = (await site.request('/signin', { method: 'POST', payload: account })).json<{
      data: { user: { _id: string }; token: string };
    }>();
    expect(body).toEqual(data);
    expect(data.user._id).toBe('demo-staff');
  });

  it('names the missing field of a body', async () => {
    const answer = await site.request('/signin', { method: 'POST', payload: { email: 'a@b.c' } });
    expect(answer.status).toBe(400);
    expect(answer.json<{ error: object }>().error).toMatchObject({
      code: 'invalid_input',
      field: 'password',
      requestId: answer.headers.get('x-request-id')
    });
  });

  it('accepts the token in the Authorization header, with or without Bearer', async () => {
    const token = await site.signIn('staff');
    for (const authorization of [token, `Bearer ${token}`]) {
      const answer = await get('/user/agents', { authorization });
      expect(answer.json()).toEqual({
        data: [
          { first_name: 'Ada', last_name: 'Obi' },
          { first_name: 'Bola', last_name: 'Ade' }
        ]
      });
    }
  });

  it('refuses a guest, a lesser role and an ended session, each with its own code', async () => {
    const requestCode = async (headers: Record<string, string>) => {
      const answer = await get('/user/agents', headers);
      return [answer.status, answer.json<{ error: { code: string } }>().error.code];
    };
    expect(await requestCode({})).toEqual([401, 'sign_in_required']);
    expect(await requestCode({ authorization: await site.signIn('investor') })).toEqual([403, 'forbidden']);
    expect(await requestCode({ authorization: 'made-up' })).toEqual([401, 'session_ended']);
    const token = await site.signIn('staff');
    expect((await get('/user/agents', { authorization: token })).status).toBe(200);
    await site.request('/signout', { method: 'POST', headers: { authorization: token } });
    expect(await requestCode({ authorization: token })).toEqual([401, 'session_ended']);
  });

  it('ends a session when it expires', async () => {
    const token = await site.signIn('staff');
    await site.store.query(`UPDATE session SET expires_at = now() - interval '1 second'`);
    expect((await get('/user/agents', { authorization: token })).status).toBe(401);
  });

  it("returns the seconds left of a session, independent of the caller's clock", async () => {
    const token = await site.signIn('staff');
    await site.store.query(`UPDATE session SET expires_at = now() + interval '5 minutes'`);
    const { secondsLeft } = (await get('/api/me', { authorization: token })).json<{ secondsLeft: number }>();
    expect(secondsLeft).toBeGreaterThan(280);
    expect(secondsLeft).toBeLessThanOrEqual(300);
    expect((await get('/api/me')).json()).toMatchObject({ role: 'guest', secondsLeft: null });
  });

  it('accepts the cookie for reads but never for writes', async () => {
    const token = await site.signIn('admin');
    const cookie = `token=${token}`;
    expect((await get('/api/me', { cookie })).json()).toMatchObject({ role: 'admin' });
    const write = await site.request('/api/parameters', {
      method: 'PUT',
      headers: { cookie },
      payload: { version: 1, parameters: DEFAULT_PARAMETERS }
    });
    expect(write.status).toBe(401);
  });

  it('ends every session of an account at once when an administrator revokes them', async () => {
    const [admin, staff] = [await site.signIn('admin'), await site.signIn('staff')];
    const url = '/api/accounts/demo-staff/revoke';
    const refused = await site.request(url, { method: 'POST', headers: { authorization: staff } });
    expect(refused.status).toBe(403);
    await site.request(url, { method: 'POST', headers: { authorization: admin } });
    expect(
      (await get('/api/me', { authorization: staff })).json<{ error: { code: string } }>().error.code
    ).toBe('session_ended');
    expect((await get('/api/me', { authorization: admin })).json()).toMatchObject({ role: 'admin' });
  });

  it('returns the address of the identity provider and whether the records are demonstration data', async () => {
    expect((await get('/api/identity')).json()).toMatchObject({ embedded: true, demonstration: false });
    await site.store.query(
      `INSERT INTO dataset_source (dataset, attribution, demonstration, rows) VALUES ('x', 'y', true, 1)`
    );
    expect((await get('/api/identity')).json()).toMatchObject({ demonstration: true });
  });
});

describe('parameters', () => {
  const putParameters = (authorization: string, payload: object, headers: Record<string, string> = {}) =>
    site.request('/api/parameters', { method: 'PUT', headers: { authorization, ...headers }, payload });

  it('returns the parameters with bounds and units to everybody', async () => {
    const answer = await get('/api/parameters');
    expect(answer.json()).toEqual({
      version: 1,
      parameters: DEFAULT_PARAMETERS,
      definitions: PARAMETER_DEFINITIONS
    });
  });

  it('lets an administrator change the parameters based on the current version', async () => {
    const admin = await site.signIn('admin');
    const parameters = { ...DEFAULT_PARAMETERS, processingCost: 12_000 };
    expect((await putParameters(await site.signIn('staff'), { version: 1, parameters })).status).toBe(403);
    expect((await putParameters(admin, { parameters })).status).toBe(428);
    expect((await putParameters(admin, { version: 1, parameters })).json()).toMatchObject({ version: 2 });
    expect((await get('/api/parameters')).json()).toMatchObject({ version: 2, parameters });
    const late = await putParameters(admin, { version: 1, parameters });
    expect([late.status, late.json<{ error: { code: string } }>().error.code]).toEqual([
      409,
      'version_conflict'
    ]);
    expect(
      (await putParameters(admin, { parameters: DEFAULT_PARAMETERS }, { 'if-match': '"2"' })).json()
    ).toMatchObject({
      version: 3
    });
    // Any version matches '*': the one in the body counts.
    const any = { 'if-match': '*' };
    expect((await putParameters(admin, { version: 2, parameters }, any)).status).toBe(409);
    expect((await putParameters(admin, { parameters }, any)).status).toBe(428);
    expect(
      (await putParameters(admin, { version: 3, parameters: DEFAULT_PARAMETERS }, any)).json()
    ).toMatchObject({
      version: 4
    });
  });

  it.each([
    ['a value that is out of range', { profitShare: 2 }, 'parameters.profitShare'],
    ['an unknown scope', { millScope: 'everywhere' }, 'parameters.millScope'],
    [
      'a default time above the maximum',
      { maxDriveTime: 100, defaultDriveTime: 200 },
      'parameters.defaultDriveTime'
    ],
    ['an unknown parameter', { colour: 1 }, 'parameters.colour']
  ])('refuses %s and names it', async (_what, change, field) => {
    const answer = await putParameters(await site.signIn('admin'), {
      version: 3,
      parameters: { ...DEFAULT_PARAMETERS, ...change }
    });
    expect(answer.status).toBe(400);
    expect(answer.json<{ error: object }>().error).toMatchObject({ code: 'invalid_input', field });
  });
});

describe('ArcGIS endpoints', () => {
  it('signs ArcGIS clients in with a session token', async () => {
    expect((await get('/arcgis/rest/info?f=json')).json()).toMatchObject({
      authInfo: { tokenServicesUrl: `${site.url}/arcgis/tokens/generateToken` }
    });
    const sendRequest = (password: string) =>
      site.request('/arcgis/tokens/generateToken', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username: 'staff@site.example', password, f: 'json' }).toString()
      });
    const { token, expires } = (await sendRequest('Site-demo-1')).json<{ token: string; expires: number }>();
    expect(expires).toBeGreaterThan(Date.now() + 35_000_000);
    expect((await get('/user/agents', { authorization: token })).status).toBe(200);
    const refused = await sendRequest('wrong');
    expect(refused.status).toBe(200);
    expect(refused.json()).toEqual({
      error: { code: 400, message: 'Unable to generate token.', details: ['Invalid username or password.'] }
    });
  });

  it('serves maps as portal items with its own address in them, to the roles that may see them', async () => {
    const url = '/arcgis/sharing/rest/content/items/widget-service-area';
    expect((await get(url)).json()).toMatchObject({ id: 'widget-service-area', type: 'Web Map' });
    const data = await get(`${url}/data`);
    expect(data.json()).toHaveProperty('operationalLayers');
    expect(data.body).toContain(`${site.url}/arcgis/rest/services/`);
    expect(data.body).not.toContain('{{SITE_SERVER}}');
    const inner = '/arcgis/sharing/rest/content/items/oil-palm-2d/data';
    expect((await get(inner)).json()).toMatchObject({ error: { code: 499 } });
    expect((await get(inner, { cookie: 'token=made-up' })).json()).toMatchObject({ error: { code: 498 } });
    const token = await site.signIn('investor');
    expect((await get(`${inner}?token=${token}`)).json()).toHaveProperty('operationalLayers');
    expect((await get('/arcgis/sharing/rest/content/items/nothing')).json()).toMatchObject({
      error: { code: 400 }
    });
  });

  it('finds items by tag and by word', async () => {
    const searchItems = async (q: string) =>
      (await get(`/arcgis/sharing/rest/search?f=json&q=${encodeURIComponent(q)}`))
        .json<{ results: { id: string }[] }>()
        .results.map(({ id }) => id);
    expect(await searchItems('tags:"service area" AND type:"Web Map"')).toEqual(['widget-service-area']);
    expect(await searchItems('tags:nothing')).toEqual([]);
    expect(await searchItems('"drive-time"')).toEqual(['widget-service-area']);
  });

  it.each([
    '/arcgis/rest/services',
    '/arcgis/rest/services/ngnLGA/FeatureServer/0',
    '/arcgis/rest/services/Places/GeocodeServer/suggest',
    '/arcgis/sharing/rest/portals/self'
  ])('[AP-10] lists the formats of %s when the requested one is not supported', async (path) => {
    expect((await get(`${path}?f=bogus`)).json()).toEqual({
      error: { code: 400, message: 'Invalid f: bogus', details: ['Write one of json, pjson, html.'] }
    });
    for (const f of ['json', 'PJSON', ''])
      expect((await get(`${path}?f=${f}`)).json()).not.toHaveProperty('error');
  });

  it('reports a missing service in the ArcGIS dialect', async () => {
    const answer = await get('/arcgis/rest/services/Nothing/SceneServer');
    expect([answer.status, answer.json()]).toEqual([
      200,
      { error: { code: 404, message: 'Service not found', details: [] } }
    ]);
  });
});

describe('front door', () => {
  const getPage = (url: string, headers: Record<string, string> = {}) =>
    get(url, { accept: 'text/html', ...headers });

  it('redirects a guest of a map to Login with the way back', async () => {
    const answer = await getPage('/map/oilpalm?theme=dark');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/?next=%2Fmap%2Foilpalm%3Ftheme%3Ddark'
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('redirects a signed-in visitor of Login to the map, or back to the page they came from', async () => {
    const cookie = `token=${await site.signIn('staff')}`;
    expect((await getPage('/', { cookie })).headers.get('location')).toBe('/map/oilpalm');
    expect((await getPage('/?next=%2Fmap%2Fwidgets%2FserviceArea', { cookie })).headers.get('location')).toBe(
      '/map/widgets/serviceArea'
    );
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example'])
      expect(
        (await getPage(`/?next=${encodeURIComponent(elsewhere)}`, { cookie })).headers.get('location')
      ).toBe('/map/oilpalm');
  });

  it('serves an experience with its own address in it', async () => {
    const answer = await get('/experiences/widget-service-area/config.json');
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain('{{SITE_SERVER}}');
    expect((await get('/experiences/nothing/config.json')).status).toBe(404);
    expect((await get('/experiences/..%2f..%2fpackage/config.json')).status).toBe(404);
  });

  it('answers an unknown address with a page for people and JSON for programs', async () => {
    const answer = await getPage('/map/nothing');
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('404 - Page Not Found');
    expect((await get('/api/nothing')).json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('lets only listed partners frame a widget page, and nobody frame other pages', async () => {
    const readPolicy = async (url: string) =>
      String((await getPage(url)).headers.get('content-security-policy'));
    expect(await readPolicy('/map/widgets/serviceArea')).toContain(
      "frame-ancestors 'self' https://partner.example"
    );
    expect(await readPolicy('/map/oilpalm')).toMatch(/frame-ancestors 'self'$/);
  });

  it('lets only listed origins call from their pages', async () => {
    const readAllowedOrigin = async (origin: string) =>
      (await get('/api/parameters', { origin })).headers.get('access-control-allow-origin');
    expect(await readAllowedOrigin('https://portal.example')).toBe('https://portal.example');
    expect(await readAllowedOrigin('https://evil.example')).toBeNull();
  });

  it('[AP-09] allows credentials to listed origins in calls of the portal only', async () => {
    const readAllowCredentials = async (path: string, origin: string) =>
      (await get(path, { origin })).headers.get('access-control-allow-credentials');
    const listed = 'https://portal.example';
    for (const path of ['/arcgis/sharing/rest/portals/self', '/arcgis/sharing/rest/oauth2/platformSelf'])
      expect([path, await readAllowCredentials(path, listed)]).toEqual([path, 'true']);
    expect(await readAllowCredentials('/api/parameters', listed)).toBeNull();
    const evil = await get('/arcgis/sharing/rest/portals/self', { origin: 'https://evil.example' });
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('limits', () => {
  it('limit requests for reset links, with an error in the dialect of the call', async () => {
    const sendRequest = async () => {
      const answer = await site.request('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', {
        method: 'POST',
        payload: { requestType: 'PASSWORD_RESET', email: 'nobody@site.example' }
      });
      return [answer.status, answer.json<{ error: { message: string } }>().error.message];
    };
    for (let tries = 0; tries < 10; tries++) expect(await sendRequest()).toEqual([400, 'EMAIL_NOT_FOUND']);
    expect(await sendRequest()).toEqual([400, 'TOO_MANY_ATTEMPTS_TRY_LATER']);
  });
});

describe('health and documents', () => {
  it('reports that it is alive and which parts are missing', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({
      ready: true,
      database: 'ok',
      routing: 'No engine in this test.'
    });
  });

  it('describes its calls as OpenAPI', async () => {
    const { paths, info } = (await get('/api/docs/json')).json<{ paths: object; info: object }>();
    expect(info).toMatchObject({ version: readVersion(process.cwd()) });
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/signin', '/api/parameters', '/user/agents'])
    );
    expect((await get('/api/docs')).status).toBeLessThan(400);
  });

  it('reveals no internals when something goes wrong', async () => {
    await site.store.query('ALTER TABLE agent RENAME TO agent_away');
    const answer = await get('/user/agents', { authorization: await site.signIn('staff') });
    await site.store.query('ALTER TABLE agent_away RENAME TO agent');
    expect(answer.status).toBe(500);
    expect(answer.json<{ error: { code: string } }>().error.code).toBe('internal_error');
    expect(answer.body).not.toMatch(/agent|relation|SELECT/);
  });
});
