import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, getInitState, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchRole, writePreferences } from 'widgets/shared-code/site-base';
import defaultConfig from '../../config.json';
import experience from '../../../../experiences/admin/config.json';
import type { Config } from '../config';
import Widget from './widget';

jest.mock('widgets/shared-code/site-base', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-base'),
  fetchRole: jest.fn()
}));

function renderWidget(locale = 'en', config: Partial<Config> = {}) {
  const Wrapped = wrapWidget(Widget, { config: Immutable({ ...defaultConfig, ...config }) });
  const rendered = widgetRender(true, undefined, locale)(<Wrapped widgetId="side" />);
  act(() =>
    updateStore({
      appConfig: getDefaultAppConfig().merge({
        pages: { ...experience.pages, hidden: { id: 'hidden', label: 'Hidden', isVisible: false } },
        pageStructure: [...experience.pageStructure, { hidden: [] }]
      }),
      appRuntimeInfo: { ...getInitState().appRuntimeInfo, currentPageId: 'aps' }
    })
  );
  return rendered;
}

function setWidth(width: number) {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  fireEvent(window, new Event('resize'));
}

const getLinks = () =>
  within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('link');

afterEach(() => {
  setWidth(1024);
  window.localStorage.clear();
});

describe('admin sidebar', () => {
  it('[NV-04] lists SITE and the six modules in their order, and marks the current page', () => {
    renderWidget();
    expect(getLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['SITE', '/map/oilpalm'],
      ['Factory', '/map/admin/factories'],
      ['Biochar Applications', '/map/admin/biochar-applications'],
      ['Biochar Partners', '/map/admin/biochar-partners'],
      ['AP', '/map/admin/aps'],
      ['Customers', '/map/admin/customers'],
      ['Logistics Depot', '/map/admin/logisticsDepot']
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('AP');
  });

  it('[NV-04] lists the settings below them, for administrators only', async () => {
    jest.mocked(fetchRole).mockResolvedValue('admin');
    const { unmount } = renderWidget('en', { settingsUrl: '/settings/' });
    const group = await screen.findByRole('list', { name: 'Settings' });
    expect(
      within(group)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    ).toEqual([
      ['Accounts', '/settings/accounts'],
      ['Parameters', '/settings/parameters'],
      ['Personal data', '/settings/personal-data'],
      ['Data', '/settings/data']
    ]);
    unmount();
    jest.mocked(fetchRole).mockResolvedValue('staff');
    renderWidget('en', { settingsUrl: '/settings/' });
    await waitFor(() => expect(fetchRole).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('list', { name: 'Settings' })).toBeNull();
  });

  it('links to the modules from an app that does not have their pages, and marks the page of the address', async () => {
    jest.mocked(fetchRole).mockResolvedValue('admin');
    window.history.replaceState(null, '', '/settings/parameters');
    renderWidget('en', { settingsUrl: '/settings/', listsOwnPages: false });
    expect(screen.getByRole('link', { name: 'Logistics Depot' })).toHaveAttribute(
      'href',
      '/map/admin/logisticsDepot'
    );
    expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Parameters');
    window.history.replaceState(null, '', '/');
  });

  it('[NV-04] shows SITE Dashboard as the tooltip of the SITE icon', async () => {
    renderWidget();
    await userEvent.hover(screen.getByRole('link', { name: /SITE/ }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('SITE Dashboard');
  });

  it('adds theme and language to the links', () => {
    writePreferences({ theme: 'themes/site-dark/', locale: 'fr' });
    renderWidget('fr');
    expect(screen.getByRole('link', { name: 'Usines' })).toHaveAttribute(
      'href',
      '/map/admin/factories?theme=themes%2Fsite-dark%2F&locale=fr'
    );
  });

  it.each([
    [768, false],
    [767, true]
  ])('[NV-04] replaces the sidebar by a button in a window %d px wide: %s', (width, isButton) => {
    setWidth(width);
    renderWidget();
    expect(screen.queryByRole('button', { name: /Open the administration menu/ }) !== null).toBe(isButton);
    expect(screen.queryByRole('navigation') === null).toBe(isButton);
  });

  it('[NV-04] opens the pages from the button, closes them on Escape and restores the focus', async () => {
    setWidth(390);
    renderWidget();
    const button = screen.getByRole('button', { name: /Open the administration menu/ });
    await userEvent.click(button);
    expect(getLinks()).toHaveLength(7);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });
});
