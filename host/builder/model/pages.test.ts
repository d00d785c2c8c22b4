import { createEmptyAppConfig } from '../../jimu/jimu-core/lib/store/initial-state';
import type { AppConfig } from '../../jimu/jimu-core/lib/types/app-config';
import { listPages } from './edited-page';
import { addPage, removePage, renamePage } from './pages';

const createItem = (id: string, widgetId: string) => ({ id, type: 'WIDGET', widgetId, bbox: {} });

const app: AppConfig = {
  ...(createEmptyAppConfig().asMutable({ deep: true }) as AppConfig),
  pages: {
    home: { id: 'home', label: 'Home', header: true, isDefault: true, layout: { LARGE: 'layout_1' } },
    page_4: { id: 'page_4', label: 'More', layout: { LARGE: 'layout_2', SMALL: 'layout_1' } }
  },
  pageStructure: [{ home: ['page_4'] }],
  layouts: {
    layout_1: { id: 'layout_1', order: ['0'], content: { '0': createItem('0', 'widget_1') } },
    layout_2: {
      id: 'layout_2',
      order: ['0', '1'],
      content: { '0': createItem('0', 'widget_1'), '1': createItem('1', 'widget_2') }
    }
  },
  widgets: {
    widget_1: { id: 'widget_1', uri: 'widgets/arcgis/arcgis-map/' },
    widget_2: { id: 'widget_2', uri: 'widgets/legend/', useMapWidgetIds: ['widget_1'] }
  }
};
const before = JSON.stringify(app);
afterEach(() => expect(JSON.stringify(app)).toBe(before));

it('addPage adds an empty page at the end with an unused id and the bar of the others', () => {
  const { config, pageId } = addPage(app, 'New');
  expect(pageId).toBe('page_5');
  expect(listPages(config).map(({ label }) => label)).toEqual(['Home', 'More', 'New']);
  expect(config.pages.page_5).toMatchObject({ id: 'page_5', header: true, layout: { LARGE: 'layout_3' } });
  expect(config.layouts.layout_3).toEqual({ id: 'layout_3', type: 'FIXED', order: [], content: {} });
  expect(config.pageStructure).toEqual([{ home: ['page_4'] }, { page_5: [] }]);
});

it('renamePage renames a page, and returns the same app when the name is unchanged', () => {
  expect(renamePage(app, 'home', 'Start').pages.home!.label).toBe('Start');
  expect(renamePage(app, 'home', 'Home')).toBe(app);
});

it('removePage removes a page with its layouts and the widgets that are on no other page', () => {
  const config = removePage(app, 'page_4');
  expect(Object.keys(config.pages)).toEqual(['home']);
  expect(Object.keys(config.layouts)).toEqual(['layout_1']);
  expect(Object.keys(config.widgets)).toEqual(['widget_1']);
  expect(config.pageStructure).toEqual([{ home: [] }]);
});

it('removePage makes the first remaining page the default, keeps its widgets, and keeps the last page', () => {
  const config = removePage(app, 'home');
  expect(config.pages).toEqual({ page_4: { ...app.pages.page_4, isDefault: true } });
  expect(config.pageStructure).toEqual([{ page_4: [] }]);
  expect(Object.keys(config.widgets)).toEqual(['widget_1', 'widget_2']);
  expect(removePage(config, 'page_4')).toBe(config);
});
