import { ArcGISIdentityManager } from '@esri/arcgis-rest-request';
import { SessionManager } from 'jimu-core';
import { initStore } from 'jimu-for-test';
import { fetchItemData } from '../../jimu-arcgis/lib/portal';

/* The rules of the framework's own class, as its declarations describe them. */

const SITE = 'https://site.example/arcgis';
const portal = `${SITE}/sharing/rest`;
const createSession = (more: object) =>
  new ArcGISIdentityManager({ token: 'secret', username: 'staff', ...more });
const manager = SessionManager.getInstance();

beforeEach(() => {
  initStore();
  manager.clearSessions();
});

it("[XB-04] does not read an item with the session of a server, only with the portal's", async () => {
  manager.addOrReplaceSession(createSession({ server: SITE }));
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    requests.push(String(url));
    return Response.json({});
  });
  await fetchItemData(SITE, 'map');
  manager.addOrReplaceSession(createSession({ portal }));
  await fetchItemData(SITE, 'map');
  expect(requests).toEqual([
    `${portal}/content/items/map/data?f=json`,
    `${portal}/content/items/map/data?f=json&token=secret`
  ]);
});

it("uses the portal's session for a federated server", () => {
  const [ofPortal, ofServer] = [createSession({ portal }), createSession({ portal, server: SITE })];
  manager.addOrReplaceSession(ofServer);
  expect(manager.getSessionByUrl(`${SITE}/rest/services/mills/FeatureServer`)).toBeNull();
  manager.addOrReplaceSession(ofPortal);
  expect(manager.getSessionByUrl(`${SITE}/rest/services/mills/FeatureServer`)).toBe(ofPortal);
  expect(manager.getSessionByUrl('https://else.example/arcgis/rest/services/x')).toBeNull();
});

it("removes the sessions of a portal's servers with the portal's session, and notifies listeners", () => {
  const reasons: string[] = [];
  manager.addSessionChangeListener((_sessions, reason) => void reasons.push(reason));
  const session = createSession({ portal });
  manager.addOrReplaceSession(session);
  manager.addOrReplaceSession(createSession({ portal, server: SITE }));
  manager.removeSession(session);
  expect(manager.getSessions()).toEqual([]);
  expect(reasons).toEqual(['ADD_OR_UPDATE', 'ADD_OR_UPDATE', 'REMOVE']);
});

it('does not store an expired session', () => {
  manager.addOrReplaceSession(createSession({ portal, tokenExpires: new Date(Date.now() - 1_000) }));
  expect(manager.getSessionByUrl(portal)).toBeNull();
});
