import { act, render, screen, waitFor } from '@testing-library/react';
import {
  AbstractMessageAction,
  appActions,
  BaseVersionManager,
  ButtonClickMessage,
  DataSourceComponent,
  DataSourceManager,
  DataSourceTypes,
  getAppStore,
  hooks,
  MessageManager,
  UrlManager,
  WidgetManager,
  WidgetState
} from 'jimu-core';
import type { FeatureLayerDataSource, Message, WebMapDataSource } from 'jimu-core';
import { getDefaultAppConfig, initStore, updateStore, withStoreRender } from 'jimu-for-test';
import { chooseLocale } from './i18n/locale';
import { collectRegistration } from './i18n/system-register';
import { loadTranslations } from './i18n/translations';
import { registerModules } from './module-registry';
import { compareVersions } from './version/version-manager';

jest.mock('../../jimu-arcgis/lib/sdk-modules', () => ({
  loadPortalMap: (portalUrl: string, itemId: string, isScene: boolean) =>
    Promise.resolve({ portalUrl, itemId, isScene })
}));

const readState = () => getAppStore().getState();
const { dispatch } = {
  dispatch: (...actions: Parameters<ReturnType<typeof getAppStore>['dispatch']>[0][]) =>
    actions.forEach((action) => getAppStore().dispatch(action))
};

beforeEach(initStore);

describe('the store', () => {
  it('opens, activates and closes widgets', () => {
    dispatch(
      appActions.openWidgets(['a', 'b']),
      appActions.activateWidget('a'),
      appActions.activateWidget('b')
    );
    expect([readState().widgetsRuntimeInfo.a?.state, readState().widgetsRuntimeInfo.b?.state]).toEqual([
      'OPENED',
      'ACTIVE'
    ]);
    dispatch(appActions.closeWidget('b'), appActions.resetWidgetsState(['a']));
    expect(readState().widgetsRuntimeInfo.b?.state).toBe(WidgetState.Closed);
    expect(readState().widgetsRuntimeInfo.a?.state).toBeUndefined();
  });

  it('stores the state props of a widget immutably, and leaves other widgets unchanged', () => {
    dispatch(appActions.widgetStatePropChange('a', 'list', [{ n: 1 }]));
    const before = readState().widgetsState.a;
    dispatch(appActions.widgetStatePropChange('b', 'x', 1));
    expect(readState().widgetsState.a).toBe(before);
    expect(() => (before as unknown as { list: number[] }).list.push(1)).toThrow();
  });

  it('gives control of a map to one widget, and only that widget can release it', () => {
    dispatch(
      appActions.requestAutoControlMapWidget('map', 'a'),
      appActions.requestAutoControlMapWidget('map', 'b')
    );
    dispatch(appActions.releaseAutoControlMapWidget('map', 'a'));
    expect(readState().mapWidgetsInfo.map?.autoControlWidgetId).toBe('b');
    dispatch(appActions.releaseAutoControlMapWidget('map'));
    expect(readState().mapWidgetsInfo.map?.autoControlWidgetId).toBeNull();
  });
});

