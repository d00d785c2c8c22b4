import type { ImmutableObject } from 'jimu-core';
import { checkAddress, isObject, isText, SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type {
  ConfigFrom,
  SessionRole,
  SettingDeclarations,
  SettingsFrom
} from 'widgets/shared-code/site-base';

export interface NavLink {
  /** Key of the message catalogue ('nav.cassava'), or the text itself. */
  label: string;
  url: string;
  /** Roles that see the link; everybody when not set. */
  roles?: SessionRole[];
}

const isNavLink = (value: unknown): value is NavLink =>
  isObject(value) &&
  isText(value.label) &&
  isText(value.url) &&
  checkAddress(value.url) === null &&
  (value.roles === undefined || (Array.isArray(value.roles) && value.roles.every(isText)));

const areNavLinks = (value: unknown): value is NavLink[] => Array.isArray(value) && value.every(isNavLink);

/** Links of a switch in the bar; empty shows no switch. */
const NAV_LINKS = { kind: 'own', isValid: areNavLinks, default: [], isStored: true } as const;

/** A page of the menu; not in the menu when empty. */
const MENU_ADDRESS = { kind: 'text', rule: 'addressOrNone', default: '', isStored: true } as const;

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  loginUrl: SHARED_SETTINGS.loginUrl,
  homeUrl: { kind: 'text', rule: 'address', default: '/map/oilpalm', isStored: true },
  adminUrl: MENU_ADDRESS,
  accountsUrl: MENU_ADDRESS,
  parametersUrl: MENU_ADDRESS,
  personalDataUrl: MENU_ADDRESS,
  builderUrl: MENU_ADDRESS,
  /** Whether the name of the current page is the heading: a key of the message catalogue, or the text itself. */
  showsPage: { kind: 'switch', default: false, isStored: true },
  isOpenToGuests: { kind: 'switch', default: false, isStored: true },
  /** Before the end of the session at which it is announced; 0 disables it. */
  warnBeforeEndMinutes: {
    kind: 'number',
    unit: 'min',
    min: 0,
    max: 60,
    whole: true,
    default: 5,
    isStored: true
  },
  commodities: NAV_LINKS,
  mapViews: NAV_LINKS,
  tourWidgetId: { kind: 'widget', widget: 'guided-tour', default: '', isStored: true },
  lightTheme: SHARED_SETTINGS.lightTheme,
  darkTheme: SHARED_SETTINGS.darkTheme,
  /** Portal items of the basemaps of these themes; empty in a bar without a map. */
  lightBasemap: { kind: 'text', rule: 'needed', default: 'basemap-light', unset: '', isStored: true },
  darkBasemap: { kind: 'text', rule: 'needed', default: 'basemap-dark', unset: '', isStored: true },
  /** Weight that makes a cluster of mills prominent on the map: their number, or the tonnes bought there. */
  clusterWeight: { kind: 'choice', options: ['count', 'tonnes'], default: 'count', isStored: true }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
