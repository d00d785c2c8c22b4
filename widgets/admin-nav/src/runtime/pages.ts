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
  'nav.logisticsDepot': 'truck'
};

/** Adds the theme and language preferences to an address. */
export const addPreferences = (url: string): string =>
  addUrlPreferences(url, readPreferences(), window.location.origin);

/** Returns the visible pages of the app in their order, named by their labels, which may be catalogue keys. */
export function usePages(pagesUrl: string, locale: Locale): readonly PageLink[] {
  const { pages, pageStructure = [] } = ReactRedux.useSelector(({ appConfig }: IMState) => appConfig);
  const current = ReactRedux.useSelector(({ appRuntimeInfo }: IMState) => appRuntimeInfo.currentPageId);
  const ids = Array.from(pageStructure).flatMap((entry) => Object.keys(entry));
  return ids.flatMap((id) => {
    const { label = id, isVisible = true } = pages[id] ?? { isVisible: false };
    if (!isVisible) return [];
    const isKey = isMessageKey(label);
    return [
      {
        id,
        name: isKey ? formatMessage(label, locale) : label,
        url: addPreferences(pagesUrl + id),
        icon: (isKey && ICONS[label]) || 'table',
        isCurrent: id === current
      }
    ];
  });
}
