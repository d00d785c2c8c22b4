import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import {
  addUrlPreferences,
  formatMessage,
  isMessageKey,
  readPreferences
} from 'widgets/shared-code/site-base';
import type { IconName, Locale, MessageKey } from 'widgets/shared-code/site-base';

export interface PageLink {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly icon: IconName;
  readonly isCurrent: boolean;
}

const ICONS: Readonly<Partial<Record<MessageKey, IconName>>> = {
  'nav.factories': 'grid',
  'nav.biocharApplications': 'leaf',
  'nav.biocharPartners': 'bars',
  'nav.aps': 'layers',
  'nav.customers': 'pin',
  'nav.logisticsDepot': 'truck',
  'nav.accounts': 'users',
  'nav.parameters': 'sliders',
  'nav.personalData': 'person',
  'nav.data': 'table'
};

/** A page's id, which is the last part of its address, and its label, which may be a key of the catalogue. */
type LabelledPage = readonly [id: string, label: string];

/** The modules of the administration. Source: section 2 "Navigation". */
const MODULES: readonly LabelledPage[] = [
  ['factories', 'nav.factories'],
  ['biochar-applications', 'nav.biocharApplications'],
  ['biochar-partners', 'nav.biocharPartners'],
  ['aps', 'nav.aps'],
  ['customers', 'nav.customers'],
  ['logisticsDepot', 'nav.logisticsDepot']
];
const SETTINGS_PAGES: readonly LabelledPage[] = [
  ['accounts', 'nav.accounts'],
  ['parameters', 'nav.parameters'],
  ['personal-data', 'nav.personalData'],
  ['data', 'nav.data']
];

/** Adds the theme and language preferences to an address. */
export const addPreferences = (url: string): string =>
  addUrlPreferences(url, readPreferences(), window.location.origin);

const createLink = (
  [id, label]: LabelledPage,
  baseUrl: string,
  locale: Locale
): Omit<PageLink, 'isCurrent'> => {
  const isKey = isMessageKey(label);
  return {
    id,
    name: isKey ? formatMessage(label, locale) : label,
    url: addPreferences(baseUrl + id),
    icon: (isKey && ICONS[label]) || 'table'
  };
};

/** Returns links to pages of any app; the one at this address is current. */
const linkPages = (pages: readonly LabelledPage[], baseUrl: string, locale: Locale): readonly PageLink[] =>
  pages.map((page) => ({
    ...createLink(page, baseUrl, locale),
    isCurrent: window.location.pathname === baseUrl + page[0]
  }));

/** Returns the modules of the administration, for an app that does not have their pages. */
export const listModules = (pagesUrl: string, locale: Locale) => linkPages(MODULES, pagesUrl, locale);

/** Returns the pages of the settings for administrators. */
export const listSettingsPages = (settingsUrl: string, locale: Locale) =>
  linkPages(SETTINGS_PAGES, settingsUrl, locale);

/** Returns the visible pages of the app in their order. */
export function usePages(pagesUrl: string, locale: Locale): readonly PageLink[] {
  const { pages, pageStructure = [] } = ReactRedux.useSelector(({ appConfig }: IMState) => appConfig);
  const current = ReactRedux.useSelector(({ appRuntimeInfo }: IMState) => appRuntimeInfo.currentPageId);
  const ids = Array.from(pageStructure).flatMap((entry) => Object.keys(entry));
  return ids.flatMap((id) => {
    const { label = id, isVisible = true } = pages[id] ?? { isVisible: false };
    return isVisible ? [{ ...createLink([id, label], pagesUrl, locale), isCurrent: id === current }] : [];
  });
}
