import type { IAuthenticationManager } from '@esri/arcgis-rest-request';
import { requestArcGis } from './arcgis';
import { onSessionEnded } from './http';
import { clearSession, startSession } from './session';

const HOSTED = 'https://services.example.org/arcgis/rest/services/pH/ImageServer';
const OWN = 'https://site.example/arcgis/rest/services/soilPH/ImageServer';
const serverUrl = 'https://site.example';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
/** Parameters and headers of each request that was sent. */
const listRequests = () =>
  fetched.mock.calls.map(([url, { body, headers }]) => ({
    url,
    params: Object.fromEntries(new URLSearchParams(String(body))),
    headers: headers as Record<string, string>
  }));
const sessionWith = (token: string): IAuthenticationManager => ({
  portal: 'https://services.example.org/sharing/rest',
  getToken: async () => token
});

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => createResponse({ samples: [] }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  startSession('site-token', { id: 'u1', email: 'staff@site.example' });
});
afterEach(clearSession);

describe('requests to ArcGIS services', () => {
  it('send the token of the page to SITE’s server only', async () => {
    await requestArcGis(
      OWN,
      { geometry: { points: [[7.9, 5]] } },
      { serverUrl, session: sessionWith('portal-token') }
    );
    await requestArcGis(HOSTED, {}, { serverUrl, session: sessionWith('portal-token') });
    await requestArcGis(HOSTED, {}, { serverUrl });
    expect(listRequests().map(({ url, params }) => [url, params])).toEqual([
      [OWN, { f: 'json', geometry: '{"points":[[7.9,5]]}', token: 'site-token' }],
      [HOSTED, { f: 'json', token: 'portal-token' }],
      [HOSTED, { f: 'json' }]
    ]);
  });

  it('send the partner’s key to SITE’s server only', async () => {
    window.history.replaceState(null, '', '/?embedKey=partner');
    await requestArcGis(OWN, {}, { serverUrl });
    await requestArcGis(HOSTED, {}, { serverUrl });
    window.history.replaceState(null, '', '/');
    expect(listRequests().map(({ headers }) => headers['x-embed-key'])).toEqual(['partner', undefined]);
  });

  it('are repeated with a new token when the session expires on the way', async () => {
    let token = 'expired';
    const session: IAuthenticationManager = {
      portal: 'https://services.example.org/sharing/rest',
      canRefresh: true,
      getToken: async () => token,
      async refreshCredentials() {
        token = 'renewed';
        return this;
      }
    };
    fetched.mockImplementation(async (_url, { body }) =>
      String(body).includes('token=renewed')
        ? createResponse({ samples: [1] })
        : createResponse({ error: { code: 498, message: 'Invalid token.' } })
    );
    const ended = jest.fn();
    const stop = onSessionEnded(ended);
    await expect(requestArcGis(`${HOSTED}/getSamples`, {}, { serverUrl, session })).resolves.toEqual({
      samples: [1]
    });
    expect(listRequests().map(({ params }) => params.token)).toEqual(['expired', 'renewed']);
    expect(ended).not.toHaveBeenCalled();
    stop();
  });

  it('announce the end of the session when SITE’s server no longer accepts its token', async () => {
    fetched.mockResolvedValueOnce(createResponse({ error: { code: 498, message: 'Invalid Token' } }));
    const ended = jest.fn();
    const stop = onSessionEnded(ended);
    await expect(requestArcGis(OWN, {}, { serverUrl })).rejects.toMatchObject({
      code: 'arcgis_498',
      message: 'Invalid Token',
      status: 498
    });
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
  });

  it.each([
    [
      'an error response',
      () => createResponse({ error: { code: 400, message: 'No such field' } }),
      'arcgis_400',
      400
    ],
    [
      'an error response with a message code',
      () => createResponse({ error: { code: 403, messageCode: 'GWM_0003', message: 'No' } }),
      'arcgis_403',
      403
    ],
    ['an error status without JSON', () => new Response('<html>', { status: 503 }), 'arcgis_503', 503],
    ['a response that is not JSON', () => new Response('<html>'), 'bad_answer', 0]
  ])('reject %s with its code', async (_name, respond, code, status) => {
    fetched.mockImplementation(async () => respond());
    await expect(requestArcGis(HOSTED, {}, { serverUrl })).rejects.toMatchObject({ code, status });
  });

  it('reject with code network when nothing answers, and with AbortError when aborted', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(requestArcGis(HOSTED, {}, { serverUrl })).rejects.toMatchObject({
      code: 'network',
      status: 0
    });
    fetched.mockRejectedValueOnce(new DOMException('Aborted', 'AbortError'));
    await expect(requestArcGis(HOSTED, {}, { serverUrl })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