describe('messages', () => {
  const heard: string[] = [];
  class Listener extends AbstractMessageAction {
    filterMessageDescription = () => true;
    filterMessage = (message: Message) => message.widgetId === 'talker';
    onExecute(_message: Message, config?: { go: boolean; fail?: boolean }) {
      heard.push(this.widgetId);
      if (config?.fail) throw new Error('deaf');
      return config?.go ?? true;
    }
  }
  const createAction = (widgetId: string, config: object) => ({
    actionId: `${widgetId}-${JSON.stringify(config)}`,
    widgetId,
    actionName: 'listen',
    config
  });

  function connectActions(...actions: object[]) {
    registerModules({
      'widgets/l/manifest.json': async () => ({
        default: { name: 'l', version: '1', messageActions: [{ name: 'listen', uri: 'actions/listen' }] }
      }),
      'widgets/l/src/actions/listen.ts': async () => ({ default: Listener })
    });
    const uri = 'widgets/l/';
    const widgets = { one: { id: 'one', uri }, two: { id: 'two', uri }, three: { id: 'three', uri } };
    const messageConfigs = { m: { id: 'm', widgetId: 'talker', messageType: 'BUTTON_CLICK', actions } };
    updateStore({ appConfig: getDefaultAppConfig().merge({ widgets, messageConfigs } as never) as never });
    heard.length = 0;
  }
  const publish = () => MessageManager.getInstance().publishMessage(new ButtonClickMessage('talker'));

  it('run the configured actions in order until one returns false', async () => {
    connectActions(
      createAction('one', { go: true }),
      createAction('two', { go: false }),
      createAction('three', { go: true })
    );
    publish();
    await waitFor(() => expect(heard).toContain('two'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toEqual(['one', 'two']);
  });

  it('run the other actions when one fails or is missing', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    connectActions(
      createAction('nobody', { go: true }),
      createAction('one', { go: true, fail: true }),
      createAction('three', { go: true })
    );
    publish();
    await waitFor(() => expect(heard).toEqual(['one', 'three']));
    expect(quiet).toHaveBeenCalledTimes(2);
    quiet.mockRestore();
  });
});

describe('texts', () => {
  it("use the requested language, then the visitor's languages, then English", () => {
    expect(chooseLocale('fr', ['en'])).toBe('fr');
    expect(chooseLocale('xx', ['de-DE', 'fr-NG', 'en'])).toBe('fr');
    expect(chooseLocale(null, ['de'])).toBe('en');
  });

  it('are read from System.register files with one export, a default export or named exports', () => {
    const readRegistration = (body: string) => collectRegistration(new Function('System', body) as never);
    const createFile = (exports: string) =>
      `System.register([], function (_export) { return { execute: function () { ${exports} } }; });`;
    expect(readRegistration(createFile('_export({ a: "1" });'))).toEqual({ a: '1' });
    expect(readRegistration(createFile('_export("default", { a: "2" });'))).toEqual({ a: '2' });
    expect(
      readRegistration('System.register("name", [], function (_export) { _export("a", "3"); });')
    ).toEqual({
      a: '3'
    });
  });

  it('override the English ones where a translation exists', async () => {
    registerModules({
      'texts/default.ts': async () => ({ default: { a: 'en', b: 'en' } }),
      'texts/fr.js': async () => ({ default: { a: 'fr' } })
    });
    expect(await loadTranslations('texts/', 'fr')).toEqual({ a: 'fr', b: 'en' });
    expect(await loadTranslations('texts/', 'en')).toEqual({ a: 'en', b: 'en' });
    expect(await loadTranslations('nowhere/', 'fr')).toEqual({});
  });
});

describe('versions', () => {
  it('are compared as numbers, not as text', () => {
    expect(compareVersions('1.10.0', '1.9.0')).toBeGreaterThan(0);
    expect(compareVersions('1.0', '1.0.0')).toBe(0);
  });

  it('run the steps between the saved and the current version in order', async () => {
    const createStep = (version: string) => ({
      version,
      description: '',
      upgrader: async (old: string[]) => [...old, version]
    });
    class Manager extends BaseVersionManager {
      versions = [createStep('2.0.0'), createStep('1.10.0'), createStep('1.0.0'), createStep('1.9.0')];
    }
    expect(await new Manager().upgrade([], '1.0.0', '1.10.0', 'w')).toEqual(['1.9.0', '1.10.0']);
  });
});

describe('data sources', () => {
  const dataSources = {
    map: { id: 'map', type: 'WEB_MAP', itemId: 'item', portalUrl: 'http://p', sourceLabel: 'Map' }
  };
  beforeEach(() =>
    updateStore({ appConfig: getDefaultAppConfig().merge({ dataSources } as never) as never })
  );

  it("are created once from the app's configuration", async () => {
    const manager = DataSourceManager.getInstance();
    const source = await manager.createDataSource('map');
    expect(source).toMatchObject({ id: 'map', type: 'WEB_MAP', itemId: 'item', portalUrl: 'http://p' });
    expect(source.getLabel()).toBe('Map');
    expect(await manager.createDataSource('map')).toBe(source);
    expect(readState().dataSourcesInfo.map?.instanceStatus).toBe('CREATED');
    manager.destroyDataSource('map');
    expect(manager.getDataSource('map')).toBeNull();
  });

  it('keep the condition of each widget on a layer and join them with AND', async () => {
    const json = { id: 'map-mills', type: DataSourceTypes.FeatureLayer, url: 'http://x/0' };
    const source = (await DataSourceManager.getInstance().createDataSource(json)) as FeatureLayerDataSource;
    expect([source.url, source.getCurrentQueryParams()]).toEqual(['http://x/0', {}]);
    source.updateQueryParams({ where: 'tonsAmount >= 5' }, 'panels');
    source.updateQueryParams({ where: "state = 'Edo' OR state = 'Imo'" }, 'board');
    source.updateQueryParams({ where: 'tonsAmount >= 7' }, 'panels');
    expect(source.getCurrentQueryParams()).toEqual({
      where: "(state = 'Edo' OR state = 'Imo') AND (tonsAmount >= 7)"
    });
    expect(getAppStore().getState().dataSourcesInfo['map-mills']).toMatchObject({
      instanceStatus: 'CREATED',
      widgetQueries: { panels: { where: 'tonsAmount >= 7' } }
    });
    source.updateQueryParams(null, 'board');
    source.updateQueryParams({}, 'panels');
    expect(source.getCurrentQueryParams()).toEqual({});
  });

  it('keep a geometry beside the conditions, the one that was set last', async () => {
    const json = { id: 'map-mills', type: DataSourceTypes.FeatureLayer, url: 'http://x/0' };
    const source = (await DataSourceManager.getInstance().createDataSource(json)) as FeatureLayerDataSource;
    const box = { geometryType: 'esriGeometryEnvelope', spatialRel: 'esriSpatialRelIntersects' };
    source.updateQueryParams({ geometry: { xmin: 1 }, ...box }, 'measure');
    source.updateQueryParams({ where: 'tonsAmount >= 5' }, 'panels');
    expect(source.getRealQueryParams({ where: "state = 'Edo'" })).toEqual({
      where: "((tonsAmount >= 5)) AND (state = 'Edo')",
      geometry: { xmin: 1 },
      ...box
    });
    source.updateQueryParams({ geometry: { xmin: 2 }, ...box }, 'other');
    expect(source.getCurrentQueryParams().geometry).toEqual({ xmin: 2 });
    source.updateQueryParams(null, 'panels');
    source.updateQueryParams(null, 'other');
    expect(source.getCurrentQueryParams()).toEqual({ geometry: { xmin: 1 }, ...box });
    source.updateQueryParams(null, 'measure');
    expect(source.getCurrentQueryParams()).toEqual({});
  });

  it('are passed to a widget through the component, which also reports a missing source', async () => {
    const failed = jest.fn();
    const createUse = (id: string) => ({ dataSourceId: id, mainDataSourceId: id }) as never;
    await act(async () => {
      withStoreRender()(
        <>
          <DataSourceComponent useDataSource={createUse('map')}>
            {(source) => <p>{source.getLabel()}</p>}
          </DataSourceComponent>
          <DataSourceComponent useDataSource={createUse('none')} onCreateDataSourceFailed={failed} />
        </>
      );
    });
    expect(await screen.findByText('Map')).toBeVisible();
    expect(failed.mock.calls[0][0].message).toContain('no data source none');
  });
});

describe('a web map source', () => {
  it('has its map when the widget is notified, with the children already rendered', async () => {
    const dataSources = { map: { id: 'map', type: 'WEB_MAP', itemId: 'item', portalUrl: 'http://p' } };
    updateStore({ appConfig: getDefaultAppConfig().merge({ dataSources } as never) as never });
    const created = jest.fn();
    withStoreRender()(
      <DataSourceComponent
        useDataSource={{ dataSourceId: 'map', mainDataSourceId: 'map' } as never}
        onDataSourceCreated={({ map }: WebMapDataSource) => created(map, screen.getByTestId('place'))}
      >
        <div data-testid="place" />
      </DataSourceComponent>
    );
    const place = screen.getByTestId('place');
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith({ portalUrl: 'http://p', itemId: 'item', isScene: false }, place)
    );
  });
});

