import { createEmptyAppConfig } from '../../jimu/jimu-core/lib/store/initial-state';
import type { AppConfig } from '../../jimu/jimu-core/lib/types/app-config';
import { BrowserSizeMode } from '../../jimu/jimu-core/lib/types/common';
import { HEADER_PAGE_ID } from './edited-page';
import { findOnlyMap } from './maps';

const mode = BrowserSizeMode.Large;

/** Returns an app with the widgets of each page by their ids; `m…` are maps. */
function createApp(pages: Readonly<Record<string, readonly string[]>>): AppConfig {
  const ids = [...new Set(Object.values(pages).flat())];
  const app = createEmptyAppConfig().asMutable({ deep: true }) as AppConfig;
  const entries = Object.entries(pages);
  return {
    ...app,
    pages: Object.fromEntries(entries.map(([id]) => [id, { id, layout: { LARGE: id } }])),
    layouts: Object.fromEntries(
      entries.map(([id, widgets]) => [
        id,
        { id, content: Object.fromEntries(widgets.map((widgetId) => [widgetId, { id: widgetId, widgetId }])) }
      ])
    ),
    widgets: Object.fromEntries(
      ids.map((id) => [
        id,
        { id, uri: id.startsWith('m') ? 'widgets/arcgis/arcgis-map/' : 'widgets/legend/' }
      ])
    )
  };
}

it('findOnlyMap returns the only map of a page, and of all pages for the bar', () => {
  const app = createApp({ one: ['m1', 'a'], none: ['b'], two: ['m1', 'm2'] });
  expect(findOnlyMap(app, { pageId: 'one', mode })).toBe('m1');
  expect(findOnlyMap(app, { pageId: 'none', mode })).toBeUndefined();
  expect(findOnlyMap(app, { pageId: 'two', mode })).toBeUndefined();
  expect(findOnlyMap(app, { pageId: HEADER_PAGE_ID, mode })).toBeUndefined();
  const bar = { pageId: HEADER_PAGE_ID, mode };
  expect(findOnlyMap(createApp({ one: ['m1', 'a'], again: ['m1'] }), bar)).toBe('m1');
});
