import { FULL_SIZE } from './app';
import type { App, WidgetId } from './app';

/* Shared parts of the experiences: the addresses of the pages, as in routes.json, and the top bar. */

/** Product name in texts. */
export const PRODUCT = 'SITE';
export const LOGIN_URL = '/';
export const HOME_URL = '/map/oilpalm';
export const ADMIN_URL = '/map/admin/';
export const SETTINGS_URL = '/settings/';
/** Width of the sidebar of the administration and the settings, px. */
const SIDEBAR_WIDTH = 232;

/** Number of the widget that adds an asset; addresses that open it contain the number. */
export const ADD_ASSET_WIDGET = 30;
export const ADD_ASSET_URL = `${HOME_URL}?add.widget_${ADD_ASSET_WIDGET}=1`;

const COMMODITIES = [
  { label: 'nav.cassava', url: '/map/cassava' },
  { label: 'nav.oilPalm', url: HOME_URL }
] as const;
const MAP_VIEWS = [
  { label: 'nav.2d', url: HOME_URL },
  { label: 'nav.3d', url: '/map/oilpalm3d' }
] as const;

interface NavOptions {
  /** Map whose basemap follows the appearance. */
  readonly map?: WidgetId;
  /** Target of the Admin control; empty for no control. */
  readonly adminUrl?: string;
  /** The heading is the page's name, and guests may stay. */
  readonly isPage?: boolean;
  readonly hasCommodities?: boolean;
  readonly hasMapViews?: boolean;
  readonly tour?: WidgetId;
}

/** Adds the top bar. */
export const addNavWidget = (
  app: App,
  number: number,
  { map, adminUrl = '', isPage = false, hasCommodities = false, hasMapViews = false, tour }: NavOptions
): WidgetId =>
  app.addWidget(
    number,
    'site-nav',
    'Site navigation',
    {
      serverUrl: '',
      loginUrl: LOGIN_URL,
      homeUrl: HOME_URL,
      adminUrl,
      accountsUrl: `${SETTINGS_URL}accounts`,
      parametersUrl: `${SETTINGS_URL}parameters`,
      personalDataUrl: `${SETTINGS_URL}personal-data`,
      builderUrl: '/builder',
      showsPage: isPage,
      isOpenToGuests: isPage,
      warnBeforeEndMinutes: 5,
      commodities: hasCommodities ? COMMODITIES : [],
      mapViews: hasMapViews ? MAP_VIEWS : [],
      tourWidgetId: tour ?? '',
      lightTheme: 'themes/site/',
      darkTheme: 'themes/site-dark/',
      lightBasemap: map ? 'basemap-light' : '',
      darkBasemap: map ? 'basemap-dark' : '',
      clusterWeight: 'count'
    },
    { map }
  );

/**
 * Adds the sidebar of the administration and the settings.
 * @param listsOwnPages whether the app's pages are the modules of the administration.
 */
export const addSidebar = (app: App, number: number, listsOwnPages: boolean): WidgetId =>
  app.addWidget(number, 'admin-nav', 'Administration sidebar', {
    homeUrl: HOME_URL,
    pagesUrl: ADMIN_URL,
    settingsUrl: SETTINGS_URL,
    ...(!listsOwnPages && { listsOwnPages })
  });

/** Adds a bar above pages, with the sidebar in a drawer in a small window. */
export function addPageBar(app: App, nav: WidgetId, sidebar: WidgetId): void {
  app.setHeader(56, {
    LARGE: app.addFixedLayout([[nav, FULL_SIZE]]),
    SMALL: app.addFixedLayout([
      [sidebar, { left: 0, top: 0, width: 52, height: '100%' }],
      [nav, { left: 52, right: 0, top: 0, height: '100%' }]
    ])
  });
}

/** Returns the layout of a page beside the sidebar, which a small window has in its bar. */
export const createPageLayout = (app: App, sidebar: WidgetId, widget: WidgetId) => ({
  LARGE: app.addFixedLayout([
    [sidebar, { left: 0, top: 0, width: SIDEBAR_WIDTH, height: '100%' }],
    [widget, { left: SIDEBAR_WIDTH, right: 0, top: 0, height: '100%' }]
  ]),
  SMALL: app.addFixedLayout([[widget, FULL_SIZE]])
});
