import { BrowserSizeMode, Immutable } from 'jimu-core';
import { getDefaultAppConfig, getInitState, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as core from 'widgets/shared-code/site-core';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Widget from './widget';

jest.mock('widgets/shared-code/site-core', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-core'),
  goTo: jest.fn(),
  fetchRole: jest.fn(),
  openIdentity: jest.fn(),
  sessionStands: jest.fn(),
  signOut: jest.fn()
}));
jest.mock('jimu-arcgis', () => ({ JimuMapViewComponent: () => null }));

const mocked = jest.mocked(core);
const user = { id: 'u1', email: 'admin@site.example' };
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

function show(config: Partial<Config> = {}, locale = 'en') {
  const Wrapped = wrapWidget(Widget, { config: Immutable({ ...defaultConfig, ...config }) });
  return widgetRender(true, undefined, locale)(<Wrapped widgetId="widget_1" />);
}

const account = () => screen.getByRole('button', { name: 'Account of admin@site.example' });
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.resetAllMocks();
  window.history.replaceState(null, '', '/map/oilpalm?a=1');
  core.startSession('token', user);
  identity.check.mockResolvedValue(true);
  mocked.sessionStands.mockResolvedValue(true);
  mocked.fetchRole.mockResolvedValue('staff');
  mocked.openIdentity.mockResolvedValue(identity as unknown as core.Identity);
  mocked.signOut.mockResolvedValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  core.clearSession();
  window.localStorage.clear();
});

