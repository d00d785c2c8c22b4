import { isMapWidget } from '../../jimu/jimu-ui/lib/setting/is-map-widget';
import type { AppConfig } from '../../jimu/jimu-core/lib/types/app-config';
import { buildOutline, flattenOutline, HEADER_PAGE_ID, listPages } from './edited-page';
import type { EditedPage } from './edited-page';

/**
 * Returns the id of the only map of a page; for the bar, which is above all pages, of the app's pages.
 * Undefined without a map, and with several, between which only a person can choose.
 */
export function findOnlyMap(config: AppConfig, { pageId, mode }: EditedPage): string | undefined {
  const pageIds = pageId === HEADER_PAGE_ID ? listPages(config).map(({ id }) => id) : [pageId];
  const widgets = pageIds
    .flatMap((id) => flattenOutline(buildOutline(config, { pageId: id, mode })))
    .map(({ widget }) => widget);
  const maps = new Set(widgets.filter(isMapWidget).map(({ id }) => id));
  return maps.size === 1 ? [...maps][0] : undefined;
}
