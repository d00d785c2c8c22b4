import { act, render } from '@testing-library/react';
import { clearSession, announceSessionEnd, readToken, getSessionUser, startSession } from '@site/services';
import { SessionManager } from 'jimu-core';
import { initStore } from 'jimu-for-test';
import { useSharedSession } from './platform-session';

const SITE = 'https://site.example';
const ITEM = `${SITE}/arcgis/sharing/rest/content/items/oil-palm-2d/data`;
const LAYER = `${SITE}/arcgis/rest/services/mills/FeatureServer/0`;

interface Token {
  readonly server: string;
  readonly token: string;
  readonly userId: string;
  readonly expires: number;
}
/* The part of the Maps SDK's IdentityManager that is used here. */
const mockIdentities = {
  servers: [] as object[],
  tokens: [] as Token[],
  listen: (_event: object) => {},
  registerServers: (servers: object[]) => void mockIdentities.servers.push(...servers),
  registerToken: (token: Token) => void mockIdentities.tokens.push(token),
  findCredential: (url: string) => {
    const found = mockIdentities.tokens.find(({ server }) => server === url);
    return (
      found && { destroy: () => void mockIdentities.tokens.splice(mockIdentities.tokens.indexOf(found), 1) }
    );
  },
  on: (_name: string, listen: (event: object) => void) => {
    mockIdentities.listen = listen;
    return { remove: () => {} };
  }
};
jest.mock('../../../../host/jimu/jimu-arcgis/lib/sdk-modules', () => ({
  loadArcGISJSAPIModules: async (names: readonly string[]) =>
    names.map((name) =>
      name === 'esri/identity/IdentityManager'
        ? mockIdentities
        : class ServerInfo {
            constructor(properties: object) {
              Object.assign(this, properties);
            }
          }
    )
}));

const user = { id: 'u1', email: 'staff@site.example' };
const me = { uid: 'u1', email: user.email, role: 'staff', secondsLeft: 600 };
const fetched = jest.fn<Promise<Response>, [string, RequestInit?]>();
const getManager = () => SessionManager.getInstance();
const tokenFor = (url: string) => getManager().getSessionByUrl(url)?.token ?? null;

function Page({ serverUrl = SITE, hasMap = true }) {
  useSharedSession(serverUrl, hasMap);
  return null;
}
const openPage = (props = {}) => act(async () => render(<Page {...props} />));

beforeEach(() => {
  initStore();
  getManager().clearSessions();
  mockIdentities.servers.length = 0;
  mockIdentities.tokens.length = 0;
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(me));
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  clearSession();
  window.localStorage.clear();
});

describe('one sign-in', () => {
  it('[XB-01] shares the session of a page with the framework, for items and layers alike', async () => {
    startSession('secret', user);
    await openPage();
    expect([tokenFor(ITEM), tokenFor(LAYER)]).toEqual(['secret', 'secret']);
    expect(getManager().getSessions()).toMatchObject([
      { portal: `${SITE}/arcgis/sharing/rest`, username: user.email },
      { portal: `${SITE}/arcgis/sharing/rest`, server: `${SITE}/arcgis`, username: user.email }
    ]);
  });

  it('[XB-01] registers the server as federated with the portal in the Maps SDK, and one token for both', async () => {
    startSession('secret', user);
    await openPage();
    expect(mockIdentities.servers).toMatchObject([
      { server: `${SITE}/arcgis`, owningSystemUrl: `${SITE}/arcgis`, hasPortal: true, hasServer: true }
    ]);
    expect(mockIdentities.tokens.map(({ server, token, userId }) => [server, token, userId])).toEqual([
      [`${SITE}/arcgis/sharing/rest`, 'secret', user.email],
      [`${SITE}/arcgis/rest/services`, 'secret', user.email]
    ]);
    const [{ expires } = { expires: 0 }] = mockIdentities.tokens;
    expect(expires - Date.now()).toBeGreaterThan(590_000);
  });

  it('[XB-01] follows a sign-in, and does not load the Maps SDK on a page without a map', async () => {
    await openPage({ hasMap: false });
    expect(tokenFor(ITEM)).toBeNull();
    await act(async () => void startSession('later', user));
    expect(tokenFor(ITEM)).toBe('later');
    expect(mockIdentities.tokens).toEqual([]);
  });

  it.each([
    ['when the user signs out', clearSession],
    ['when the server ends the session', announceSessionEnd]
  ])('[XB-01] withdraws the session %s', async (_title, end) => {
    startSession('secret', user);
    await openPage();
    window.localStorage.setItem('exb_auth', JSON.stringify({ token: 'secret' }));
    await act(async () => end());
    expect([tokenFor(ITEM), tokenFor(LAYER)]).toEqual([null, null]);
    expect(mockIdentities.tokens).toEqual([]);
    expect(window.localStorage.getItem('exb_auth')).toBeNull();
  });

  it('leaves the framework’s stored session of another portal in place', async () => {
    startSession('secret', user);
    await openPage();
    window.localStorage.setItem('exb_auth', JSON.stringify({ token: 'of another portal' }));
    await act(async () => clearSession());
    expect(window.localStorage.getItem('exb_auth')).not.toBeNull();
  });

  it('[XB-01] makes a sign-in in the SDK’s dialog the session of the page', async () => {
    await openPage();
    const credential = { server: `${SITE}/arcgis`, token: 'from the dialog' };
    await act(async () => mockIdentities.listen({ credential }));
    expect(readToken()).toBe('from the dialog');
    expect(getSessionUser()).toEqual({ ...user, viaPortal: true });
    expect(fetched).toHaveBeenCalledWith(
      `${SITE}/api/me`,
      expect.objectContaining({ headers: expect.objectContaining({ authorization: 'from the dialog' }) })
    );
  });

  it.each([
    ['of another server', 'https://else.example/arcgis', me],
    ['that is a guest’s', `${SITE}/arcgis`, { ...me, uid: null, email: null }]
  ])('creates no session from a token %s', async (_title, server, answer) => {
    fetched.mockImplementation(async () => Response.json(answer));
    await openPage();
    await act(async () => mockIdentities.listen({ credential: { server, token: 'other' } }));
    expect(readToken()).toBeNull();
  });

  it('adopts the session that the framework has with SITE’s portal', async () => {
    startSession('secret', user);
    await openPage();
    const [portal] = getManager().getSessions();
    await act(async () => clearSession());
    getManager().addOrReplaceSession(portal!);
    fetched.mockImplementation(async () => Response.json(me));
    const { unmount } = await openPage({ serverUrl: `${SITE}/` });
    expect(readToken()).toBe('secret');
    unmount();
  });

  it('does nothing when the server is the page’s own, which gets the cookie', async () => {
    startSession('secret', user);
    await openPage({ serverUrl: window.location.origin });
    await openPage({ serverUrl: '' });
    expect(getManager().getSessions()).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });
});