describe('the rest of the framework', () => {
  it('rejects an unknown widget with its id', async () => {
    await expect(WidgetManager.getInstance().loadWidgetClass('x')).rejects.toThrow('no widget x');
  });

  it('changes URL parameters and keeps the others', () => {
    window.history.replaceState(null, '', '/p?a=1&b=2');
    UrlManager.getInstance().changeQueryObject({ a: null, c: '3' });
    expect(window.location.search).toBe('?b=2&c=3');
    expect(readState().queryObject).toEqual({ b: '2', c: '3' });
  });

  it('has hooks for the previous value, the first mount, updates and unmounting', () => {
    const effects: string[] = [];
    function Probe({ value }: { readonly value: string }) {
      const before = hooks.usePrevious(value);
      const first = hooks.useFirstMountState();
      const latest = hooks.useEventCallback(() => value);
      hooks.useUpdateEffect(() => {
        effects.push(`${before}→${latest()}`);
      }, [value]);
      hooks.useUnmount(() => effects.push(`gone ${value}`));
      return <p>{first ? 'first' : 'again'}</p>;
    }
    const { rerender, unmount } = render(<Probe value="a" />);
    expect(screen.getByText('first')).toBeVisible();
    rerender(<Probe value="b" />);
    unmount();
    expect(effects).toEqual(['a→b', 'gone b']);
  });
});
