import { React } from 'jimu-core';
import { keepPageData, readPageData, sessionUser } from 'widgets/shared-code/site-core';
import { EMPTY_STATE, restoreAreas } from '../state';
import type { ServiceArea } from '../use-service-area';

/** Returns the storage key of the areas of one user, page and widget. */
const keyOf = (widgetId: string): string =>
  ['service-area', window.location.pathname, widgetId, sessionUser()?.id ?? 'guest'].join(':');

/** Restores the areas stored for this tab, and stores them whenever they change. */
export function useKeptAreas(widgetId: string, { state, ready, change }: ServiceArea): void {
  const [key] = React.useState(() => keyOf(widgetId));
  const { areas } = state;

  React.useEffect(() => {
    change((before) => ({
      ...EMPTY_STATE,
      areas: before.areas.length > 0 ? before.areas : restoreAreas(readPageData(key))
    }));
  }, [key, change]);

  React.useEffect(() => {
    if (ready) keepPageData(key, areas);
  }, [key, ready, areas]);
}
