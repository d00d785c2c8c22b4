import { ROWS_PER_PAGE } from '../display';

/** Settings that several widgets have. */
export const SHARED_SETTINGS = {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: { kind: 'text', rule: 'origin', default: '', isStored: true },
  /** Page where a guest signs in. */
  loginUrl: { kind: 'text', rule: 'address', default: '/', isStored: true },
  /** Rows per page of every table; 100 is the most that the server returns at once. */
  pageSize: { kind: 'number', min: 1, max: 100, whole: true, default: ROWS_PER_PAGE },
  /** The brand. */
  product: { kind: 'text', rule: 'needed', default: 'SITE', isStored: true },
  /** Time from the opening of the page. */
  delay: { kind: 'number', unit: 'ms', min: 0, max: 60_000, whole: true, isStored: true },
  toolWidgetId: { kind: 'tool', default: '', isStored: true },
  /** Opacity of what a tool draws. */
  fillOpacity: { kind: 'number', unit: '%', min: 0, max: 1 },
  /** A text of a tool; the translated text when empty. */
  text: { kind: 'text', default: '', isStored: true },
  /** Themes that the appearance switches between: their folders, as Experience Builder names them. */
  lightTheme: { kind: 'text', rule: 'theme', default: 'themes/site/', isStored: true },
  darkTheme: { kind: 'text', rule: 'theme', default: 'themes/site-dark/', isStored: true }
} as const;

/** Settings of a widget that only shows tables of the server's data. */
export const TABLES_SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  loginUrl: SHARED_SETTINGS.loginUrl,
  pageSize: SHARED_SETTINGS.pageSize
} as const;

/** Settings page of {@link TABLES_SETTINGS}. */
export const TABLES_PAGE = [
  { part: 'services', rows: { serverUrl: {}, loginUrl: {} } },
  { part: 'tables', rows: { pageSize: {} } }
] as const;
