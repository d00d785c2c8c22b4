import { act, screen } from '@testing-library/react';
import { clearSession, startSession } from '@site/services';
import { getAppStore, SessionManager } from 'jimu-core';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { MapFailureNotice } from './map-failure';

const PORTAL = 'https://maps.example/portal';
const fetched = jest.fn<Promise<Response>, [string]>();
const respondWithError = (code: number) => async () => Response.json({ error: { code, message: 'no' } });
const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const findNotice = () => screen.queryByRole('alert');

function renderWidget(locale = 'en') {
  const render = withStoreThemeIntlRender(true, undefined, locale);
  const dataSources = { ds: { id: 'ds', type: 'WEB_MAP', itemId: 'country', portalUrl: PORTAL } };
  const widgets = {
    map: { id: 'map', uri: 'widgets/arcgis/arcgis-map/', config: { initialMapDataSourceID: 'ds' } }
  };
  updateStore({ appConfig: getDefaultAppConfig().merge({ dataSources, widgets } as never) as never });
  render(<MapFailureNotice mapWidgetId="map">The map is on its way.</MapFailureNotice>);
}
const tellSource = (instanceStatus: 'CREATED' | 'CREATE_ERROR') =>
  act(async () => {
    const info = { instanceStatus, status: 'NOT_READY' };
    getAppStore().dispatch({ type: 'DATA_SOURCE_INFO', id: 'ds', info } as never);
  });

/** Sets the view of the map; null for none. */
const tellView = (id: string | null) =>
  act(async () => {
    const jimuMapViewsInfo = id === null ? {} : { [id]: { id, mapWidgetId: 'map' } };
    updateStore({ jimuMapViewsInfo } as never);
  });

beforeEach(() => {
  jest.useFakeTimers();
  SessionManager.getInstance().clearSessions();
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  clearSession();
});

describe('a map that does not appear', () => {
  it.each([
    [499, /^This map requires signing in to maps\.example\. Sign in there/],
    [403, /^This map requires signing in/],
    [404, /^The map was not found at maps\.example/],
    [503, /maps\.example does not answer/]
  ])('[XB-01] is explained within 5 s when the item answers %i', async (code, text) => {
    fetched.mockImplementation(respondWithError(code));
    renderWidget();
    expect(screen.getByText('The map is on its way.')).toBeVisible();
    await advanceTime(4_900);
    expect(findNotice()).toHaveTextContent(text);
    expect(screen.queryByText('The map is on its way.')).toBeNull();
    expect(fetched.mock.calls[0]?.[0]).toBe(`${PORTAL}/sharing/rest/content/items/country/data`);
  });

  it('[XB-01] is explained within 5 s when the portal does not answer', async () => {
    fetched.mockImplementation(() => new Promise(() => {}));
    renderWidget();
    await advanceTime(4_900);
    expect(findNotice()).toHaveTextContent('The map could not be read: maps.example does not answer.');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  it('is explained in French', async () => {
    fetched.mockImplementation(respondWithError(499));
    renderWidget('fr');
    await advanceTime(4_900);
    expect(findNotice()).toHaveTextContent(
      /^Cette carte est réservée aux personnes connectées à maps\.example\./
    );
  });

  it('explains to a user whom the portal knows that the account has no access', async () => {
    fetched.mockImplementation(respondWithError(403));
    const session = { portal: `${PORTAL}/sharing/rest`, token: 't', getToken: async () => 't' };
    SessionManager.getInstance().addOrReplaceSession(session as never);
    renderWidget();
    await advanceTime(4_900);
    expect(findNotice()).toHaveTextContent(
      'Your account may not read this map. Ask an administrator for access.'
    );
  });

  it('is requested with the framework’s session, never with the token of the page', async () => {
    startSession('secret', { id: 'u1', email: 'staff@site.example' });
    fetched.mockImplementation(respondWithError(499));
    renderWidget();
    await advanceTime(4_900);
    expect(JSON.stringify(fetched.mock.calls)).not.toContain('secret');
  });

  it('is explained at once when the framework could not make its data source', async () => {
    fetched.mockImplementation(respondWithError(404));
    renderWidget();
    await tellSource('CREATE_ERROR');
    await advanceTime(0);
    expect(findNotice()).toHaveTextContent('The map was not found at maps.example');
  });

  it('suggests a reload when the item can be read but the map has not started', async () => {
    fetched.mockImplementation(async () => Response.json({ operationalLayers: [] }));
    renderWidget();
    await advanceTime(5_000);
    expect(findNotice()).toBeNull();
    await advanceTime(20_000);
    expect(findNotice()).toHaveTextContent('The map did not start, although it is available now.');
  });

  it('is reported as lost when it was drawn before, until it is drawn again', async () => {
    renderWidget();
    await tellSource('CREATED');
    await tellView('map-view');
    await advanceTime(30_000);
    expect(findNotice()).toBeNull();
    await tellView(null);
    await advanceTime(1_000);
    expect(findNotice()).toBeNull();
    await advanceTime(1_500);
    expect(findNotice()).toHaveTextContent(/^The browser stopped drawing the map\./);
    await tellView('map-view-again');
    expect(findNotice()).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('makes no request once the map’s data source exists', async () => {
    renderWidget();
    await tellSource('CREATED');
    await advanceTime(30_000);
    expect(fetched).not.toHaveBeenCalled();
    expect(findNotice()).toBeNull();
  });
});
