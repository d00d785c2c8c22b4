import { Sessions } from '../../identity/sessions';
import { openTestApp } from '../../app/test-app';
import type { TestRequest, TestApp } from '../../app/test-app';
import { insertTestRows } from '../feature-server/test-rows';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  await insertTestRows(app.store);
  ({ token } = await new Sessions(app.store).open('demo-staff'));
});
afterAll(() => app.close());

const MILLS = '/arcgis/rest/services/taggedMillsClus/FeatureServer/0/query';
const postBody = (path: string, type: string | null, payload: string, headers = {}) =>
  app.request(path, {
    method: 'POST',
    payload,
    headers: { ...(type === null ? {} : { 'content-type': type }), ...headers }
  });

/** Builds a multipart form as browsers and curl -F send it. */
async function createMultipart(fields: Record<string, string | Blob>): Promise<TestRequest> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type')! };
  return { method: 'POST', payload: await sent.text(), headers };
}
const parseError = (body: string) =>
  (JSON.parse(body) as { error?: { code: number; message: string } }).error;

describe('body of a call of the ArcGIS dialects', () => {
  const createParams = () => ({ f: 'json', where: 'number_of_pots < 4', returnCountOnly: 'true', token });

  it('[AP-09] may be a form, a multipart form or JSON, with the same answer as parameters in the address', async () => {
    const asked = [
      app.request(`${MILLS}?${new URLSearchParams(createParams())}`),
      postBody(MILLS, 'application/x-www-form-urlencoded', new URLSearchParams(createParams()).toString()),
      app.request(MILLS, await createMultipart(createParams())),
      postBody(MILLS, 'application/json', JSON.stringify({ ...createParams(), returnCountOnly: true })),
      app.request(
        `${MILLS}?${new URLSearchParams({ F: 'json', WHERE: createParams().where, returncountonly: 'true', token })}`
      )
    ];
    for (const answer of await Promise.all(asked)) expect(answer.json()).toEqual({ count: 3 });
  });

  it('[AP-09] adds to the parameters of the address', async () => {
    const { f, where, ...others } = createParams();
    const address = `${MILLS}?${new URLSearchParams({ f, where })}`;
    expect((await app.request(address, await createMultipart(others))).json()).toEqual({ count: 3 });
    const geometry = { xmin: 7, ymin: 5, xmax: 7.05, ymax: 5.05 };
    const inside = { ...createParams(), geometry, geometryType: 'esriGeometryEnvelope' };
    expect((await postBody(MILLS, 'application/json', JSON.stringify(inside))).json()).toEqual({ count: 2 });
  });

  it('[AP-09] may be empty, whatever its Content-Type', async () => {
    for (const type of [
      null,
      'application/x-www-form-urlencoded',
      'application/json',
      'text/plain;charset=UTF-8'
    ])
      expect((await postBody('/arcgis/rest/info?f=json', type, '')).json()).toHaveProperty('authInfo');
    const none = await postBody('/arcgis/rest/info', 'multipart/form-data; boundary=x', '');
    expect(none.json()).toHaveProperty('authInfo');
  });

  it('is refused with an explanation when it cannot be read', async () => {
    const refusals = [
      await postBody(MILLS, 'multipart/form-data', 'x'),
      await postBody(MILLS, 'multipart/form-data; boundary=x', '--y\r\n'),
      await app.request(MILLS, await createMultipart({ where: new Blob(['1=1']) })),
      await app.request(
        MILLS,
        await createMultipart(Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`p${n}`, ''])))
      ),
      await postBody(MILLS, 'application/json', '{"f":'),
      // As fetch sends a text without a type.
      await postBody(MILLS, 'text/plain;charset=UTF-8', new URLSearchParams(createParams()).toString()),
      await postBody(MILLS, 'application/json', '{"__proto__":{"token":"x"}}'),
      await app.request(MILLS, await createMultipart({ token, where: 'x'.repeat(60_001) }))
    ];
    for (const { status, body } of refusals) expect([status, parseError(body)?.code]).toEqual([200, 400]);
    const large = await app.request(MILLS, await createMultipart({ geometry: 'x'.repeat(3_000_000) }));
    expect(parseError(large.body)?.code).toBe(413);
  });

  it('may be multipart in these dialects only', async () => {
    const { payload, headers } = await createMultipart({ email: 'staff@site.example', password: 'x' });
    expect((await app.request('/signin', { method: 'POST', payload, headers })).status).toBe(415);
  });
});

describe('token of a call of the ArcGIS dialects', () => {
  it('[AP-09] is read from a multipart form, from X-Esri-Authorization and from Authorization', async () => {
    const self = '/arcgis/sharing/rest/community/self?f=json';
    const answers = [
      await app.request(self, await createMultipart({ token })),
      await app.request(self, { headers: { 'x-esri-authorization': `Bearer ${token}` } }),
      await postBody(self, null, '', { 'x-esri-authorization': `Bearer ${token}` }),
      await app.request(self, { headers: { authorization: `Bearer ${token}` } })
    ];
    for (const answer of answers) expect(answer.json()).toHaveProperty('username', 'staff@site.example');
  });

  it('is read from X-Esri-Authorization in these dialects only', async () => {
    const answer = await app.request('/api/me', { headers: { 'x-esri-authorization': `Bearer ${token}` } });
    expect(answer.json()).toHaveProperty('role', 'guest');
  });

  it("is not revoked when it comes only from the browser's cookie", async () => {
    const own = (await new Sessions(app.store).open('demo-staff')).token;
    const headers = { cookie: `token=${own}`, 'content-type': 'application/x-www-form-urlencoded' };
    const revoke = '/arcgis/sharing/rest/oauth2/revokeToken';
    expect(
      parseError((await app.request(revoke, { method: 'POST', headers, payload: 'f=json' })).body)?.code
    ).toBe(400);
    expect((await app.request('/api/me', { headers: { authorization: own } })).status).toBe(200);
  });
});

it('counts GET and POST calls against one limit', async () => {
  const path = '/arcgis/sharing/rest/oauth2/revokeToken';
  const alone = await openTestApp({}, undefined, { alone: true });
  const statuses: number[] = [];
  for (let call = 0; call < 62; call++)
    statuses.push(
      (await alone.request(`${path}?auth_token=none`, { method: call % 2 === 0 ? 'GET' : 'POST' })).status
    );
  await alone.close();
  expect(statuses.indexOf(429)).toBe(60);
});

it('[AP-09] lets pages of other origins show what a guest or an explicit token may see, and nothing that needs a cookie', async () => {
  const style = '/arcgis/rest/services/Basemap/VectorTileServer/resources/sprites/sprite.png';
  const readPolicy = async (path: string, headers = {}) =>
    (await app.request(path, { headers })).headers.get('cross-origin-resource-policy');
  expect(await readPolicy(style)).toBe('cross-origin');
  expect(await readPolicy(`${style}?token=${token}`, { cookie: `token=${token}` })).toBe('cross-origin');
  expect(await readPolicy(style, { cookie: `token=${token}` })).toBe('same-origin');
  expect(await readPolicy('/api/me')).toBe('same-origin');
});
