import { BrowserSizeMode, Immutable } from 'jimu-core';
import { getDefaultAppConfig, getInitState, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endOtherSessions, endOwnSession, fetchOwnSessions } from 'widgets/shared-code/site-api';
import * as base from 'widgets/shared-code/site-base';
import * as ownPassword from '../../../../shared/services/src/own-password';
import * as secondFactor from '../../../../shared/services/src/second-factor';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Widget from './widget';

jest.mock('../../../../shared/services/src/navigation', () => ({
  ...jest.requireActual<object>('../../../../shared/services/src/navigation'),
  navigateTo: jest.fn()
}));
jest.mock('widgets/shared-code/site-base', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-base'),
  fetchRole: jest.fn(),
  fetchSession: jest.fn(),
  reloadPage: jest.fn(),
  signOut: jest.fn()
}));
// Mocked beneath site-base, as the sign-in form imports it there.
jest.mock('../../../../shared/services/src/identity', () => ({ openIdentity: jest.fn() }));
jest.mock('../../../../shared/services/src/own-sessions', () => ({
  fetchOwnSessions: jest.fn(),
  endOwnSession: jest.fn(),
  endOtherSessions: jest.fn()
}));
jest.mock('../../../../shared/services/src/own-password', () => ({ changeOwnPassword: jest.fn() }));
jest.mock('../../../../shared/services/src/second-factor', () => ({
  fetchSecondFactor: jest.fn(),
  startSecondFactor: jest.fn(),
  confirmSecondFactor: jest.fn(),
  removeSecondFactor: jest.fn()
}));
jest.mock('jimu-arcgis', () => ({ JimuMapViewComponent: () => null }));

const mocked = jest.mocked(base);
const factor = jest.mocked(secondFactor);
const user = { id: 'u1', email: 'admin@site.example' };
const session = { role: 'staff', secondsLeft: base.SESSION_SECONDS, lacksSecondFactor: false } as const;
const ended = { role: 'guest', secondsLeft: null, lacksSecondFactor: false } as const;
let tellProvider: (user: object | null) => void = () => {};
const identity = {
  config: { apiKey: 'k', authDomain: 'd', projectId: 'p', embedded: true, demonstration: true },
  check: jest.fn<Promise<boolean>, []>(),
  onSession: (listener: (user: object | null) => void) => {
    tellProvider = listener;
    return () => {};
  }
};

const COMMODITIES = [
  { label: 'nav.cassava', url: '/map/cassava' },
  { label: 'nav.oilPalm', url: '/map/oilpalm' }
];

function renderWidget(config: Partial<Config> = {}, locale = 'en') {
  const Wrapped = wrapWidget(Widget, { config: Immutable({ ...(defaultConfig as Config), ...config }) });
  return widgetRender(true, undefined, locale)(<Wrapped widgetId="widget_1" />);
}

const getAccountButton = () => screen.getByRole('button', { name: 'Account of admin@site.example' });
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.resetAllMocks();
  window.history.replaceState(null, '', '/map/oilpalm?a=1');
  base.startSession('token', user);
  identity.check.mockResolvedValue(true);
  mocked.fetchSession.mockResolvedValue(session);
  mocked.fetchRole.mockResolvedValue('staff');
  mocked.openIdentity.mockResolvedValue(identity as unknown as base.Identity);
  mocked.signOut.mockResolvedValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  base.clearSession();
  window.localStorage.clear();
});