describe('the top bar', () => {
  it('[NV-01] is there for a signed-in user', () => {
    show();
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(screen.getByRole('link', { name: 'SITE map' })).toHaveAttribute('href', '/map/oilpalm');
  });

  it('[NV-01] is not there for a guest, who is sent to Login and back', async () => {
    core.clearSession();
    show();
    expect(screen.queryByRole('navigation')).toBeNull();
    await waitFor(() => expect(mocked.goTo).toHaveBeenCalledWith('/?next=%2Fmap%2Foilpalm%3Fa%3D1'));
  });

  it('[NV-03] names the user and Admin, with a dropdown that holds Logout', async () => {
    show();
    expect(account()).toHaveTextContent('admin@site.example');
    expect(account()).toHaveTextContent('Admin');
    await userEvent.click(account());
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });

  it.each(['staff', 'admin'] as const)('leads %s to the administration', async (role) => {
    mocked.fetchRole.mockResolvedValue(role);
    show({ adminUrl: '/map/admin' });
    await userEvent.click(await screen.findByRole('button', { name: 'Admin' }));
    expect(mocked.goTo).toHaveBeenCalledWith('/map/admin');
  });

  it.each([['investor'], ['guest'], [null]] as const)(
    '[AU-14] has no Admin control for an investor, nor while the role is not known: %s',
    async (role) => {
      if (role) mocked.fetchRole.mockResolvedValue(role);
      else mocked.fetchRole.mockRejectedValue(new core.ApiClientError('network', 'x'));
      show({ adminUrl: '/map/admin' });
      await waitFor(() => expect(mocked.fetchRole).toHaveBeenCalled());
      await act(async () => {});
      expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull();
    }
  );

  it('leads there from the menu on a phone', async () => {
    show({ adminUrl: '/map/admin' });
    act(() => updateStore({ browserSizeMode: BrowserSizeMode.Small }));
    await waitFor(() => expect(mocked.fetchRole).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Admin' }));
    expect(mocked.goTo).toHaveBeenCalledWith('/map/admin');
  });

  it('leads administrators alone to accounts, parameters and personal data, from the menu', async () => {
    const urls = {
      accountsUrl: '/settings/accounts',
      parametersUrl: '/settings/parameters',
      personalDataUrl: '/settings/personal-data'
    };
    const { unmount } = show(urls);
    await waitFor(() => expect(mocked.fetchRole).toHaveBeenCalled());
    await userEvent.click(account());
    expect(screen.queryByRole('menuitem', { name: 'Accounts' })).toBeNull();
    unmount();
    mocked.fetchRole.mockResolvedValue('admin');
    show(urls);
    await userEvent.click(account());
    expect(await screen.findByRole('menuitem', { name: 'Accounts' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Parameters' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Personal data' }));
    expect(mocked.goTo).toHaveBeenCalledWith('/settings/personal-data');
  });

  it('that shows the page leads to the map from the menu on a phone', async () => {
    show({ showsPage: true });
    act(() => updateStore({ browserSizeMode: BrowserSizeMode.Small }));
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'SITE map' }));
    expect(mocked.goTo).toHaveBeenCalledWith('/map/oilpalm');
  });

  it('that is open to guests offers to sign in and come back', async () => {
    core.clearSession();
    show({ isOpenToGuests: true });
    expect(screen.queryByRole('button', { name: /Account of/ })).toBeNull();
    expect(mocked.goTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(mocked.goTo).toHaveBeenCalledWith('/?next=%2Fmap%2Foilpalm%3Fa%3D1');
  });

  it('[NV-04] has the name of the page in its heading where it shows the page', () => {
    show({ showsPage: true });
    const pages = {
      customers: { id: 'customers', label: 'nav.customers' },
      wells: { id: 'wells', label: 'Wells' }
    };
    const open = (currentPageId: string) =>
      act(() =>
        updateStore({
          appConfig: getDefaultAppConfig().merge({ pages }),
          appRuntimeInfo: { ...getInitState().appRuntimeInfo, currentPageId }
        })
      );
    open('wells');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wells');
    open('customers');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Customers');
    expect(screen.getByRole('link', { name: 'SITE map' })).toBeVisible();
  });

  it('shows no control that leads nowhere, and those that are configured', async () => {
    const { unmount } = show();
    expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Commodity' })).toBeNull();
    unmount();
    show({
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
    expect(mocked.goTo).toHaveBeenCalledWith('/map/oilpalm3d');
  });

  it.each([
    ['/map/cassava', 'Manioc'],
    ['/map/oilpalm', 'Palmier à huile'],
    ['/map/oilpalm3d', 'Palmier à huile']
  ])('[NV-02] on %s the commodity is %s, in the language of the page', (path, expected) => {
    window.history.replaceState(null, '', path);
    show({ commodities: COMMODITIES }, 'fr');
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(expected);
  });

  it('on a phone has the switches in a drawer', async () => {
    show({ commodities: COMMODITIES, adminUrl: '/map/admin' });
    act(() => updateStore({ browserSizeMode: BrowserSizeMode.Small }));
    expect(screen.queryByRole('group', { name: 'Commodity' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('button', { name: 'Oil Palm' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Cassava' }));
    expect(mocked.goTo).toHaveBeenCalledWith('/map/cassava');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('logging out', () => {
  const ask = async () => {
    await userEvent.click(account());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    return screen.findByRole('dialog', { name: 'Do you want to logout?' });
  };

  it('[AU-12] asks first; the close icon means no', async () => {
    show();
    await ask();
    await userEvent.click(screen.getByRole('button', { name: /close/i }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(mocked.signOut).not.toHaveBeenCalled();
  });

  it('[AU-12] ends the session and goes to Login', async () => {
    show();
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(mocked.goTo).toHaveBeenCalledWith('/'));
    expect(mocked.signOut).toHaveBeenCalledTimes(1);
  });
});

describe('the session', () => {
  const gone = '/?next=%2Fmap%2Foilpalm%3Fa%3D1';

  it('[AU-13] that the provider or the server has ended leads to Login', async () => {
    jest.useFakeTimers();
    identity.check.mockResolvedValue(false);
    show();
    await later(3_000);
    expect(mocked.goTo).toHaveBeenCalledWith(gone);
    expect(mocked.signOut).toHaveBeenCalledTimes(1);
  });

  it('[AU-13] that ends while the page is open leads to Login', async () => {
    jest.useFakeTimers();
    show();
    await later(3_000);
    expect(mocked.goTo).not.toHaveBeenCalled();
    mocked.sessionStands.mockResolvedValue(false);
    await later(60_000);
    expect(mocked.goTo).toHaveBeenCalledWith(gone);
  });

  it('[AU-13] that was ended in another tab leads to Login', async () => {
    jest.useFakeTimers();
    show();
    await later(3_000);
    await act(async () => tellProvider(null));
    expect(mocked.goTo).toHaveBeenCalledWith(gone);
  });

  it('outlives a server that cannot be reached', async () => {
    jest.useFakeTimers();
    mocked.openIdentity.mockRejectedValue(new core.ApiClientError('network', 'x'));
    show();
    await later(3_000);
    mocked.openIdentity.mockResolvedValue(identity as unknown as core.Identity);
    identity.check.mockRejectedValue(new core.ApiClientError('network', 'x'));
    mocked.sessionStands.mockRejectedValue(new core.ApiClientError('network', 'x'));
    await later(60_000);
    expect(mocked.goTo).not.toHaveBeenCalled();
  });

  it('says that the data are for demonstration', async () => {
    jest.useFakeTimers();
    show();
    await later(3_000);
    expect(screen.getByText('Demonstration data')).toBeVisible();
  });
});

describe('appearance and language', () => {
  it('are chosen in the menu and remembered', async () => {
    show();
    await userEvent.click(account());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Dark appearance' }));
    expect(mocked.goTo).toHaveBeenCalledWith('/map/oilpalm?a=1&theme=themes%2Fsite-dark%2F');
    expect(core.readPreferences()).toEqual({ theme: 'themes/site-dark/' });
    await userEvent.click(account());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Français' }));
    expect(mocked.goTo).toHaveBeenLastCalledWith('/map/oilpalm?a=1&locale=fr');
  });

  it('that were chosen before come back', () => {
    core.keepPreferences({ theme: 'themes/site-dark/' });
    show();
    expect(mocked.goTo).toHaveBeenCalledWith('/map/oilpalm?a=1&theme=themes%2Fsite-dark%2F');
  });

  it('offer the way back', async () => {
    window.history.replaceState(null, '', '/map/oilpalm?theme=themes/site-dark/');
    show();
    await userEvent.click(account());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Light appearance' }));
    expect(mocked.goTo).toHaveBeenCalledWith('/map/oilpalm?theme=themes%2Fsite%2F');
  });
});
