import { getItem, getItemData, getPortal, getSelf, getUser, searchItems } from '@esri/arcgis-rest-portal';
import { queryFeatures } from '@esri/arcgis-rest-feature-service';
import type { IQueryFeaturesResponse } from '@esri/arcgis-rest-feature-service';
import { ArcGISIdentityManager, request } from '@esri/arcgis-rest-request';
import { insertTestRows } from '../../server/src/arcgis/feature-server/test-rows';
import { openTestApp } from '../../server/src/app/test-app';
import type { TestApp } from '../../server/src/app/test-app';
import { DEMO_PASSWORD } from '../../server/src/identity/accounts';

/* Signing in and out with Esri's REST client, at the portal and at the services. */

const username = 'staff@site.example';
let app: TestApp;
let portal: string;
let mills: string;
beforeAll(async () => {
  app = await openTestApp();
  await insertTestRows(app.store);
  portal = `${app.url}/arcgis/sharing/rest`;
  mills = `${app.url}/arcgis/rest/services/taggedMillsClus/FeatureServer/0`;
});
afterAll(() => app.close());

const signIn = () => ArcGISIdentityManager.signIn({ username, password: DEMO_PASSWORD, portal });

describe('ArcGISIdentityManager', () => {
  it('[AP-09] signs in at the portal and returns the user', async () => {
    const manager = await signIn();
    expect(await manager.getUser()).toMatchObject({ username, email: username, role: 'org_user' });
    expect(manager.tokenExpires.getTime()).toBeGreaterThan(Date.now() + 60_000);
    expect(await manager.getPortal()).toMatchObject({ isPortal: true, user: { username } });
    expect(await new ArcGISIdentityManager({ portal, token: manager.token }).getUsername()).toBe(username);
  });

  it("[AP-09] gets a token for the portal's services, and reads with it", async () => {
    const authentication = await signIn();
    expect(await authentication.getToken(mills)).toBe(authentication.token);
    const { features } = (await queryFeatures({ url: mills, authentication })) as IQueryFeaturesResponse;
    expect(features).toHaveLength(40);
    const hidden = { url: mills, authentication, hideToken: true };
    expect(((await queryFeatures(hidden)) as IQueryFeaturesResponse).features).toHaveLength(40);
  });

  it('[AP-09] signs in at the services themselves', async () => {
    const authentication = new ArcGISIdentityManager({
      username,
      password: DEMO_PASSWORD,
      server: `${app.url}/arcgis`,
      portal
    });
    await authentication.refreshCredentials();
    const { features } = (await queryFeatures({ url: mills, authentication })) as IQueryFeaturesResponse;
    expect(features).toHaveLength(40);
  });

  it('[AP-09] gets a new token on refresh and after the old one has expired', async () => {
    const manager = await signIn();
    const first = manager.token;
    await manager.refreshCredentials();
    expect(manager.token).not.toBe(first);
    await app.request(`/arcgis/sharing/rest/oauth2/revokeToken?auth_token=${manager.token}`);
    expect(await queryFeatures({ url: mills, authentication: manager }).catch(() => 'refused')).not.toBe(
      'refused'
    );
  });

  it('[AP-09] signs out: its token is no longer accepted', async () => {
    const manager = await signIn();
    const { token } = manager;
    expect(await manager.signOut()).toEqual({ success: true });
    for (const address of [`${portal}/community/self`, `${portal}/portals/self`, `${mills}/query`])
      await expect(request(address, { params: { token } })).rejects.toMatchObject({ code: 498 });
  });

  it('[AP-09] gets an error for a wrong password, for an unsupported method, and for another server', async () => {
    const wrong = ArcGISIdentityManager.signIn({ username, password: 'wrong', portal });
    await expect(wrong).rejects.toThrow(/Unable to generate token/);
    const generate = `${portal}/generateToken`;
    const params = { username, password: DEMO_PASSWORD };
    await expect(request(generate, { httpMethod: 'GET', params })).rejects.toMatchObject({ code: 405 });
    const { token } = await signIn();
    const elsewhere = { token, serverUrl: 'https://elsewhere.example/arcgis' };
    await expect(request(generate, { params: elsewhere })).rejects.toMatchObject({
      response: { error: { details: ['serverUrl is not an address of this server.'] } }
    });
    await expect(request(`${portal}/oauth2/revokeToken`)).rejects.toThrow(/Unable to revoke token/);
  });
});

describe('the portal client', () => {
  it('[AP-09] reads the portal, its user, and the items that the user has access to', async () => {
    const authentication = await signIn();
    expect(await getSelf({ portal, authentication })).toMatchObject({ id: 'site', user: { username } });
    expect(await getPortal('site', { portal, authentication })).toMatchObject({ name: 'SITE' });
    expect(await getUser({ authentication })).toMatchObject({ username });
    await expect(getUser({ username: 'admin@site.example', authentication })).rejects.toThrow(/User/);
    const { results } = await searchItems({ q: 'type:"Web Map"', portal, authentication });
    const map = results.find(({ id }) => id === 'oil-palm-2d')!;
    expect(await getItem(map.id, { portal, authentication })).toMatchObject({ type: 'Web Map' });
    expect(await getItemData(map.id, { portal, authentication })).toHaveProperty('operationalLayers');
  });
});