describe('the top bar', () => {
  it('[NV-01] shows the bar to a signed-in user', () => {
    renderWidget();
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(screen.getByRole('link', { name: 'SITE map' })).toHaveAttribute('href', '/map/oilpalm');
  });

  it('[NV-01] shows a guest no bar, and sends the guest to Login and back', async () => {
    base.clearSession();
    renderWidget();
    expect(screen.queryByRole('navigation')).toBeNull();
    await waitFor(() => expect(mocked.navigateTo).toHaveBeenCalledWith('/?next=%2Fmap%2Foilpalm%3Fa%3D1'));
  });

  it.each([
    ['admin', 'Admin'],
    ['staff', 'Staff'],
    ['investor', 'Investor']
  ] as const)(
    '[NV-03] shows the user and the role %s, with a dropdown that contains Logout',
    async (role, name) => {
      mocked.fetchRole.mockResolvedValue(role);
      renderWidget();
      expect(getAccountButton()).toHaveTextContent('admin@site.example');
      await waitFor(() => expect(getAccountButton()).toHaveTextContent(new RegExp(`${name}$`)));
      await userEvent.click(getAccountButton());
      expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    }
  );

  it.each(['staff', 'admin'] as const)('links %s to the administration', async (role) => {
    mocked.fetchRole.mockResolvedValue(role);
    renderWidget({ adminUrl: '/map/admin' });
    await userEvent.click(await screen.findByRole('button', { name: 'Admin' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/map/admin');
  });

  it.each([['investor'], ['guest'], [null]] as const)(
    '[AU-14] shows no Admin control to an investor, nor while the role is not known: %s',
    async (role) => {
      if (role) mocked.fetchRole.mockResolvedValue(role);
      else mocked.fetchRole.mockRejectedValue(new base.ApiClientError('network', 'x'));
      renderWidget({ adminUrl: '/map/admin' });
      await waitFor(() => expect(mocked.fetchRole).toHaveBeenCalled());
      await act(async () => {});
      if (role === 'investor') await waitFor(() => expect(getAccountButton()).toHaveTextContent('Investor'));
      expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull();
      expect(getAccountButton()).not.toHaveTextContent('Admin');
    }
  );

  it('shows the administration in the menu on a phone', async () => {
    renderWidget({ adminUrl: '/map/admin' });
    act(() => updateStore({ browserSizeMode: BrowserSizeMode.Small }));
    await waitFor(() => expect(mocked.fetchRole).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Admin' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/map/admin');
  });

  it('shows accounts, parameters and personal data in the menu of administrators only', async () => {
    const urls = {
      accountsUrl: '/settings/accounts',
      parametersUrl: '/settings/parameters',
      personalDataUrl: '/settings/personal-data'
    };
    const { unmount } = renderWidget(urls);
    await waitFor(() => expect(mocked.fetchRole).toHaveBeenCalled());
    await userEvent.click(getAccountButton());
    expect(screen.queryByRole('menuitem', { name: 'Accounts' })).toBeNull();
    unmount();
    mocked.fetchRole.mockResolvedValue('admin');
    renderWidget(urls);
    await userEvent.click(getAccountButton());
    expect(await screen.findByRole('menuitem', { name: 'Accounts' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Parameters' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Personal data' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/settings/personal-data');
  });

  it("links to the map from the menu on a phone when it shows the page's name", async () => {
    renderWidget({ showsPage: true });
    act(() => updateStore({ browserSizeMode: BrowserSizeMode.Small }));
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'SITE map' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/map/oilpalm');
  });

  it('offers guests to sign in and come back when it is open to guests', async () => {
    base.clearSession();
    renderWidget({ isOpenToGuests: true });
    expect(screen.queryByRole('button', { name: /Account of/ })).toBeNull();
    expect(mocked.navigateTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/?next=%2Fmap%2Foilpalm%3Fa%3D1');
  });

  it("[NV-04] shows the page's name in its heading when so configured", () => {
    renderWidget({ showsPage: true });
    const pages = {
      customers: { id: 'customers', label: 'nav.customers' },
      wells: { id: 'wells', label: 'Wells' }
    };
    const openPage = (currentPageId: string) =>
      act(() =>
        updateStore({
          appConfig: getDefaultAppConfig().merge({ pages }),
          appRuntimeInfo: { ...getInitState().appRuntimeInfo, currentPageId }
        })
      );
    openPage('wells');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wells');
    openPage('customers');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customers');
    expect(screen.getByRole('link', { name: 'SITE map' })).toBeVisible();
  });

  it('shows only the controls that are configured', async () => {
    const { unmount } = renderWidget();
    expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Commodity' })).toBeNull();
    unmount();
    renderWidget({
      adminUrl: '/map/admin',
      commodities: [
        { label: 'Cassava', url: '/map/cassava' },
        { label: 'Oil Palm', url: '/map/oilpalm' }
      ],
      mapViews: [
        { label: '2D', url: '/map/oilpalm' },
        { label: '3D', url: '/map/oilpalm3d' }
      ]
    });
    expect(screen.getByRole('button', { name: 'Oil Palm' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: /Map View: 2D/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: '3D' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/map/oilpalm3d');
  });

  it.each([
    ['/map/cassava', 'Manioc'],
    ['/map/oilpalm', 'Palmier à huile'],
    ['/map/oilpalm3d', 'Palmier à huile']
  ])('[NV-02] on %s the commodity is %s, in the language of the page', (path, expected) => {
    window.history.replaceState(null, '', path);
    renderWidget({ commodities: COMMODITIES }, 'fr');
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(expected);
  });

  it('shows links with roles in both switches to these roles only', async () => {
    mocked.fetchRole.mockResolvedValue('investor');
    const roles: base.SessionRole[] = ['staff', 'admin'];
    renderWidget({
      commodities: [...COMMODITIES, { label: 'Maize', url: '/map/maize', roles }],
      mapViews: [
        { label: '2D', url: '/map/oilpalm' },
        { label: '3D', url: '/map/oilpalm3d', roles }
      ]
    });
    await waitFor(() => expect(getAccountButton()).toHaveTextContent('Investor'));
    expect(screen.queryByRole('button', { name: 'Maize' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Map View: 2D/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['2D']);
  });

  it('shows the switches in a drawer on a phone', async () => {
    renderWidget({ commodities: COMMODITIES, adminUrl: '/map/admin' });
    act(() => updateStore({ browserSizeMode: BrowserSizeMode.Small }));
    expect(screen.queryByRole('group', { name: 'Commodity' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('button', { name: 'Oil Palm' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Cassava' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/map/cassava');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('logging out', () => {
  const requestLogout = async () => {
    await userEvent.click(getAccountButton());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    return screen.findByRole('dialog', { hidden: false, name: 'Do you want to logout?' });
  };

  it('[AU-12] shows a confirmation first; its close icon cancels', async () => {
    renderWidget();
    await requestLogout();
    await userEvent.click(screen.getByRole('button', { name: /close/i }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(mocked.signOut).not.toHaveBeenCalled();
  });

  it('[AU-12] ends the session on Logout and goes to Login', async () => {
    renderWidget();
    await requestLogout();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(mocked.navigateTo).toHaveBeenCalledWith('/'));
    expect(mocked.signOut).toHaveBeenCalledTimes(1);
  });
});

describe('the session', () => {
  const gone = '/?next=%2Fmap%2Foilpalm%3Fa%3D1';

  it('[AU-13] goes to Login when the provider or the server has ended it', async () => {
    jest.useFakeTimers();
    identity.check.mockResolvedValue(false);
    renderWidget();
    await advanceTime(3_000);
    expect(mocked.navigateTo).toHaveBeenCalledWith(gone);
    expect(mocked.signOut).toHaveBeenCalledTimes(1);
  });

  it('[AU-13] goes to Login when it ends while the page is open', async () => {
    jest.useFakeTimers();
    renderWidget();
    await advanceTime(3_000);
    expect(mocked.navigateTo).not.toHaveBeenCalled();
    mocked.fetchSession.mockResolvedValue(ended);
    await advanceTime(60_000);
    expect(mocked.navigateTo).toHaveBeenCalledWith(gone);
  });

  it('[AU-13] goes to Login when it was ended in another tab', async () => {
    jest.useFakeTimers();
    renderWidget();
    await advanceTime(3_000);
    await act(async () => tellProvider(null));
    expect(mocked.navigateTo).toHaveBeenCalledWith(gone);
  });

  it('[XB-01] that was started in a dialog of the Maps SDK is ended by the server only', async () => {
    jest.useFakeTimers();
    base.startSession('token', { ...user, viaPortal: true });
    identity.check.mockResolvedValue(false);
    renderWidget();
    await advanceTime(3_000);
    expect(mocked.navigateTo).not.toHaveBeenCalled();
    mocked.fetchSession.mockResolvedValue(ended);
    await advanceTime(60_000);
    expect(mocked.navigateTo).toHaveBeenCalledWith(gone);
  });

  it('outlives a server that cannot be reached', async () => {
    jest.useFakeTimers();
    mocked.openIdentity.mockRejectedValue(new base.ApiClientError('network', 'x'));
    renderWidget();
    await advanceTime(3_000);
    mocked.openIdentity.mockResolvedValue(identity as unknown as base.Identity);
    identity.check.mockRejectedValue(new base.ApiClientError('network', 'x'));
    mocked.fetchSession.mockRejectedValue(new base.ApiClientError('network', 'x'));
    await advanceTime(60_000);
    expect(mocked.navigateTo).not.toHaveBeenCalled();
  });

  it('shows a badge for demonstration data', async () => {
    jest.useFakeTimers();
    renderWidget();
    await advanceTime(3_000);
    expect(screen.getByText('Demonstration data')).toBeVisible();
  });
});

describe('the map of the page', () => {
  it('[XB-01] that may not be read leads to Login within 5 s, where the map does not say it itself', async () => {
    jest.useFakeTimers();
    base.clearSession();
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ error: { code: 499, message: 'Token required' } }));
    const config = Immutable({ ...(defaultConfig as Config), isOpenToGuests: true });
    const Wrapped = wrapWidget(Widget, { config, useMapWidgetIds: Immutable(['map']) as never });
    const dataSources = {
      ds: { id: 'ds', type: 'WEB_MAP', itemId: 'm', portalUrl: 'https://site.example/arcgis' }
    };
    const map = { id: 'map', uri: 'widgets/arcgis/arcgis-map/', config: { initialMapDataSourceID: 'ds' } };
    const render = widgetRender(true);
    updateStore({
      appConfig: getDefaultAppConfig().merge({ dataSources, widgets: { map } } as never) as never
    });
    render(<Wrapped widgetId="widget_1" />);
    await advanceTime(4_900);
    const notice = screen.getByText(/^This map requires signing in to site\.example/);
    fireEvent.click(within(notice.parentElement!).getByRole('button', { name: 'Sign in' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/?next=%2Fmap%2Foilpalm%3Fa%3D1');
  });
});

describe('the end of the session', () => {
  const queryWarning = () => screen.queryByText(/^Your session ends in/);
  const setSessionLength = (secondsLeft: number) =>
    mocked.fetchSession.mockResolvedValue({ ...session, secondsLeft });
  /** Milliseconds until a session of ten minutes has five minutes left. */
  const FIVE_LEFT = 300_000;

  beforeEach(() => jest.useFakeTimers());

  it('announces the end of the session five minutes before, by the duration that the server returns', async () => {
    setSessionLength(600);
    renderWidget();
    await advanceTime(3_000);
    // The server is unreachable from here on: the page counts by itself.
    mocked.fetchSession.mockRejectedValue(new base.ApiClientError('network', 'x'));
    await advanceTime(FIVE_LEFT - 10_000);
    expect(queryWarning()).toBeNull();
    await advanceTime(10_000);
    expect(queryWarning()).toHaveTextContent('Your session ends in 5 minutes.');
    await advanceTime(240_000);
    expect(queryWarning()).toHaveTextContent('Your session ends in 1 minute.');
  });

  it.each([-1, 1])(
    'announces the end correctly when the computer’s clock is %i h off, and when it is corrected',
    async (hours) => {
      jest.setSystemTime(Date.now() + hours * 3_600_000);
      setSessionLength(3_500);
      renderWidget();
      await advanceTime(3_000);
      expect(queryWarning()).toBeNull();
      jest.setSystemTime(Date.now() - hours * 3_600_000);
      setSessionLength(200);
      await advanceTime(60_000);
      expect(queryWarning()).toHaveTextContent('Your session ends in 4 minutes.');
    }
  );

  it('announces no end when the setting is 0', async () => {
    setSessionLength(60);
    renderWidget({ warnBeforeEndMinutes: 0 });
    await advanceTime(3_000);
    expect(queryWarning()).toBeNull();
  });

  it('postpones the end when the user signs in again in place', async () => {
    setSessionLength(200);
    const signIn = jest.fn(async () => ({ uid: 'u1', email: user.email }));
    mocked.openIdentity.mockResolvedValue({ ...identity, signIn } as unknown as base.Identity);
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ data: { user: { _id: 'u1' }, token: 'new' } }));
    const typist = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    renderWidget();
    await advanceTime(3_000);
    await typist.click(screen.getByRole('button', { name: 'Sign in again' }));
    const dialog = screen.getByRole('dialog', { hidden: false, name: 'Sign in again' });
    expect(dialog).toHaveTextContent('Your session ends in 4 minutes.');
    setSessionLength(base.SESSION_SECONDS);
    await typist.type(screen.getByLabelText(`Password of ${user.email}`), 'secret');
    await typist.click(screen.getByRole('button', { name: 'Sign in' }));
    await advanceTime(1_000);
    expect(signIn).toHaveBeenCalledWith(user.email, 'secret');
    expect([screen.queryByRole('dialog'), queryWarning()]).toEqual([null, null]);
    expect(base.readToken()).toBe('new');
    expect(mocked.navigateTo).not.toHaveBeenCalled();
  });

  it('announces the end without losing typed input', async () => {
    const release = base.holdPage();
    setSessionLength(30);
    renderWidget();
    await advanceTime(3_000);
    mocked.fetchSession.mockResolvedValue(ended);
    await advanceTime(30_000);
    expect(screen.getByText('Your session has ended. Your entries are still here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
    expect(mocked.navigateTo).not.toHaveBeenCalled();
    release();
    await advanceTime(60_000);
    expect(mocked.navigateTo).toHaveBeenCalledWith('/?next=%2Fmap%2Foilpalm%3Fa%3D1');
  });

  it('announces the end once when a form offers to sign in, and no longer after signing in there', async () => {
    const release = base.holdPage();
    setSessionLength(30);
    renderWidget();
    await advanceTime(3_000);
    mocked.fetchSession.mockResolvedValue(ended);
    await advanceTime(30_000);
    const queryEndedNotice = () => screen.queryByText('Your session has ended. Your entries are still here.');
    expect(queryEndedNotice()).toBeVisible();
    let stopAsking = () => {};
    act(() => void (stopAsking = base.registerInlineSignIn()));
    expect(queryEndedNotice()).toBeNull();
    setSessionLength(base.SESSION_SECONDS);
    act(() => void base.startSession('new', user));
    await advanceTime(0);
    act(() => stopAsking());
    expect(queryEndedNotice()).toBeNull();
    release();
  });
});

describe('another account in another tab', () => {
  const signInElsewhere = (who: { id: string; email: string }) =>
    act(() => {
      window.localStorage.setItem('site-user', JSON.stringify(who));
      window.dispatchEvent(new StorageEvent('storage', { key: 'site-user' }));
    });
  const other = { id: 'u2', email: 'investor@site.example' };
  const queryDialog = () =>
    screen.queryByRole('dialog', { name: `${other.email} has signed in in another tab` });

  it('shows a dialog, and the page can be reopened with that account', async () => {
    renderWidget();
    signInElsewhere(user);
    expect(queryDialog()).toBeNull();
    signInElsewhere(other);
    expect(queryDialog()).toHaveTextContent('This page belongs to admin@site.example');
    expect(queryDialog()).not.toHaveTextContent('will be lost');
    await userEvent.click(screen.getByRole('button', { name: `Open as ${other.email}` }));
    expect(mocked.reloadPage).toHaveBeenCalledTimes(1);
  });

  it('stays on the page while the dialog about another account is open', async () => {
    jest.useFakeTimers();
    renderWidget();
    await advanceTime(3_000);
    signInElsewhere(other);
    mocked.fetchSession.mockResolvedValue(ended);
    await advanceTime(60_000);
    expect(queryDialog()).toBeVisible();
    expect(mocked.navigateTo).not.toHaveBeenCalled();
  });

  it('leaves typed input unchanged until the user decides about another account', async () => {
    const release = base.holdPage();
    renderWidget();
    signInElsewhere(other);
    expect(queryDialog()).toHaveTextContent('Your entries on it will be lost.');
    await userEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
    await waitFor(() => expect(queryDialog()).toBeNull());
    expect(base.readToken()).toBeNull();
    expect(mocked.reloadPage).not.toHaveBeenCalled();
    signInElsewhere(user);
    expect(base.readToken()).toBe('token');
    release();
  });
});

describe('appearance and language', () => {
  it('stores appearance and language chosen in the menu', async () => {
    renderWidget();
    await userEvent.click(getAccountButton());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Dark appearance' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/map/oilpalm?a=1&theme=themes%2Fsite-dark%2F');
    expect(base.readPreferences()).toEqual({ theme: 'themes/site-dark/' });
    await userEvent.click(getAccountButton());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Français' }));
    expect(mocked.navigateTo).toHaveBeenLastCalledWith('/map/oilpalm?a=1&locale=fr');
  });

  it('restores the stored appearance and language', () => {
    base.writePreferences({ theme: 'themes/site-dark/' });
    renderWidget();
    expect(mocked.navigateTo).toHaveBeenCalledWith('/map/oilpalm?a=1&theme=themes%2Fsite-dark%2F');
  });

  it('follows the system until appearance and language are chosen', () => {
    const dark = '/map/oilpalm?a=1&theme=themes%2Fsite-dark%2F';
    window.matchMedia = (query: string) => ({ matches: query.includes('dark') }) as MediaQueryList;
    const first = renderWidget();
    expect(mocked.navigateTo).toHaveBeenCalledWith(dark);
    first.unmount();
    mocked.navigateTo.mockClear();
    base.writePreferences({ theme: 'themes/site/' });
    renderWidget();
    expect(mocked.navigateTo).not.toHaveBeenCalled();
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('offers to switch appearance and language back', async () => {
    window.history.replaceState(null, '', '/map/oilpalm?theme=themes/site-dark/');
    renderWidget();
    await userEvent.click(getAccountButton());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Light appearance' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/map/oilpalm?theme=themes%2Fsite%2F');
  });
});

describe('the sessions of the account', () => {
  const current = {
    id: 's1',
    device: 'Firefox, Windows',
    signedInAt: '2026-05-01T08:00:00.000Z',
    endsAt: '2026-05-01T18:00:00.000Z',
    isCurrent: true
  };
  const lost = { ...current, id: 's2', device: 'Chrome, Android', isCurrent: false };
  const program = { ...current, id: 's3', device: null, isCurrent: false };

  async function openDialog() {
    renderWidget();
    await userEvent.click(getAccountButton());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Signed-in devices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Signed-in devices' }));
    await dialog.findAllByRole('listitem');
    return dialog;
  }

  it('are listed by device and time; the current one cannot be ended there', async () => {
    jest.mocked(fetchOwnSessions).mockResolvedValue([current, lost, program]);
    const dialog = await openDialog();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Firefox, WindowsSigned in 01/05/2026 09:00This device',
      'Chrome, AndroidSigned in 01/05/2026 09:00End',
      'Other programSigned in 01/05/2026 09:00End'
    ]);
  });

  it('are ended one by one, and the list is read again', async () => {
    jest.mocked(fetchOwnSessions).mockResolvedValueOnce([current, lost]).mockResolvedValue([current]);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: /^End Chrome, Android/ }));
    expect(jest.mocked(endOwnSession).mock.calls[0]![0]).toBe('s2');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    expect(dialog.queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  it('are ended together but the current one', async () => {
    jest
      .mocked(fetchOwnSessions)
      .mockResolvedValueOnce([current, lost, program])
      .mockResolvedValue([current]);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'End all others' }));
    expect(endOtherSessions).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  });

  it('stay in the list with the reason when ending fails', async () => {
    jest.mocked(fetchOwnSessions).mockResolvedValue([current, lost]);
    jest.mocked(endOwnSession).mockRejectedValue(new base.ApiClientError('network', 'x'));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: /^End Chrome, Android/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Network error. Please check your connection');
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the second factor of the account', () => {
  const off = { isOn: false, recoveryCodesLeft: 0, isRequired: false };
  const key = { secret: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/SITE', qr: ['101', '010', '111'] };
  const codes = ['aaaa-bbbb', 'cccc-dddd'];

  async function openDialog() {
    renderWidget();
    await userEvent.click(getAccountButton());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Code at sign-in' }));
    return within(await screen.findByRole('dialog', { name: 'Code at sign-in' }));
  }

  it('is set up with the password, a code of the app and recovery codes that only their button closes', async () => {
    factor.fetchSecondFactor.mockResolvedValue(off);
    factor.startSecondFactor.mockResolvedValue(key);
    factor.confirmSecondFactor.mockResolvedValue(codes);
    const dialog = await openDialog();
    await userEvent.type(await dialog.findByLabelText('Password'), 'secret{Enter}');
    expect(await dialog.findByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
    expect(factor.startSecondFactor.mock.calls[0]![0]).toBe('secret');
    expect(dialog.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
    const list = await dialog.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    ).toEqual(codes);
    expect(factor.confirmSecondFactor.mock.calls[0]![0]).toBe('123456');
    await userEvent.keyboard('{Escape}');
    expect(list).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows why a password or a code is refused, and keeps the step', async () => {
    factor.fetchSecondFactor.mockResolvedValue(off);
    factor.startSecondFactor.mockRejectedValueOnce(new base.ApiClientError('wrong_password', 'x', 400));
    factor.startSecondFactor.mockResolvedValue(key);
    factor.confirmSecondFactor.mockRejectedValue(new base.ApiClientError('second_factor_refused', 'x', 400));
    const dialog = await openDialog();
    await userEvent.type(await dialog.findByLabelText('Password'), 'secret{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('The password was incorrect.');
    await userEvent.click(dialog.getByRole('button', { name: 'Set up' }));
    await userEvent.type(await dialog.findByLabelText('Code'), '123456{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('clock of your phone');
    expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  });

  it('is turned off with password and code, and shows how many recovery codes are left', async () => {
    factor.fetchSecondFactor.mockResolvedValue({ isOn: true, recoveryCodesLeft: 1, isRequired: false });
    const dialog = await openDialog();
    expect(await dialog.findByText(/1 recovery code is left/)).toBeVisible();
    const remove = dialog.getByRole('button', { name: 'Turn off' });
    expect(remove).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Password'), 'secret');
    await userEvent.type(dialog.getByLabelText('Code'), '123456');
    await userEvent.click(remove);
    expect(factor.removeSecondFactor).toHaveBeenCalledWith('secret', '123456', { serverUrl: '' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is managed elsewhere when Firebase signs people in', async () => {
    factor.fetchSecondFactor.mockRejectedValue(new base.ApiClientError('accounts_elsewhere', 'x', 409));
    const dialog = await openDialog();
    expect(await dialog.findByText(/Firebase signs people in/)).toBeVisible();
  });

  it('is asked for over the page of an administrator who needs one', async () => {
    jest.useFakeTimers();
    mocked.fetchSession.mockResolvedValue({ ...session, lacksSecondFactor: true });
    factor.fetchSecondFactor.mockResolvedValue({ ...off, isRequired: true });
    renderWidget();
    await advanceTime(3_000);
    expect(screen.getByText(/rights of staff until you set up a second factor/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Set up' }));
    await advanceTime(1_000);
    expect(screen.getByRole('dialog', { name: 'Code at sign-in' })).toHaveTextContent(
      'Administrators of this server need one'
    );
  });
});

describe('the password of the account', () => {
  const off = { isOn: false, recoveryCodesLeft: 0, isRequired: false };
  const changePassword = jest.mocked(ownPassword.changeOwnPassword);

  async function openDialog() {
    jest.useFakeTimers();
    renderWidget();
    // The identity provider is known after the first check of the session.
    await advanceTime(3_000);
    jest.useRealTimers();
    await userEvent.click(getAccountButton());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change password' }));
    return within(await screen.findByRole('dialog', { name: 'Change password' }));
  }

  it('is changed with the current one; the new one can be shown', async () => {
    factor.fetchSecondFactor.mockResolvedValue(off);
    const dialog = await openDialog();
    await userEvent.type(await dialog.findByLabelText('Current password'), 'old-secret');
    const field = dialog.getByLabelText('New password');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(dialog.getByRole('button', { name: 'Change password' })).toBeDisabled();
    await userEvent.type(field, 'new-secret');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Show password' })[1]!);
    expect(field).toHaveAttribute('type', 'text');
    expect(dialog.queryByLabelText('Code')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(changePassword).toHaveBeenCalledWith(
      { currentPassword: 'old-secret', password: 'new-secret' },
      { serverUrl: '' }
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(/password has been changed. Your other devices/)).toBeVisible();
  });

  it('is changed with a code, too, when the account has a second factor', async () => {
    factor.fetchSecondFactor.mockResolvedValue({ ...off, isOn: true });
    const dialog = await openDialog();
    await userEvent.type(await dialog.findByLabelText('Current password'), 'old-secret');
    await userEvent.type(dialog.getByLabelText('New password'), 'new-secret');
    await userEvent.type(dialog.getByLabelText('Code'), '123456{Enter}');
    expect(changePassword.mock.calls[0]![0]).toMatchObject({ code: '123456' });
  });

  it.each([
    ['wrong_password', 'Current password', /incorrect. Each wrong one counts as a failed sign-in/],
    ['weak_password', 'New password', /at least 6 characters/],
    ['common_password', 'New password', /easy to guess/]
  ])('keeps the entries and names the field and the reason: %s', async (code, label, reason) => {
    factor.fetchSecondFactor.mockResolvedValue(off);
    changePassword.mockRejectedValue(new base.ApiClientError(code, 'x', 400));
    const dialog = await openDialog();
    await userEvent.type(await dialog.findByLabelText('Current password'), 'old-secret');
    await userEvent.type(dialog.getByLabelText('New password'), 'abc{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
    expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(reason);
    expect(dialog.getByLabelText('New password')).toHaveValue('abc');
  });

  it('says that there were too many attempts', async () => {
    factor.fetchSecondFactor.mockResolvedValue(off);
    changePassword.mockRejectedValue(new base.ApiClientError('too_many_requests', 'x', 429));
    const dialog = await openDialog();
    await userEvent.type(await dialog.findByLabelText('Current password'), 'old-secret');
    await userEvent.type(dialog.getByLabelText('New password'), 'new-secret{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please wait a few minutes');
  });

  it('is not offered when another provider signs people in', async () => {
    jest.useFakeTimers();
    mocked.openIdentity.mockResolvedValue({
      ...identity,
      config: { ...identity.config, embedded: false }
    } as unknown as base.Identity);
    renderWidget();
    await advanceTime(3_000);
    jest.useRealTimers();
    await userEvent.click(getAccountButton());
    expect(screen.getByRole('menuitem', { name: 'Code at sign-in' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Change password' })).toBeNull();
  });
});
