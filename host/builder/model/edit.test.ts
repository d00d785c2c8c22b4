import { createEmptyAppConfig } from '../../jimu/jimu-core/lib/store/initial-state';
import type { AppConfig } from '../../jimu/jimu-core/lib/types/app-config';
import { BrowserSizeMode } from '../../jimu/jimu-core/lib/types/common';
import { addWidget, applySetting, changeWidget, placeWidget, withTheme } from './edit';
import {
  HEADER_PAGE_ID,
  flattenOutline,
  getPageFrame,
  hasPage,
  getLayoutId,
  buildOutline,
  listPages,
  resolveServerUrls
} from './edited-page';
import { computeBox } from './item-box';
import { removeWidget } from './remove';

const createItem = (id: string, widgetId: string) => ({
  id,
  type: 'WIDGET',
  widgetId,
  bbox: { left: 0, top: 0, width: 100, height: 50 }
});

const app: AppConfig = {
  ...(createEmptyAppConfig().asMutable({ deep: true }) as AppConfig),
  header: { height: { LARGE: '56px' }, layout: {} },
  pages: {
    other: { id: 'other', layout: {} },
    home: { id: 'home', header: true, layout: { LARGE: 'layout_1', SMALL: 'layout_2' } }
  },
  pageStructure: [{ home: [] }, { other: [] }],
  layouts: {
    layout_1: {
      id: 'layout_1',
      order: ['0', '1'],
      content: { '0': createItem('0', 'widget_1'), '1': createItem('1', 'widget_2') }
    },
    layout_2: { id: 'layout_2', order: ['0'], content: { '0': createItem('0', 'widget_1') } },
    layout_3: { id: 'layout_3', order: ['4'], content: { '4': createItem('4', 'widget_7') } }
  },
  widgets: {
    widget_1: { id: 'widget_1', uri: 'widgets/arcgis/arcgis-map/', outputDataSources: ['out'] },
    widget_2: { id: 'widget_2', uri: 'widgets/layout/column/', layouts: { DEFAULT: { LARGE: 'layout_3' } } },
    widget_7: {
      id: 'widget_7',
      uri: 'widgets/legend/',
      useMapWidgetIds: ['widget_1'],
      useDataSources: [{ dataSourceId: 'out', mainDataSourceId: 'out' }]
    }
  },
  dataSources: { out: { id: 'out', type: 'FEATURE_LAYER' }, other: { id: 'other', type: 'FEATURE_LAYER' } },
  messageConfigs: {
    m1: { id: 'm1', widgetId: 'widget_1', messageType: 'X', actions: [] },
    m2: {
      id: 'm2',
      widgetId: 'widget_7',
      messageType: 'X',
      actions: [{ actionId: 'a', widgetId: 'widget_1', actionName: 'a' }]
    }
  }
};
const large = { pageId: 'home', mode: BrowserSizeMode.Large };
const legend = {
  uri: 'widgets/legend/',
  version: '1.0.0',
  label: 'Legend',
  config: { a: 1 },
  size: { width: 300, height: 2000 }
};

describe('the edited page', () => {
  it('has the layout of its size or the one it inherits, and the area below the bar', () => {
    expect(getLayoutId(app, { ...large, mode: BrowserSizeMode.Medium })).toBe('layout_1');
    expect(getLayoutId(app, { ...large, mode: BrowserSizeMode.Small })).toBe('layout_2');
    expect(getPageFrame(app, large)).toEqual({ width: 1440, height: 844 });
    expect(getPageFrame(app, { ...large, pageId: 'other' }).height).toBe(900);
    expect(listPages(app).map(({ id }) => id)).toEqual(['home', 'other']);
  });

  it("can be the bar above the pages, with the bar's area, when the bar has a layout", () => {
    const bar = { pageId: HEADER_PAGE_ID, mode: BrowserSizeMode.Large };
    expect(hasPage(app, HEADER_PAGE_ID)).toBe(false);
    const layouts = { ...app.layouts, layout_9: { id: 'layout_9', order: [], content: {} } };
    const barred = { ...app, header: { ...app.header, layout: { LARGE: 'layout_9' } }, layouts };
    expect([hasPage(barred, HEADER_PAGE_ID), getLayoutId(barred, bar)]).toEqual([true, 'layout_9']);
    expect(getPageFrame(barred, bar)).toEqual({ width: 1440, height: 56 });
    const { config, widgetId } = addWidget(barred, bar, legend, []);
    expect(buildOutline(config, bar).map(({ widget }) => widget.id)).toEqual([widgetId]);
    expect(config.layouts.layout_9?.content?.['0']?.bbox).toMatchObject({ height: '32px' });
  });

  it('has the origin of its server in its addresses when it runs', () => {
    const portal = { ...app, attributes: { portalUrl: '{{SITE_SERVER}}/arcgis' } };
    expect(resolveServerUrls(portal, 'http://here').attributes).toEqual({ portalUrl: 'http://here/arcgis' });
  });

  it('has an outline with nested widgets', () => {
    expect(flattenOutline(buildOutline(app, large)).map(({ widget, depth }) => [widget.id, depth])).toEqual([
      ['widget_1', 0],
      ['widget_2', 0],
      ['widget_7', 1]
    ]);
  });
});

