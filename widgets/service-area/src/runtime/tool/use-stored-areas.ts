import { React } from 'jimu-core';
import { getSessionUser, readPageData, writePageData } from 'widgets/shared-code/site-base';
import { EMPTY_STATE, restoreAreas } from '../state';
import type { ServiceAreaTool } from '../use-service-area';

/** Returns the storage key of the areas of one user, page and widget. */
const buildStorageKey = (widgetId: string): string =>
  ['service-area', window.location.pathname, widgetId, getSessionUser()?.id ?? 'guest'].join(':');

/** Restores the areas stored for this tab, and stores them whenever they change. */
export function useStoredAreas(widgetId: string, { state, ready, change }: ServiceAreaTool): void {
  const [key] = React.useState(() => buildStorageKey(widgetId));
  const { areas } = state;

  React.useEffect(() => {
    change((before) => ({
      ...EMPTY_STATE,
      areas: before.areas.length > 0 ? before.areas : restoreAreas(readPageData(key))
    }));
  }, [key, change]);

  React.useEffect(() => {
    if (ready) writePageData(key, areas);
  }, [key, ready, areas]);
}
