import { createEmptyAppConfig } from '../../jimu/jimu-core/lib/store/initial-state';
import type { AppConfig } from '../../jimu/jimu-core/lib/types/app-config';
import {
  addSource,
  listOwnSources,
  removeSource,
  renameSource,
  findSameSource,
  toSavedUrl,
  listSourceWidgets
} from './data';

const createUse = (id: string) => ({ dataSourceId: id, mainDataSourceId: id });
const map = { id: 'dataSource_1', type: 'WEB_MAP', itemId: 'wells', sourceLabel: 'Wells' };
const app: AppConfig = {
  ...(createEmptyAppConfig().asMutable({ deep: true }) as AppConfig),
  dataSources: {
    dataSource_1: map,
    dataSource_10: { id: 'dataSource_10', type: 'FEATURE_LAYER', url: 'https://a.example/0' },
    out: { id: 'out', type: 'FEATURE_LAYER', isOutputFromWidget: true }
  },
  widgets: {
    widget_1: { id: 'widget_1', uri: 'a/', useDataSources: [createUse('dataSource_1')] },
    widget_2: {
      id: 'widget_2',
      uri: 'b/',
      useDataSources: [createUse('dataSource_1-roads'), createUse('dataSource_10')]
    }
  },
  messageConfigs: {
    m1: {
      id: 'm1',
      widgetId: 'widget_1',
      messageType: 'X',
      actions: [
        {
          actionId: 'a',
          widgetId: 'widget_2',
          actionName: 'a',
          useDataSources: [createUse('dataSource_1-roads'), createUse('dataSource_10')]
        },
        { actionId: 'b', widgetId: 'widget_2', actionName: 'b' }
      ]
    }
  }
};

const listUses = (config: AppConfig) =>
  Object.values(config.widgets).map(({ useDataSources = [] }) =>
    useDataSources.map(({ dataSourceId }) => dataSourceId)
  );

describe('data sources of an app', () => {
  it("listOwnSources returns the app's own sources without the outputs of widgets", () => {
    expect(listOwnSources(app).map(({ id }) => id)).toEqual(['dataSource_1', 'dataSource_10']);
  });

  it('listSourceWidgets returns the widgets that use a source or a layer of its map', () => {
    expect(listSourceWidgets(app, 'dataSource_1').map(({ id }) => id)).toEqual(['widget_1', 'widget_2']);
    expect(listSourceWidgets(app, 'dataSource_10').map(({ id }) => id)).toEqual(['widget_2']);
  });

  it('addSource assigns an unused id, also in an app without sources', () => {
    const source = { type: 'WEB_SCENE', itemId: 'hills', sourceLabel: 'Hills' };
    expect(addSource(app, source).dataSources?.dataSource_11).toEqual({ id: 'dataSource_11', ...source });
    const { dataSources: _none, ...empty } = app;
    expect(addSource(empty, source).dataSources).toEqual({ dataSource_1: { id: 'dataSource_1', ...source } });
  });

  it('findSameSource finds a source by item or URL', () => {
    expect(findSameSource(app, { itemId: 'wells' })).toBe(map);
    expect(findSameSource(app, { url: 'https://a.example/0' })?.id).toBe('dataSource_10');
    expect(findSameSource(app, { url: 'https://a.example/1' })).toBeUndefined();
    expect(findSameSource(app, {})).toBeUndefined();
  });

  it('renameSource sets the label, and returns the same app when the name is unchanged', () => {
    expect(renameSource(app, 'dataSource_1', 'Boreholes').dataSources?.dataSource_1).toEqual({
      ...map,
      label: 'Boreholes'
    });
    expect(renameSource(app, 'dataSource_1', 'Wells')).toBe(app);
    expect(renameSource(app, 'none', 'Wells')).toBe(app);
  });

  it('removeSource removes a source and its layers from the app and from the widgets that use them', () => {
    const without = removeSource(app, 'dataSource_1');
    expect(Object.keys(without.dataSources ?? {})).toEqual(['dataSource_10', 'out']);
    expect(listUses(without)).toEqual([[], ['dataSource_10']]);
    expect(without.messageConfigs?.m1?.actions.map(({ useDataSources }) => useDataSources)).toEqual([
      [createUse('dataSource_10')],
      undefined
    ]);
    expect(removeSource(app, 'none')).toBe(app);
  });

  it("toSavedUrl replaces this server's origin with the placeholder", () => {
    const origin = 'https://site.example';
    expect(toSavedUrl(`${origin}/arcgis`, origin)).toBe('{{SITE_SERVER}}/arcgis');
    expect(toSavedUrl(origin, origin)).toBe('{{SITE_SERVER}}');
    expect(toSavedUrl('https://site.example.org/a', origin)).toBe('https://site.example.org/a');
  });
});