describe('editing', () => {
  it('adds a widget above the others, pending at the sizes with a layout of their own', () => {
    const { config, widgetId } = addWidget(app, large, legend, []);
    expect(widgetId).toBe('widget_8');
    expect(config.widgets.widget_8).toEqual({
      id: 'widget_8',
      uri: 'widgets/legend/',
      version: '1.0.0',
      label: 'Legend',
      config: { a: 1 }
    });
    expect(config.layouts.layout_1?.order).toEqual(['0', '1', '2']);
    expect(config.layouts.layout_1?.content?.['2']?.bbox).toEqual({
      left: '1128px',
      top: '12px',
      width: '300px',
      height: '820px'
    });
    expect(config.layouts.layout_2?.content?.['1']).toMatchObject({ widgetId, isPending: true });
    expect(app.layouts.layout_1?.order).toHaveLength(2);
    expect(() => addWidget(app, { ...large, pageId: 'other' }, legend, [])).toThrow('has no layout');
  });

  it('adds the layouts of its manifest to a widget that contains others', () => {
    const layouts = [{ name: 'DEFAULT', type: 'COLUMN' }, { name: 'more' }];
    const { config } = addWidget(app, large, { ...legend, layouts }, []);
    expect(config.widgets.widget_8?.layouts).toEqual({
      DEFAULT: { LARGE: 'layout_4' },
      more: { LARGE: 'layout_5' }
    });
    expect(config.layouts.layout_4).toEqual({ id: 'layout_4', type: 'COLUMN', order: [], content: {} });
    expect(config.layouts.layout_5?.type).toBe('FIXED');
    expect(removeWidget(config, 'widget_8').layouts).toEqual(app.layouts);
  });

  it('places a widget by numbers, also one that was pending', () => {
    const { config } = addWidget(app, large, legend, []);
    const box = { left: 10, top: 20, width: 30, height: 40 };
    const small = { ...large, mode: BrowserSizeMode.Small };
    const placed = placeWidget(config, small, { layoutId: 'layout_2', itemId: '1' }, box);
    const found = placed.layouts.layout_2?.content?.['1'];
    expect(found).not.toHaveProperty('isPending');
    expect(computeBox(found!, getPageFrame(config, small))).toEqual(box);
    expect(placeWidget(app, large, { layoutId: 'layout_1', itemId: '9' }, box)).toBe(app);
  });

  it('writes settings, and replaces the output data sources of a widget', () => {
    const named = changeWidget(app, 'widget_7', { label: 'Signs' });
    expect(named.widgets.widget_7).toMatchObject({ label: 'Signs', uri: 'widgets/legend/' });
    const set = applySetting(app, { id: 'widget_1', config: { b: 2 } }, [
      { id: 'new', type: 'FEATURE_LAYER' }
    ]);
    expect(Object.keys(set.dataSources ?? {})).toEqual(['other', 'new']);
    expect(set.widgets.widget_1).toMatchObject({ config: { b: 2 }, outputDataSources: ['new'] });
    expect(applySetting(app, { id: 'widget_7', useMapWidgetIds: [] }, undefined).dataSources).toBe(
      app.dataSources
    );
    expect(applySetting(app, { id: 'nobody' }, undefined)).toBe(app);
    expect(withTheme(app, 'themes/site-dark/').theme).toBe('themes/site-dark/');
  });

  it('removes a widget with its nested widgets and every reference to it', () => {
    const noMap = removeWidget(app, 'widget_1');
    expect(Object.keys(noMap.widgets)).toEqual(['widget_2', 'widget_7']);
    expect(noMap.widgets.widget_7).toMatchObject({ useMapWidgetIds: [], useDataSources: [] });
    expect(noMap.layouts.layout_2).toMatchObject({ order: [], content: {} });
    expect(Object.keys(noMap.dataSources ?? {})).toEqual(['other']);
    expect(noMap.messageConfigs).toMatchObject({ m2: { actions: [] } });
    expect(noMap.messageConfigs).not.toHaveProperty('m1');
    const noColumn = removeWidget(app, 'widget_2');
    expect(Object.keys(noColumn.widgets)).toEqual(['widget_1']);
    expect(Object.keys(noColumn.layouts)).toEqual(['layout_1', 'layout_2']);
    expect(removeWidget(app, 'nobody')).toBe(app);
  });
});
